/** Tables for tests, set by hand. */

import { games } from "../games";
import type { Catalogue, GameTerms, MyTable, Sitter, TableInfo, Welcome } from "../protocol/types";
import { termsFor } from "./terms";

export const person = (name: string, more: Partial<Sitter> = {}): Sitter => ({
  kind: "person",
  name,
  level: null,
  here: true,
  host: false,
  away: null,
  expected: false,
  ...more,
});

export const bot: Sitter = { ...person(""), kind: "bot", name: null, level: "hard", here: false };
export const free: Sitter = { ...bot, kind: "free", level: null };

export const tableOf = (sitters: Sitter[], more: Partial<TableInfo> = {}): TableInfo => ({
  id: "abcd1234",
  game: "six-nimmt",
  seats: sitters.length,
  options: { variant: "classic", target: 66, rounds: null },
  open: false,
  status: "playing",
  sitters,
  watching: 0,
  rematch: null,
  hushed: false,
  ...more,
});

export const viewOf = (more: Record<string, unknown> = {}) => ({
  game: "six-nimmt",
  seats: 2,
  options: {},
  seat: 0,
  acting: [0, 1],
  ...more,
});

export const welcomeTo = (table: TableInfo, more: Partial<Welcome> = {}): Welcome => ({
  say: "welcome",
  table,
  seat: 0,
  host: true,
  name: "Ada",
  number: 0,
  view: null,
  legal: [],
  undoable: false,
  missed: [],
  chat: [],
  ...more,
});

export const mineAt = (table: TableInfo, more: Partial<MyTable> = {}): MyTable => ({ table, seat: 0, acting: [], ...more });

const told = import.meta.glob<{ terms?: GameTerms }>("../games/*/testing.ts", { eager: true });
const terms = new Map(Object.values(told).flatMap(({ terms }) => (terms ? [[terms.game, terms]] : [])));

/** What the server tells of the games that there are, in an order of its own. */
export const CATALOGUE: Catalogue = {
  games: games.map((game) => terms.get(game) ?? termsFor(game, 2, 4, [])).reverse(),
  levels: ["easy", "normal", "hard", "expert"],
  most: 1000,
};
