/** Tables for tests, set by hand. */

import { games } from "../games";
import type { Catalogue, MyTable, OptionTerms, Sitter, TableInfo, Welcome } from "../protocol/types";

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

const number = (name: string, rule: string, normal: number | null, to: number): OptionTerms => ({ name, rule, default: normal, from: 1, to });
const word = (name: string, rule: string, ...choices: string[]): OptionTerms => ({ name, rule, default: choices[0]!, choices });
const seats = (name: string, rule: string) => word(name, rule, "random", "seat-1", "seat-2", "seat-3", "seat-4");
const entry = (game: string, from: number, to: number, options: OptionTerms[]): Catalogue["games"][number] => ({
  game,
  rules: 1,
  seats: { from, to },
  wins: "high",
  options,
});

/** What the server tells of the games that there are. */
export const CATALOGUE: Catalogue = {
  games: [
    entry("six-nimmt", 2, 10, [
      word("variant", "SN-16", "classic", "known", "draft"),
      number("target", "SN-14", 66, 2 ** 53 - 1),
      number("rounds", "SN-14", null, 2 ** 53 - 1),
    ]),
    entry("saboteur-duel", 1, 2, [word("colour", "SD-31", "green", "blue")]),
    entry("black-dog", 2, 4, [word("bites", "BD-25", "passing", "landing"), seats("dealer", "BD-6")]),
    entry("potion-explosion", 2, 4, [
      word("leave", "PE-4", "beginner", "random", "wisdom+sands", "sands+filter"),
      number("countdown", "PE-8", null, 15),
      word("placing", "PE-13", "must", "free"),
      seats("first", "PE-5"),
    ]),
  ].filter(({ game }) => games.includes(game)),
  levels: ["easy", "normal", "hard", "expert"],
  most: 1000,
};
