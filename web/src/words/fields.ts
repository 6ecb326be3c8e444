/** What the fields of sentences mean: a seat is called by name, a row is counted from 1. Each game's own
 * are made from its vocabulary; a game from another package brings them when it is met. */

import type { Role } from "../games/vocabulary";

export type Fields = Record<string, Role>;

/** Those of sentences that are of no game: the page's own and the server's. */
const GENERAL: Fields = {
  seat: { role: "seat" },
  seats: { role: "seat" },
  winners: { role: "seat" },
  games: { role: "named" },
  options: { role: "named" },
  choices: { role: "named" },
  allowed: { role: "named" },
};

const tables = import.meta.glob<Fields>("../games/*/vocabulary.ts", { import: "fields" });

export const folderOf = (game: string): string => game.replaceAll("-", "_");

/** Games by their keys; the fields of those with a folder here come when they are spoken of. */
const known = new Map<string, Fields>(Object.keys(tables).map((path) => [path.split("/")[2]!.replaceAll("_", "-"), {}]));
const met = new Set<string>();
/** Of which game a key is, as far as it has been asked. */
const gamesOfKeys = new Map<string, string | null>();
let learned = 0;

/** How often something was learned of fields: what was said before may be said otherwise now. */
export const fieldsKnown = (): number => learned;

function know(game: string, fields: Fields): void {
  known.set(game, fields);
  gamesOfKeys.clear();
  learned += 1;
}

/** The fields of a game with a folder here. */
export async function fetchFields(game: string): Promise<void> {
  const table = tables[`../games/${folderOf(game)}/vocabulary.ts`];
  if (table) know(game, await table());
}

/** A game from another package: what its fields mean, as its schema says (`x-fields`). */
export function learnFields(game: string, fields: Fields): void {
  know(game, fields);
  met.add(game);
}

/** Whether this game is from another package, and may lack words of its own. */
export const isMet = (game: string): boolean => met.has(game);

/** The game that a sentence is of. */
export function gameOfKey(key: string): string | null {
  const before = gamesOfKeys.get(key);
  if (before !== undefined) return before;
  const games = [...known.keys()].filter((game) => key === game || key.startsWith(`${game}-`));
  const game = games.toSorted((one, other) => other.length - one.length)[0] ?? null; // the longer of two
  gamesOfKeys.set(key, game);
  return game;
}

/** What a field means in the sentences of a game, or of none. */
export const roleOf = (game: string | null, name: string): Role | undefined => ((game && known.get(game)) || GENERAL)[name];
