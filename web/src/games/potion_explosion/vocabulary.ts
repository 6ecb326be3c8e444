// Made from the game's vocabulary.py by `make types`. Do not edit.

import type { Vocabulary } from "../vocabulary";

/** … */
export interface Starter {
  do: "starter";
  tile: string;
}

/** … */
export interface Pick {
  do: "pick";
  track: number;
  place: number;
}

/** … */
export interface Help {
  do: "help";
  track: number;
  place: number;
}

/** … */
export interface Put {
  do: "put";
  from: "flask" | "hand";
  colour: string;
  burner: number;
}

/** … */
export interface End {
  do: "end";
}

/** … */
export interface ToFlask {
  do: "to_flask";
  colour: string;
}

/** … */
export interface ToHand {
  do: "to_hand";
  colour: string;
}

/** … */
export interface TakeTile {
  do: "tile";
  stack: number;
}

/** … */
export interface Drink {
  do: "drink";
  tile: string;
  as: string;
  victim?: number;
  track?: number;
  place?: number;
  tracks?: number[];
  count?: number;
  places?: number[];
}

/** … */
export interface Prism {
  do: "prism";
  colour: string;
  burner: number;
  hole: string;
}

/** … */
export interface PrismDone {
  do: "prism_done";
}

/** … */
export interface Arrived {
  event: "arrived";
  track: number;
  place: number;
  colour: string;
}

/** … */
export interface Completed {
  event: "completed";
  seat: number;
  tile: string;
  colours: string;
  points: number;
}

/** … */
export interface Drafted {
  event: "drafted";
  seat: number;
  tile: string;
}

/** … */
export interface Drunk {
  event: "drunk";
  seat: number;
  tile: string;
  as: string | null;
}

/** … */
export interface Ended {
  event: "ended";
  seat: number;
  surplus: string;
}

/** … */
export interface Exploded {
  event: "exploded";
  seat: number;
  track: number;
  place: number;
  colour: string;
  count: number;
}

/** … */
export interface Filled {
  event: "filled";
  tops: string[];
  tracks: string[];
}

/** … */
export interface Filtered {
  event: "filtered";
  seat: number;
  track: number;
  places: number[];
  colour: string;
}

/** … */
export interface Flasked {
  event: "flasked";
  seat: number;
  colour: string;
}

/** … */
export interface Handed {
  event: "handed";
  seat: number;
  colour: string;
}

/** … */
export interface Helped {
  event: "helped";
  seat: number;
  track: number;
  place: number;
  colour: string;
}

/** … */
export interface LastTurns {
  event: "last-turns";
  seat: number;
  why: "skills";
}

/** … */
export interface Over {
  event: "over";
  scores: number[];
  winners: number[];
}

/** … */
export interface Picked {
  event: "picked";
  seat: number;
  track: number;
  place: number;
  colour: string;
}

/** … */
export interface PrismEvent {
  event: "prism";
  seat: number;
  colour: string;
  burner: number;
  hole: string;
}

/** … */
export interface PrismDoneEvent {
  event: "prism-done";
  seat: number;
}

/** … */
export interface PutEvent {
  event: "put";
  seat: number;
  from: "flask" | "hand";
  colour: string;
  burner: number;
}

/** … */
export interface Returned {
  event: "returned";
  colours: string;
}

/** … */
export interface Robbed {
  event: "robbed";
  seat: number;
  victim: number;
  colours: string;
}

/** … */
export interface Seen {
  event: "seen";
  track: number;
  colours: string;
}

/** … */
export interface Skill {
  event: "skill";
  seat: number;
  why: "five" | "three";
  kind: string | null;
  from: "bank" | "countdown";
}

/** … */
export interface Tie {
  event: "tie";
  seats: number[];
  round: number;
}

/** … */
export interface TiePicked {
  event: "tie-picked";
  seat: number;
  count: number;
}

/** … */
export interface TileEvent {
  event: "tile";
  seat: number;
  stack: number;
  tile: string;
  burner: number;
}

/** … */
export interface TookMarble {
  track: number;
  place: number;
  colour: string;
}

/** … */
export interface Took {
  event: "took";
  seat: number;
  how: string;
  marbles: TookMarble[];
}

/** … */
export interface Turn {
  event: "turn";
  seat: number;
}

