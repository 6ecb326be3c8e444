/** The games, found by looking: a game is a folder with `front.ts` (the home page) and `index.ts` (all
 * else), which is fetched when somebody wants it. Which games there are at this server, and in which
 * order, tells its catalogue (`parts/terms`). One without a folder here, because it comes from another
 * package, has the plain board that every game gets: `games/plain` makes a front and a client for its
 * key, from what the server says of it. */

import { folderOf } from "../words/fields";
import { later } from "../parts/later";
import type { Explain } from "../pieces/explain.svelte";
import { speakOfGame, speakOfThings } from "../words/words.svelte";
import type { AnyView, GameClient, GameFront } from "./board";

/** Each game has types of its own; here, where it is fetched, it becomes a game like any other: what
 * a server says at a table of this game is of these types. */
const fronts = import.meta.glob<GameFront>(["./*/front.ts", "!./plain/*"], { import: "default", eager: true });
const clients = import.meta.glob<GameClient>(["./*/index.ts", "!./plain/*"], { import: "default" });

/** What the things on a board are and do. */
const explainers = import.meta.glob<Explain<AnyView>>("./*/explain.ts", { import: "explain" });

const plainFront = import.meta.glob<Plain<GameFront>>("./plain/front.ts", { import: "default" })["./plain/front.ts"];
const plainClient = import.meta.glob<Plain<GameClient>>("./plain/index.ts", { import: "default" })["./plain/index.ts"];
type Plain<Part> = (key: string) => Promise<Part>;

/** The games that have a folder here. */
export const games = Object.keys(clients).map((path) => path.split("/")[1]!.replaceAll("_", "-"));

/** Whether this game has a folder here: a board of its own, a lesson, a rulebook. */
export const isHere = (game: string): boolean => games.includes(game);

/** For the home page. */
export const frontOf = fetcher((key) => {
  const own = fronts[`./${folderOf(key)}/front.ts`];
  return own ? () => Promise.resolve(own) : madeBy(plainFront, key);
});

/** For everything else; with it come its words. */
export const gameOf = fetcher((key) => {
  const own = clients[`./${folderOf(key)}/index.ts`];
  return own ? async () => (await Promise.all([own(), speakOfGame(key)]))[0] : madeBy(plainClient, key);
});

/** What things are, of a game that says so; a board of any game has at least its fields. */
export const explainerOf = fetcher((key) => {
  const take = explainers[`./${isHere(key) ? folderOf(key) : "plain"}/explain.ts`];
  return take && later(async () => (await Promise.all([take(), speakOfThings(key)]))[0]);
});

function madeBy<Part>(plain: (() => Promise<Plain<Part>>) | undefined, key: string): (() => Promise<Part>) | undefined {
  return plain && (async () => (await plain())(key));
}

function fetcher<Part>(source: (key: string) => (() => Promise<Part>) | undefined) {
  const fetched = new Map<string, Promise<Part>>();
  return (key: string): Promise<Part> => {
    const known = fetched.get(key);
    if (known) return known;
    const take = source(key);
    if (!take) return Promise.reject(new Error(`there is no game ${key}`));
    const part = take();
    part.catch(() => fetched.delete(key)); // asked again when the network is back
    fetched.set(key, part);
    return part;
  };
}
