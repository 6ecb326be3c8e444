/** Tables for tests, set by hand. */

import { games } from "../games";
import type { Catalogue, GameTerms, MyTable, OptionTerms, Sitter, TableInfo, Welcome } from "../protocol/types";

export const person = (name: string, more: Partial<Sitter> = {}): Sitter => ({
  kind: "person",
  name,
  level: null,
  here: true,
  host: false,
  away: null,
  expected: false,
  avatar: "fig",
  hints: 0,
  previews: 0,
  ...more,
});

export const bot: Sitter = { ...person(""), kind: "bot", name: null, level: "hard", here: false, avatar: null };
export const free: Sitter = { ...bot, kind: "free", level: null };

export const tableOf = (sitters: Sitter[], more: Partial<TableInfo> = {}): TableInfo => ({
  id: "abcd1234",
  game: SAMPLE.game,
  seats: sitters.length,
  options: { variant: "classic", target: 66, rounds: null },
  open: false,
  status: "playing",
  sitters,
  watching: 0,
  rematch: null,
  hushed: false,
  hurried: false,
  onlookers: "speak",
  fair: null,
  at_once: false,
  hints: "everyone",
  preview: "everyone",
  delay: 0,
  audience: [],
  language: null,
  ...more,
});

export const viewOf = (more: Record<string, unknown> = {}) => ({
  game: SAMPLE.game,
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

export const mineAt = (table: TableInfo, more: Partial<MyTable> = {}): MyTable => ({ table, seat: 0, acting: [], idle: 0, ...more });

export const number = (name: string, rule: string, normal: number | null, to: number): OptionTerms => ({ name, rule, default: normal, from: 1, to });
export const word = (name: string, rule: string, ...choices: string[]): OptionTerms => ({ name, rule, default: choices[0]!, choices });
export const seats = (name: string, rule: string) => word(name, rule, "random", "seat-1", "seat-2", "seat-3", "seat-4");
export const entry = (game: string, from: number, to: number, options: OptionTerms[] = []): GameTerms => ({
  game,
  rules: 1,
  seats: { from, to },
  wins: "high",
  options,
});

/** The game at which is tested what is the same at every game. */
export const SAMPLE = entry("six-nimmt", 2, 10, [
  word("variant", "SN-16", "classic", "known", "draft"),
  number("target", "SN-14", 66, 2 ** 53 - 1),
  number("rounds", "SN-14", null, 2 ** 53 - 1),
]);

/** What the server tells of the games: these, and the others that are here. */
export function catalogueOf(...terms: GameTerms[]): Catalogue {
  const others = games.filter((game) => !terms.some((other) => other.game === game));
  return { games: [...terms, ...others.map((game) => entry(game, 2, 4))], levels: ["easy", "normal", "hard", "expert"], most: 1000 };
}
