/** The games, each fetched when somebody wants it. A game is a folder; this is the only other
 * place that knows its name. */

import type { GameClient } from "./board";

const shelf: Record<string, () => Promise<{ default: GameClient }>> = {
  "six-nimmt": () => import("./six_nimmt"),
  "saboteur-duel": () => import("./saboteur_duel"),
};

const fetched = new Map<string, Promise<GameClient>>();

export const games = Object.keys(shelf);

export function gameOf(key: string): Promise<GameClient> {
  const known = fetched.get(key);
  if (known) return known;
  const take = shelf[key];
  if (!take) return Promise.reject(new Error(`there is no game ${key}`));
  const game = take().then((module) => module.default);
  game.catch(() => fetched.delete(key)); // asked again when the network is back
  fetched.set(key, game);
  return game;
}
