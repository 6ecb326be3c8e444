/** A table for tests, set by hand. */

import type { Place } from "./places";
import type { FaceUp, Move, View } from "./vocabulary";

export const laid = (at: Place, card: string, more: Partial<FaceUp> = {}): FaceUp => ({ at, card, turned: false, ...more });

export const duel = (more: Partial<View> = {}): View => ({
  game: "saboteur-duel",
  rules: 2,
  seats: 2,
  options: { colour: "green" },
  seat: 0,
  round: 1,
  phase: "act",
  acting: [0],
  acted: false,
  due: 0,
  colours: ["green", "blue"],
  maze: [
    laid([1, 2], "S_BLUE"),
    laid([1, 4], "S_GREEN"),
    laid([2, 4], "P_H"),
    laid([3, 4], "P_X_DOOR_B"),
    laid([4, 4], "P_TS_TROLL"),
  ],
  goals: [
    { at: [6, 1], looked: [0], card: "G_LT_2" },
    { at: [6, 3], looked: [1] },
    { at: [6, 5], looked: [] },
  ],
  cards: [4, 5],
  hand: ["A_BREAK_CART", "A_MAP", "P_H", "P_LT"],
  pile: 30,
  discard: ["P_H", "A_MAP", "P_H"],
  before: [[], ["lantern"]],
  counters: 8,
  keys: 2,
  gold: [[], []],
  nuggets: [3, 2],
  claimed: [1, 0],
  bribes: [0, 0],
  gone: [],
  rounds: [{ nuggets: [4, 2], paid: [1, 0] }],
  routes: [
    [
      [1, 4, "NESW"],
      [2, 4, "EW"],
      [3, 4, "NEW"],
      [4, 4, "NW"],
    ],
    [[1, 2, "NESW"]],
  ],
  ...more,
});

/** The same as a spectator sees it. */
export function watched(): View {
  const view = duel({ seat: null });
  delete view.hand;
  return view;
}

export const lay = (card: string, at: Place, turned = false): Move => ({ do: "lay", card, at, turned });

export const legal: Move[] = [
  lay("P_LT", [3, 3]),
  lay("P_LT", [3, 3], true),
  lay("P_LT", [4, 3], true),
  lay("P_H", [0, 4]),
  { do: "sabotage", card: "A_BREAK_CART" },
  { do: "map", at: [6, 3] },
  { do: "map", at: [6, 5] },
  { do: "bribe", at: [4, 4] },
  ...["A_BREAK_CART", "A_MAP", "P_H", "P_LT"].map((card): Move => ({ do: "pass", cards: [card] })),
  { do: "pass", cards: ["A_MAP", "P_H"] },
];
