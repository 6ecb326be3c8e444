/** A table for tests, set by hand. */

import type { Burner, Desk, Drink, Explosion, Move, PlaceMarble, View } from "./vocabulary";

const burner = (tile: string, holes: Burner["holes"], filled: Burner["filled"] = []): Burner => ({ tile, filled, holes });

const explosion = (track: number, place: number, front: number, count: number): Explosion => ({ track, place, front, count, open: false });

export const desk = (more: Partial<Desk> = {}): Desk => ({
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

export const table = (more: Partial<View> = {}): View => ({
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
    explosions: [explosion(0, 3, 1, 6), explosion(1, 2, 1, 3), explosion(3, 2, 1, 3)],
    scores: [0, 0, 0],
    ...more,
  });

const spots = (what: "pick" | "help"): Move[] =>
  [8, 8, 3, 8, 8].flatMap((length, track) => Array.from({ length }, (_, place): Move => ({ do: what, track, place })));

export const picks = spots("pick");
export const helps = spots("help");
export const legal: Move[] = [...helps, ...picks];

export const put = (colour: PlaceMarble["colour"], which: number, from: PlaceMarble["from"] = "hand"): PlaceMarble => ({ do: "put", from, colour, burner: which });
export const drink = (tile: string, as: NonNullable<Drink["as"]>, more: Partial<Drink> = {}): Drink => ({ do: "drink", tile, as, ...more });
