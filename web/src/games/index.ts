/** The games, each fetched when somebody wants it. A game is a folder; this is the only other
 * place that knows its name. */

import type { GameClient, GameFront } from "./board";

interface Fetch {
  front: () => Promise<{ default: GameFront }>;
  client: () => Promise<{ default: GameClient }>;
}

const shelf: Record<string, Fetch> = {
  "six-nimmt": {
    front: () => import("./six_nimmt/front"),
    client: () => import("./six_nimmt"),
  },
  "saboteur-duel": {
    front: () => import("./saboteur_duel/front"),
    client: () => import("./saboteur_duel"),
  },
  "black-dog": {
    front: () => import("./black_dog/front"),
    client: () => import("./black_dog"),
  },
  "potion-explosion": {
    front: () => import("./potion_explosion/front"),
    client: () => import("./potion_explosion"),
  },
};

export const games = Object.keys(shelf);

/** For the home page. */
export const frontOf = fetcher((key) => shelf[key]?.front);

/** For everything else. */
export const gameOf = fetcher((key) => shelf[key]?.client);

function fetcher<Part>(source: (key: string) => (() => Promise<{ default: Part }>) | undefined) {
  const fetched = new Map<string, Promise<Part>>();
  return (key: string): Promise<Part> => {
    const known = fetched.get(key);
    if (known) return known;
    const take = source(key);
    if (!take) return Promise.reject(new Error(`there is no game ${key}`));
    const part = take().then((module) => module.default);
    part.catch(() => fetched.delete(key)); // asked again when the network is back
    fetched.set(key, part);
    return part;
  };
}
