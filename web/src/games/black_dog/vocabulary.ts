// Made from the game's vocabulary.py by `make types`. Do not edit.

import type { Vocabulary } from "../vocabulary";

/** … */
export interface Dog {
  do: "dog";
  to: number;
}

/** … */
export interface Give {
  do: "give";
  card: string;
}

/** … */
export interface Magnet {
  do: "magnet";
  card: string;
  seat: number;
  from: number;
  to: number;
  as?: string;
}

/** … */
export interface Step {
  do: "step";
  card: string;
  seat: number;
  from: number;
  steps: number;
  to: number;
  as?: string;
}

/** … */
export interface SplitPart {
  seat: number;
  from: number;
  steps: number;
  to: number;
}

/** … */
export interface Split {
  do: "split";
  card: string;
  parts: SplitPart[];
  as?: string;
}

/** … */
export interface Start {
  do: "start";
  card: string;
  seat: number;
  as?: string;
}

/** … */
export interface Swap {
  do: "swap";
  card: string;
  own: number[];
  other: number[];
  as?: string;
}

/** … */
export interface Turn {
  do: "turn";
  way: "left" | "right";
}

/** … */
export interface Discard {
  do: "discard";
  card: string;
}

/** … */
export interface Fold {
  do: "fold";
}

/** … */
export interface AllHome {
  event: "all-home";
  owner: number;
}

/** … */
export interface Bitten {
  event: "bitten";
  owner: number;
  at: number;
  how: string;
}

/** … */
export interface Dealt {
  event: "dealt";
  round: number;
  dealer: number;
  starter: number;
  deck: number;
}

/** … */
export interface Discarded {
  event: "discarded";
  seat: number;
  card: string;
}

/** … */
export interface DogPlaced {
  event: "dog-placed";
  seat: number;
  at: number;
}

/** … */
export interface DogRan {
  event: "dog-ran";
  from: number;
  at: number;
  steps: number;
}

/** … */
export interface Drawn {
  event: "drawn";
  to: number[];
  card: string;
}

/** … */
export interface Drew {
  event: "drew";
  seat: number;
}

/** … */
export interface Dropped {
  event: "dropped";
  seat: number;
  card: string;
}

/** … */
export interface Exchanged {
  event: "exchanged";
}

/** … */
export interface Folded {
  event: "folded";
  seat: number;
  cards: string[];
}

/** … */
export interface Gave {
  event: "gave";
  seat: number;
}

/** … */
export interface Got {
  event: "got";
  to: number[];
  card: string;
  giver: number;
}

/** … */
export interface Hand {
  event: "hand";
  to: number[];
  cards: string[];
}

/** … */
export interface Hit {
  event: "hit";
  seat: number;
  owner: number;
  at: number;
}

/** … */
export interface Home {
  event: "home";
  owner: number;
  at: number;
}

/** … */
export interface Moved {
  event: "moved";
  seat: number;
  owner: number;
  from: number;
  at: number;
  steps: number;
}

/** … */
export interface Over {
  event: "over";
  winners: number[];
  home: number[];
}

/** … */
export interface OwnGift {
  event: "own-gift";
  to: number[];
  card: string;
  receiver: number;
}

/** … */
export interface Played {
  event: "played";
  seat: number;
  card: string;
  as: string | null;
}

/** … */
export interface RoundEnded {
  event: "round-ended";
  round: number;
  home: number[];
}

/** … */
export interface Shuffled {
  event: "shuffled";
  deck: number;
}

/** … */
export interface Started {
  event: "started";
  seat: number;
  owner: number;
  at: number;
}

/** … */
export interface Swapped {
  event: "swapped";
  seat: number;
  owner: number;
  from: number;
  other: number;
  at: number;
}

/** … */
export interface TurnDue {
  event: "turn-due";
  seat: number;
  paws: number[];
}

/** … */
export interface TurnedMoved {
  owner: number | null;
  from: number;
  to: number;
}

