/** A table for tests, set by hand. */

import type { Move, Split, Step, View } from "./vocabulary";

export const table = (more: Partial<View> = {}): View => ({
  game: "black-dog",
  rules: 2,
  seats: 4,
  options: { bites: "passing", dealer: "random" },
  seat: 0,
  round: 2,
  phase: "play",
  acting: [0],
  dealer: 3,
  turn: 0,
  starter: 0,
  sides: [[0, 2], [1, 3]],
  origins: [0, 16, 32, 48],
  pawns: [[-1, 5, 20, 64], [-1, -1, 16, 28], [-1, -1, 40, 61], [-1, 12, 44, 66]],
  dog: 9,
  cards: [5, 4, 5, 4],
  hand: ["start_1_11", "blue_3", "team_4", "black_1_7", "swap"],
  deck: 68,
  played: ["blue_8"],
  last: "blue_8",
  gift: null,
  got: null,
  out: [false, false, false, true],
  stuck: [[], [], [], []],
  drew: false,
  paws: [],
  first: null,
  ...more,
});

export const step = (card: string, from: number, steps: number, to: number, seat = 0): Step => ({ do: "step", card, seat, from, steps, to });

const part = (seat: number, from: number, steps: number, to: number) => ({ seat, from, steps, to });

export const splits: Split[] = [
  { do: "split", card: "team_4", parts: [part(0, 5, 4, 9)] },
  { do: "split", card: "team_4", parts: [part(0, 5, 3, 8), part(2, 61, 1, 62)] },
  { do: "split", card: "team_4", parts: [part(0, 5, 1, 6), part(2, 61, 3, 0)] },
  { do: "split", card: "team_4", parts: [part(2, 61, 3, 0), part(0, 5, 1, 6)] },
  { do: "split", card: "team_4", parts: [part(0, 20, 2, 22), part(0, 64, 2, 66)] },
];

export const legal: Move[] = [
  { do: "start", card: "start_1_11", seat: 0 },
  step("start_1_11", 5, 1, 6),
  step("start_1_11", 64, 1, 65),
  step("blue_3", 5, 3, 8),
  step("blue_3", 20, 3, 23),
  ...[1, 2, 3, 4, 5, 6, 7].map((steps) => step("black_1_7", 5, steps, 5 + steps)),
  { do: "swap", card: "swap", own: [0, 5], other: [1, 28] },
  { do: "swap", card: "swap", own: [0, 5], other: [2, 61] },
  { do: "swap", card: "swap", own: [0, 20], other: [3, 44] },
  ...splits,
];