/** … */
export interface Uncovered {
  event: "uncovered";
  stack: number;
  tile: string | null;
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
export interface Track {
  marbles: string;
  hidden: number;
}

/** … */
export interface Stack {
  top: string | null;
  size: number;
}

/** … */
export interface FilledHole {
  hole: string;
  marble: "B" | "K" | "R" | "Y";
}

/** … */
export interface Hole {
  R?: number;
  Y?: number;
  K?: number;
  B?: number;
}

/** … */
export interface Burner {
  tile: string;
  filled: FilledHole[];
  holes: Hole;
}

/** … */
export interface Potion {
  tile: string;
  drunk: boolean;
}

/** … */
export interface Desk {
  burners: (Burner | null)[];
  hand: string;
  flask: string;
  potions: Potion[];
  skills: number;
  kinds: string[];
  five: boolean;
  helps: number;
}

/** … */
export interface PrismUnderWay {
  flask: string;
  put: number;
}

/** … */
export interface TieBreak {
  round: number;
  seats: number[];
  counts: (number | null)[];
  out: "" | "K";
}

/** All that a seat knows of the table. */
export interface View {
  game: string;
  rules: number;
  seats: number;
  options: Options;
  seat: number | null;
  phase: "draft" | "over" | "prism" | "refill" | "tiebreak" | "turn";
  turn: number | null;
  first: number;
  turns: number;
  left_out: ("abyssal" | "balm" | "blind_love" | "filter" | "magnetic" | "prismatic" | "sands" | "wisdom")[];
  starters: string[];
  acting: number[];
  tracks: Track[];
  stacks: Stack[];
  desks: Desk[];
  countdown: number;
  bank: number;
  help_tokens: number;
  picked: boolean;
  helped: boolean;
  returns: number;
  ending: number | null;
  prism: PrismUnderWay | null;
  tie: TieBreak | null;
  takes: number[][];
  scores: number[];
  winners?: number[];
}

/** What the table agreed on, every option named. */
export interface Options {
  leave: "beginner" | "random" | "wisdom+blind_love" | "wisdom+magnetic" | "wisdom+prismatic" | "wisdom+abyssal" | "wisdom+sands" | "wisdom+balm" | "wisdom+filter" | "blind_love+magnetic" | "blind_love+prismatic" | "blind_love+abyssal" | "blind_love+sands" | "blind_love+balm" | "blind_love+filter" | "magnetic+prismatic" | "magnetic+abyssal" | "magnetic+sands" | "magnetic+balm" | "magnetic+filter" | "prismatic+abyssal" | "prismatic+sands" | "prismatic+balm" | "prismatic+filter" | "abyssal+sands" | "abyssal+balm" | "abyssal+filter" | "sands+balm" | "sands+filter" | "balm+filter";
  countdown: number | null;
  placing: "must" | "free";
  first: "random" | "seat-1" | "seat-2" | "seat-3" | "seat-4";
}

export type Move =
  | Starter
  | Pick
  | Help
  | Put
  | End
  | ToFlask
  | ToHand
  | TakeTile
  | Drink
  | Prism
  | PrismDone;

export type Event =
  | Arrived
  | Completed
  | Drafted
  | Drunk
  | Ended
  | Exploded
  | Filled
  | Filtered
  | Flasked
  | Handed
  | Helped
  | LastTurns
  | Over
  | Picked
  | PrismEvent
  | PrismDoneEvent
  | PutEvent
  | Returned
  | Robbed
  | Seen
  | Skill
  | Tie
  | TiePicked
  | TileEvent
  | Took
  | Turn
  | Uncovered
  | Blank
  | Undone;

export const vocabulary: Vocabulary<Event> = {
  "fields": {
    "tile": {
      "role": "composed",
      "sorts": [
        "tile"
      ],
      "pattern": "(?P<kind>.+)-(?P<holes>[0-9]+)."
    },
    "track": {
      "role": "counted"
    },
    "place": {
      "role": "counted"
    },
    "colour": {
      "role": "named",
      "sorts": [
        "colour"
      ]
    },
    "burner": {
      "role": "counted"
    },
    "stack": {
      "role": "counted"
    },
    "as": {
      "role": "named",
      "sorts": [
        "card"
      ]
    },
    "victim": {
      "role": "seat"
    },
    "places": {
      "role": "place"
    },
    "hole": {
      "role": "named",
      "sorts": [
        "colour"
      ]
    },
    "seat": {
      "role": "seat"
    },
    "colours": {
      "role": "pieces",
      "sorts": [
        "marbles"
      ]
    },
    "surplus": {
      "role": "pieces",
      "sorts": [
        "marbles"
      ]
    },
    "tops": {
      "role": "composed",
      "sorts": [
        "tile"
      ],
      "pattern": "(?P<kind>.+)-(?P<holes>[0-9]+)."
    },
    "scores": {
      "role": "by-seat"
    },
    "winners": {
      "role": "seat"
    },
    "kind": {
      "role": "named",
      "sorts": [
        "kind"
      ]
    },
    "how": {
      "role": "named",
      "sorts": [
        "kind"
      ]
    }
  },
  "events": {
    "arrived": {
      "foreseen": false,
      "undoable": false,
      "log": false,
      "drawn": true,
      "aloud": "all"
    },
    "completed": {
      "foreseen": true,
      "undoable": false,
      "log": true,
      "drawn": true,
      "aloud": "all"
    },
    "drafted": {
      "foreseen": true,
      "undoable": false,
      "log": true,
      "drawn": true,
      "aloud": "all"
    },
    "drunk": {
      "foreseen": true,
      "undoable": true,
      "log": true,
      "drawn": true,
      "aloud": "all"
    },
    "ended": {
      "foreseen": true,
      "undoable": false,
      "log": true,
      "drawn": true,
      "aloud": "all"
    },
    "exploded": {
      "foreseen": false,
      "undoable": true,
      "log": true,
      "drawn": true,
      "aloud": "all"
    },
    "filled": {
      "foreseen": false,
      "undoable": false,
      "log": true,
      "drawn": true,
      "aloud": "all"
    },
    "filtered": {
      "foreseen": true,
      "undoable": false,
      "log": true,
      "drawn": true,
      "aloud": "all"
    },
    "flasked": {
      "foreseen": true,
      "undoable": true,
      "log": false,
      "drawn": true,
      "aloud": "all"
    },
    "handed": {
      "foreseen": true,
      "undoable": true,
      "log": false,
      "drawn": true,
      "aloud": "all"
    },
    "helped": {
      "foreseen": true,
      "undoable": true,
      "log": true,
      "drawn": true,
      "aloud": "all"
    },
    "last-turns": {
      "foreseen": false,
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
    "picked": {
      "foreseen": true,
      "undoable": true,
      "log": true,
      "drawn": true,
      "aloud": "all"
    },
    "prism": {
      "foreseen": true,
      "undoable": true,
      "log": true,
      "drawn": true,
      "aloud": "all"
    },
    "prism-done": {
      "foreseen": true,
      "undoable": true,
      "log": false,
      "drawn": true,
      "aloud": "all"
    },
    "put": {
      "foreseen": true,
      "undoable": true,
      "log": false,
      "drawn": true,
      "aloud": "all"
    },
    "returned": {
      "foreseen": false,
      "undoable": false,
      "log": false,
      "drawn": true,
      "aloud": "all"
    },
    "robbed": {
      "foreseen": true,
      "undoable": true,
      "log": true,
      "drawn": true,
      "aloud": "all"
    },
    "seen": {
      "foreseen": false,
      "undoable": false,
      "log": false,
      "drawn": true,
      "aloud": "all"
    },
    "skill": {
      "foreseen": false,
      "undoable": false,
      "log": true,
      "drawn": true,
      "aloud": "all"
    },
    "tie": {
      "foreseen": false,
      "undoable": false,
      "log": true,
      "drawn": true,
      "aloud": "all"
    },
    "tie-picked": {
      "foreseen": false,
      "undoable": false,
      "log": true,
      "drawn": true,
      "aloud": "all"
    },
    "tile": {
      "foreseen": false,
      "undoable": false,
      "log": true,
      "drawn": true,
      "aloud": "all"
    },
    "took": {
      "foreseen": true,
      "undoable": true,
      "log": true,
      "drawn": true,
      "aloud": "all"
    },
    "turn": {
      "foreseen": false,
      "undoable": false,
      "log": true,
      "drawn": true,
      "aloud": "all"
    },
    "uncovered": {
      "foreseen": false,
      "undoable": false,
      "log": false,
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
