// Made from the game's vocabulary.py by `make types`. Do not edit.

import type { Vocabulary } from "../vocabulary";

/** … */
export interface Lay {
  do: "lay";
  card: string;
  at: number[];
  turned: boolean;
}

/** … */
export interface Sabotage {
  do: "sabotage";
  card: string;
}

/** … */
export interface Pass {
  do: "pass";
  cards: string[];
}

/** … */
export interface Map {
  do: "map";
  at: number[];
}

/** … */
export interface Rockfall {
  do: "rockfall";
  at: number[];
}

/** … */
export interface Key {
  do: "key";
  at: number[];
}

/** … */
export interface Clear {
  do: "clear";
  cards: string[];
  tool: string;
}

/** … */
export interface Bribe {
  do: "bribe";
  at: number[];
}

/** … */
export interface End {
  do: "end";
}

/** … */
export interface Orient {
  do: "orient";
  at: number[];
  turned: boolean;
}

/** … */
export interface Repair {
  do: "repair";
  card: string;
  tool: string;
}

/** … */
export interface Bribed {
  event: "bribed";
  seat: number;
  at: number[];
}

/** … */
export interface CavedIn {
  event: "caved-in";
  seat: number;
  at: number[] | null;
  card: string | null;
}

/** … */
export interface Claimed {
  event: "claimed";
  seat: number;
  at: number[];
  card: string;
  nuggets: number;
}

/** … */
export interface Cleared {
  event: "cleared";
  seat: number;
  cards: string[];
  tool: string;
}

/** … */
export interface Collapsed {
  event: "collapsed";
  seat: number;
  at: number[];
  card: string;
  key: null;
}

/** … */
export interface Dealt {
  event: "dealt";
  round: number;
  starter: number;
  pile: number;
}

/** … */
export interface Drawn {
  event: "drawn";
  to: number[];
  cards: string[];
}

/** … */
export interface Drew {
  event: "drew";
  seat: number;
  count: number;
}

/** … */
export interface Hand {
  event: "hand";
  to: number[];
  cards: string[];
}

/** … */
export interface Laid {
  event: "laid";
  seat: number;
  card: string;
  at: number[];
  turned: boolean;
}

/** … */
export interface Looked {
  event: "looked";
  seat: number;
  at: number[];
}

/** … */
export interface Oriented {
  event: "oriented";
  seat: number;
  at: number[];
  card: string;
  turned: boolean;
}

/** … */
export interface Over {
  event: "over";
  winners: number[];
  totals: number[];
}

/** … */
export interface OverSolo {
  event: "over-solo";
  total: number;
  band: "none";
}

/** … */
export interface Paid {
  event: "paid";
  seat: number;
  card: string;
  nuggets: number;
}

/** … */
export interface Passed {
  event: "passed";
  seat: number;
  cards: string[];
}

/** … */
export interface Repaired {
  event: "repaired";
  seat: number;
  tool: string;
  card: string;
}

/** … */
export interface Revealed {
  event: "revealed";
  seat: number;
  at: number[];
  card: string;
}

/** … */
export interface RoundEnded {
  event: "round-ended";
  round: number;
  why: "cards" | "counters" | "goals";
  nuggets: number[];
  paid: number[];
  totals: number[];
}

/** … */
export interface Sabotaged {
  event: "sabotaged";
  seat: number;
  victim: number;
  tool: string;
}

/** … */
export interface Saw {
  event: "saw";
  to: number[];
  at: number[];
  card: string;
}

/** … */
export interface Struck {
  event: "struck";
  seat: number;
  tool: string;
  lies: boolean;
}

/** … */
export interface Unlocked {
  event: "unlocked";
  seat: number;
  at: number[];
}

/** A secret of others: something happened that this seat must not know. */
export interface Blank {
  event: "blank";
}

/** The last move was taken back. */
export interface Undone {
  event: "undone";
  seat: number;
}

/** … */
export interface Maze {
  at: number[];
  card: string;
  turned: boolean;
  counter?: "blue" | "green";
  key?: "blue" | "green";
}

/** … */
export interface Goal {
  at: number[];
  looked: number[];
  card?: string;
}

/** … */
export interface Round {
  nuggets: number[];
  paid: number[];
}

/** All that a seat knows of the table. */
export interface View {
  game: string;
  rules: number;
  seats: number;
  options: Options;
  seat: number | null;
  round: number;
  phase: "act" | "bribe" | "over";
  acting: number[];
  acted: boolean;
  due: number;
  colours: string[];
  maze: Maze[];
  goals: Goal[];
  cards: number[];
  pile: number;
  discard: string[];
  before: (("cart" | "lantern" | "pickaxe")[])[];
  counters: number;
  keys: number;
  gold: string[][];
  nuggets: number[];
  claimed: number[];
  bribes: number[];
  gone: string[];
  rounds: Round[];
  routes: (((number | string)[])[])[];
  hand?: string[];
  winners?: number[];
  aside?: number;
  laid?: number[][];
}