/** … */
export interface Turned {
  event: "turned";
  seat: number;
  way: "left" | "right";
  moved: TurnedMoved[];
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
export interface Stuck {
  cards: string[];
  fresh: number;
}

/** All that a seat knows of the table. */
export interface View {
  game: string;
  rules: number;
  seats: number;
  options: Options;
  seat: number | null;
  round: number;
  phase: "discard" | "dog" | "give" | "over" | "play" | "turn";
  acting: number[];
  dealer: number;
  starter: number;
  turn: number | null;
  sides: number[][];
  origins: number[];
  pawns: number[][];
  dog: number | null;
  cards: number[];
  deck: number;
  played: string[];
  last: string | null;
  out: boolean[];
  stuck: Stuck[][];
  drew: boolean;
  paws: number[];
  first: number | null;
  hand?: string[];
  gift?: string | null;
  got?: string | null;
  given?: boolean[];
  winners?: number[];
}

/** What the table agreed on, every option named. */
export interface Options {
  bites: "passing" | "landing";
  dealer: "random" | "seat-1" | "seat-2" | "seat-3" | "seat-4";
}

export type Move =
  | Dog
  | Give
  | Magnet
  | Step
  | Split
  | Start
  | Swap
  | Turn
  | Discard
  | Fold;

export type Event =
  | AllHome
  | Bitten
  | Dealt
  | Discarded
  | DogPlaced
  | DogRan
  | Drawn
  | Drew
  | Dropped
  | Exchanged
  | Folded
  | Gave
  | Got
  | Hand
  | Hit
  | Home
  | Moved
  | Over
  | OwnGift
  | Played
  | RoundEnded
  | Shuffled
  | Started
  | Swapped
  | TurnDue
  | Turned
  | Blank
  | Undone;

export const vocabulary: Vocabulary<Event> = {
  "fields": {
    "to": {
      "role": "seat"
    },
    "card": {
      "role": "named",
      "sorts": [
        "card"
      ]
    },
    "seat": {
      "role": "seat"
    },
    "from": {
      "role": "place"
    },
    "as": {
      "role": "named",
      "sorts": [
        "card"
      ]
    },
    "other": {
      "role": "seat"
    },
    "owner": {
      "role": "seat"
    },
    "at": {
      "role": "place"
    },
    "how": {
      "role": "named",
      "sorts": [
        "kind"
      ]
    },
    "dealer": {
      "role": "seat"
    },
    "starter": {
      "role": "seat"
    },
    "cards": {
      "role": "named",
      "sorts": [
        "card"
      ]
    },
    "giver": {
      "role": "seat"
    },
    "winners": {
      "role": "seat"
    },
    "home": {
      "role": "by-seat"
    },
    "receiver": {
      "role": "seat"
    },
    "paws": {
      "role": "place"
    }
  },
  "events": {
    "all-home": {
      "foreseen": true,
      "undoable": false,
      "log": true,
      "drawn": true,
      "aloud": "all"
    },
    "bitten": {
      "foreseen": true,
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
    "discarded": {
      "foreseen": false,
      "undoable": false,
      "log": true,
      "drawn": true,
      "aloud": "all"
    },
    "dog-placed": {
      "foreseen": true,
      "undoable": false,
      "log": true,
      "drawn": true,
      "aloud": "all"
    },
    "dog-ran": {
      "foreseen": true,
      "undoable": false,
      "log": true,
      "drawn": true,
      "aloud": "all"
    },
    "drawn": {
      "foreseen": false,
      "undoable": false,
      "log": true,
      "drawn": true,
      "aloud": "all"
    },
    "drew": {
      "foreseen": false,
      "undoable": false,
      "log": true,
      "drawn": true,
      "aloud": "all"
    },
    "dropped": {
      "foreseen": false,
      "undoable": false,
      "log": true,
      "drawn": true,
      "aloud": "all"
    },
    "exchanged": {
      "foreseen": false,
      "undoable": false,
      "log": true,
      "drawn": true,
      "aloud": "all"
    },
    "folded": {
      "foreseen": false,
      "undoable": false,
      "log": true,
      "drawn": true,
      "aloud": "all"
    },
    "gave": {
      "foreseen": false,
      "undoable": false,
      "log": true,
      "drawn": true,
      "aloud": "all"
    },
    "got": {
      "foreseen": false,
      "undoable": false,
      "log": true,
      "drawn": true,
      "aloud": "all"
    },
    "hand": {
      "foreseen": false,
      "undoable": false,
      "log": true,
      "drawn": true,
      "aloud": "all"
    },
    "hit": {
      "foreseen": true,
      "undoable": false,
      "log": true,
      "drawn": true,
      "aloud": "all"
    },
    "home": {
      "foreseen": true,
      "undoable": false,
      "log": true,
      "drawn": true,
      "aloud": "all"
    },
    "moved": {
      "foreseen": true,
      "undoable": false,
      "log": true,
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
    "own-gift": {
      "foreseen": false,
      "undoable": false,
      "log": true,
      "drawn": true,
      "aloud": "all"
    },
    "played": {
      "foreseen": true,
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
    "shuffled": {
      "foreseen": false,
      "undoable": false,
      "log": true,
      "drawn": true,
      "aloud": "all"
    },
    "started": {
      "foreseen": true,
      "undoable": false,
      "log": true,
      "drawn": true,
      "aloud": "all"
    },
    "swapped": {
      "foreseen": true,
      "undoable": false,
      "log": true,
      "drawn": true,
      "aloud": "all"
    },
    "turn-due": {
      "foreseen": true,
      "undoable": false,
      "log": true,
      "drawn": true,
      "aloud": "all"
    },
    "turned": {
      "foreseen": true,
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
