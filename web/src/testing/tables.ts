/** Tables for tests, set by hand. */

import type { Sitter, TableInfo, Welcome } from "../protocol/types";

export const person = (name: string, more: Partial<Sitter> = {}): Sitter => ({
  kind: "person",
  name,
  level: null,
  here: true,
  host: false,
  away: null,
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