/** What the table agreed on, every option named. */
export interface Options {
  colour: "green" | "blue";
}

export type Move =
  | Lay
  | Sabotage
  | Pass
  | Map
  | Rockfall
  | Key
  | Clear
  | Bribe
  | End
  | Orient
  | Repair;

export type Event =
  | Bribed
  | CavedIn
  | Claimed
  | Cleared
  | Collapsed
  | Dealt
  | Drawn
  | Drew
  | Hand
  | Laid
  | Looked
  | Oriented
  | Over
  | OverSolo
  | Paid
  | Passed
  | Repaired
  | Revealed
  | RoundEnded
  | Sabotaged
  | Saw
  | Struck
  | Unlocked
  | Blank
  | Undone;

export const vocabulary: Vocabulary<Event> = {
  "fields": {
    "card": {
      "role": "named",
      "sorts": [
        "card"
      ]
    },
    "at": {
      "role": "place"
    },
    "cards": {
      "role": "named",
      "sorts": [
        "card"
      ]
    },
    "tool": {
      "role": "named",
      "sorts": [
        "tool"
      ]
    },
    "seat": {
      "role": "seat"
    },
    "starter": {
      "role": "seat"
    },
    "winners": {
      "role": "seat"
    },
    "totals": {
      "role": "by-seat"
    },
    "nuggets": {
      "role": "by-seat"
    },
    "victim": {
      "role": "seat"
    }
  },
  "events": {
    "bribed": {
      "foreseen": false,
      "undoable": false,
      "log": true,
      "drawn": true,
      "aloud": "all"
    },
    "caved-in": {
      "foreseen": false,
      "undoable": false,
      "log": true,
      "drawn": true,
      "aloud": "all"
    },
    "claimed": {
      "foreseen": false,
      "undoable": false,
      "log": true,
      "drawn": true,
      "aloud": "all"
    },
    "cleared": {
      "foreseen": false,
      "undoable": false,
      "log": true,
      "drawn": true,
      "aloud": "all"
    },
    "collapsed": {
      "foreseen": false,
      "undoable": false,
      "log": true,
      "drawn": true,
      "aloud": "all"
    },
    "dealt": {
      "foreseen": false,
      "undoable": false,
      "log": true,
      "drawn": true,
      "aloud": "all"
    },
    "drawn": {
      "foreseen": false,
      "undoable": false,
      "log": false,
      "drawn": true,
      "aloud": "all"
    },
    "drew": {
      "foreseen": false,
      "undoable": false,
      "log": false,
      "drawn": true,
      "aloud": "all"
    },
    "hand": {
      "foreseen": false,
      "undoable": false,
      "log": false,
      "drawn": true,
      "aloud": "all"
    },
    "laid": {
      "foreseen": false,
      "undoable": false,
      "log": true,
      "drawn": true,
      "aloud": "all"
    },
    "looked": {
      "foreseen": false,
      "undoable": false,
      "log": true,
      "drawn": true,
      "aloud": "all"
    },
    "oriented": {
      "foreseen": false,
      "undoable": false,
      "log": false,
      "drawn": true,
      "aloud": "all"
    },
    "over": {
      "foreseen": false,
      "undoable": false,
      "log": true,
      "drawn": true,
      "aloud": "all"
    },
    "over-solo": {
      "foreseen": false,
      "undoable": false,
      "log": true,
      "drawn": true,
      "aloud": "all"
    },
    "paid": {
      "foreseen": false,
      "undoable": false,
      "log": true,
      "drawn": true,
      "aloud": "all"
    },
    "passed": {
      "foreseen": false,
      "undoable": false,
      "log": true,
      "drawn": true,
      "aloud": "all"
    },
    "repaired": {
      "foreseen": false,
      "undoable": false,
      "log": true,
      "drawn": true,
      "aloud": "all"
    },
    "revealed": {
      "foreseen": false,
      "undoable": false,
      "log": true,
      "drawn": true,
      "aloud": "all"
    },
    "round-ended": {
      "foreseen": false,
      "undoable": false,
      "log": true,
      "drawn": true,
      "aloud": "all"
    },
    "sabotaged": {
      "foreseen": false,
      "undoable": false,
      "log": true,
      "drawn": true,
      "aloud": "all"
    },
    "saw": {
      "foreseen": false,
      "undoable": false,
      "log": true,
      "drawn": true,
      "aloud": "all"
    },
    "struck": {
      "foreseen": false,
      "undoable": false,
      "log": true,
      "drawn": true,
      "aloud": "all"
    },
    "unlocked": {
      "foreseen": false,
      "undoable": false,
      "log": true,
      "drawn": true,
      "aloud": "all"
    },
    "blank": {
      "foreseen": false,
      "undoable": false,
      "log": false,
      "drawn": false,
      "aloud": "none"
    },
    "undone": {
      "foreseen": false,
      "undoable": false,
      "log": true,
      "drawn": false,
      "aloud": "all"
    }
  }
};
