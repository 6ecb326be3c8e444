/** A table for tests, set by hand. */

import type { Move, View } from "../board";
import type { BurnerView, DeskView, PotionView } from "./scene";

const burner = (tile: string, holes: BurnerView["holes"], filled: BurnerView["filled"] = []): BurnerView => ({ tile, filled, holes });

export const desk = (more: Partial<DeskView> = {}): DeskView => ({
  burners: [burner("wisdom-4a", { R: 2, Y: 2 }), burner("magnetic-4a", { B: 1, K: 2 }, [{ hole: "B", marble: "B" }])],
  hand: "",
  flask: "",
  potions: [],
  skills: 0,
  kinds: [],
  five: false,
  helps: 0,
  ...more,
});

export const table = (more: Partial<PotionView> = {}): View =>
  ({
    game: "potion-explosion",
    rules: 2,
    seats: 3,
    options: { leave: "beginner", countdown: null, placing: "must", first: "random" },
    seat: 0,
    phase: "turn",
    acting: [0],
    turn: 0,
    first: 0,
    turns: 6,
    left_out: ["balm", "filter"],
    starters: [],
    tracks: [
      { marbles: "RKYRYYKBB", hidden: 7 },
      { marbles: "RYYYKBRKB", hidden: 5 },
      { marbles: "BKR", hidden: 0 },
      { marbles: "KRRRBYKBR", hidden: 6 },
      { marbles: "YBKRYBKRY", hidden: 4 },
    ],
    stacks: [
      { top: "sands-7a", size: 9 },
      { top: "wisdom-5b", size: 8 },
      { top: "blind_love-6a", size: 8 },
      { top: null, size: 0 },
      { top: "abyssal-4a", size: 3 },
    ],
    desks: [desk(), desk({ flask: "BB" }), desk({ flask: "" })],
    countdown: 5,
    bank: 10,
    help_tokens: 21,
    picked: false,
    helped: false,
    returns: 0,
    ending: null,
    prism: null,
    tie: null,
    takes: [
      [1, 1, 1, 6, 1, 1, 1, 1],
      [1, 1, 3, 1, 1, 1, 1, 1],
      [1, 1, 1, 0, 0, 0, 0, 0],
      [1, 1, 3, 1, 1, 1, 1, 1],
      [1, 1, 1, 1, 1, 1, 1, 1],
    ],
    scores: [0, 0, 0],
    ...more,
  }) as unknown as View;

const spots = (what: string): Move[] =>
  [8, 8, 3, 8, 8].flatMap((length, track) => Array.from({ length }, (_, place): Move => ({ do: what, track, place })));

export const picks = spots("pick");
export const helps = spots("help");
export const legal: Move[] = [...helps, ...picks];

export const put = (colour: string, which: number, from = "hand"): Move => ({ do: "put", from, colour, burner: which });
export const drink = (tile: string, as: string, more: Record<string, unknown> = {}): Move => ({ do: "drink", tile, as, ...more });
