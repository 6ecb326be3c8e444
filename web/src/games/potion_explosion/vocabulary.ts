// Made from the game's vocabulary.py by `make types`. Do not edit.

import type { Vocabulary } from "../vocabulary";

/** PE-5: a starter that is on offer, for the next free burner. */
export interface ChooseStarter {
  do: "starter";
  tile: string;
}

/**
 * PE-9, PE-10: the regular pick of a turn, with all that explodes; or the pick of a tie-break
 * (PE-30).
 */
export interface Pick {
  do: "pick";
  track: number;
  place: number;
}

/** PE-11: a marble without an explosion, for a help token. */
export interface AskForHelp {
  do: "help";
  track: number;
  place: number;
}

/** PE-13: a marble on an empty hole of its colour. */
export interface PlaceMarble {
  do: "put";
  from: "hand" | "flask";
  colour: "R" | "B" | "K" | "Y";
  burner: number;
}

/** PE-14: a marble from the hand into the flask. */
export interface KeepMarble {
  do: "to_flask";
  colour: "R" | "B" | "K" | "Y";
}

/** PE-14: a marble from the flask back into the hand. */
export interface FetchMarble {
  do: "to_hand";
  colour: "R" | "B" | "K" | "Y";
}

/**
 * PE-12: a completed potion is drunk. `as` is the kind whose effect is used, and may be left
 * out where it is the tile's own; Sands of Time names another (PE-23). What else there is depends
 * on that kind: `track` and `place` (PE-18, PE-20), `victim` (PE-19), nothing (PE-21), `tracks`
 * (PE-22), `track`, `place` and `count` (PE-24), `track` and `places` (PE-25).
 */
export interface Drink {
  do: "drink";
  tile: string;
  as?: "wisdom" | "blind_love" | "magnetic" | "prismatic" | "abyssal" | "sands" | "balm" | "filter";
  victim?: number;
  track?: number;
  place?: number;
  tracks?: number[];
  count?: number;
  places?: number[];
}

/** PE-21: a marble of the flask on any empty hole. */
export interface PlaceAnywhere {
  do: "prism";
  colour: "R" | "B" | "K" | "Y";
  burner: number;
  hole: "R" | "B" | "K" | "Y";
}

/** PE-21: no more marbles of the flask. */
export interface FinishPrism {
  do: "prism_done";
}

/** PE-9, PE-14: nothing is left that must be done. */
export interface EndTurn {
  do: "end";
}

/** PE-16: the top tile of a stack, for the next free burner. */
export interface TakeTile {
  do: "tile";
  stack: number;
}

/** PE-5: somebody takes a starter. */
export interface Drafted {
  event: "drafted";
  seat: number;
  tile: string;
}

/**
 * PE-6, PE-7: after the draft the stacks are dealt and the dispenser is filled: what is on top,
 * and the marbles in sight.
 */
export interface Filled {
  event: "filled";
  tops: string[];
  tracks: string[];
}

/** PE-9: whose turn it is now. */
export interface TurnBegan {
  event: "turn";
  seat: number;
}

/** PE-9, PE-30: the marble that was picked; what explodes follows. */
export interface Picked {
  event: "picked";
  seat: number;
  track: number;
  place: number;
  colour: "R" | "B" | "K" | "Y";
}

/** PE-10: marbles of a colour that met: so many from this place on, as they lie now. */
export interface Exploded {
  event: "exploded";
  seat: number;
  track: number;
  place: number;
  colour: "R" | "B" | "K" | "Y";
  count: number;
}

/**
 * PE-7: marbles that came into sight at the back of a track; none where the last hidden ones
 * have exploded.
 */
export interface Seen {
  event: "seen";
  track: number;
  colours: string;
}

/** PE-11: a marble taken with a little help. */
export interface Helped {
  event: "helped";
  seat: number;
  track: number;
  place: number;
  colour: "R" | "B" | "K" | "Y";
}

/** PE-12: a potion is drunk; `as` is the kind that Sands of Time repeats (PE-23), else null. */
export interface Drunk {
  event: "drunk";
  seat: number;
  tile: string;
  as: "wisdom" | "blind_love" | "magnetic" | "prismatic" | "abyssal" | "sands" | "balm" | "filter" | null;
}

/** A marble that a potion takes, and where it was. */
export interface TakenMarble {
  track: number;
  place: number;
  colour: "R" | "B" | "K" | "Y";
}

/**
 * PE-18, PE-20, PE-22, PE-24: what a potion of this kind takes from the dispenser, without an
 * explosion.
 */
export interface Took {
  event: "took";
  seat: number;
  how: "wisdom" | "blind_love" | "magnetic" | "prismatic" | "abyssal" | "sands" | "balm" | "filter";
  marbles: TakenMarble[];
}

/** PE-19: all marbles of an opponent's flask come into the hand. */
export interface Robbed {
  event: "robbed";
  seat: number;
  victim: number;
  colours: string;
}

/** PE-25: marbles of one colour leave a track for the tank. */
export interface Filtered {
  event: "filtered";
  seat: number;
  track: number;
  places: number[];
  colour: "R" | "B" | "K" | "Y";
}

/** PE-21: a marble of the flask on a hole of any colour. */
export interface PlacedAnywhere {
  event: "prism";
  seat: number;
  colour: "R" | "B" | "K" | "Y";
  burner: number;
  hole: "R" | "B" | "K" | "Y";
}

/** PE-21: the potion is used up: by choice, or because no marble or no hole is left. */
export interface PrismFinished {
  event: "prism-done";
  seat: number;
}

/** PE-13: a marble on a hole of its colour. */
export interface Placed {
  event: "put";
  seat: number;
  from: "hand" | "flask";
  colour: "R" | "B" | "K" | "Y";
  burner: number;
}

/** PE-14: a marble from the hand into the flask. */
export interface Kept {
  event: "flasked";
  seat: number;
  colour: "R" | "B" | "K" | "Y";
}

/** PE-14: a marble from the flask into the hand. */
export interface Fetched {
  event: "handed";
  seat: number;
  colour: "R" | "B" | "K" | "Y";
}

/** PE-15: a tile without empty holes becomes a potion; its marbles return. */
export interface Completed {
  event: "completed";
  seat: number;
  tile: string;
  colours: string;
  points: number;
}

/** PE-17: marbles are thrown back into the tank. */
export interface Returned {
  event: "returned";
  colours: string;
}

/** PE-17: one of them stops where it is seen. */
export interface Arrived {
  event: "arrived";
  track: number;
  place: number;
  colour: "R" | "B" | "K" | "Y";
}

/** PE-16: the end of a turn; marbles left in the hand return. */
export interface TurnEnded {
  event: "ended";
  seat: number;
  surplus: string;
}

/** PE-16: a tile comes from a stack on a free burner. */
export interface TileTaken {
  event: "tile";
  seat: number;
  stack: number;
  tile: string;
  burner: number;
}

/** PE-16: what is on top of the stack now; null where it is empty. */
export interface Uncovered {
  event: "uncovered";
  stack: number;
  tile: string | null;
}

/** PE-27: a skill token for five kinds, or for the third potion of a kind. */
export interface SkillEarned {
  event: "skill";
  seat: number;
  why: "five" | "three";
  kind: "wisdom" | "blind_love" | "magnetic" | "prismatic" | "abyssal" | "sands" | "balm" | "filter" | null;
  from: "countdown" | "bank";
}

/** PE-28: the end begins: no token in the countdown stack, no tile, or 150 turns each. */
export interface LastTurns {
  event: "last-turns";
  seat: number;
  why: "skills" | "tiles" | "turns";
}

/** PE-30: these have the most points, or took as many marbles, and pick once each. */
export interface TieBegan {
  event: "tie";
  seats: number[];
  round: number;
}

/** PE-30: how many marbles somebody took; 0 where none were left. */
export interface TiePicked {
  event: "tie-picked";
  seat: number;
  count: number;
}

/** PE-29, PE-30: the game is over. */
export interface Over {
  event: "over";
  scores: number[];
  winners: number[];
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

/** PE-7: the marbles in sight, and how many are hidden behind them. */
export interface Track {
  marbles: string;
  hidden: number;
}

/** PE-6: the tile on top, if there is one, and how many there are. */
export interface Stack {
  top: string | null;
  size: number;
}

/** PE-13, PE-21: a marble on a hole, and the hole's colour. */
export interface FilledHole {
  hole: "R" | "B" | "K" | "Y";
  marble: "R" | "B" | "K" | "Y";
}

/** How many empty holes of a colour there are, where there are some. */
export interface EmptyHoles {
  R?: number;
  B?: number;
  K?: number;
  Y?: number;
}

/** PE-13: a tile that is being brewed. */
export interface Burner {
  tile: string;
  filled: FilledHole[];
  holes: EmptyHoles;
}

/** PE-12, PE-15: a completed potion. */
export interface Potion {
  tile: string;
  drunk: boolean;
}

/**
 * What lies before a player: two burners, some of them empty; marbles; potions in the order in
 * which they were completed; skill tokens (PE-27) for three of these `kinds` and for `five`; help
 * tokens (PE-11).
 */
export interface Desk {
  burners: (Burner | null)[];
  hand: string;
  flask: string;
  potions: Potion[];
  skills: number;
  kinds: ("wisdom" | "blind_love" | "magnetic" | "prismatic" | "abyssal" | "sands" | "balm" | "filter")[];
  five: boolean;
  helps: number;
}

/** PE-21: the flask that is being emptied, and how many marbles were placed so far. */
export interface PrismUnderWay {
  flask: string;
  put: number;
}

/**
 * PE-30: who is tied, what each has taken in this round (null: not yet), and the marbles that
 * are out until all have picked.
 */
export interface TieBreak {
  round: number;
  seats: number[];
  counts: (number | null)[];
  out: string;
}

/**
 * PE-10: what the pick of a marble would set off among those in sight: `count` marbles from the
 * place `front` on would go with it, itself among them. `open`: it may go on among the hidden
 * ones.
 */
export interface Explosion {
  track: number;
  place: number;
  front: number;
  count: number;
  open: boolean;
}

/**
 * All that a seat knows of the table.
 *
 * `turn` is who is on turn, null in the draft, in a tie-break and at the end; `first` the first
 * player; `turns` the finished turns of all together; `left_out` the kinds that left the game
 * (PE-4); `starters` those on offer (PE-5). `takes` says for each track and place how many marbles
 * in sight a pick would take, 0 where there is none; `explosions` which, where they are more than
 * one (PE-10). `returns` counts how often marbles have returned (PE-17), `ending` is who brought
 * the end about (PE-28).
 */
export interface View {
  game: string;
  rules: number;
  seats: number;
  options: Options;
  seat: number | null;
  phase: "draft" | "turn" | "prism" | "refill" | "tiebreak" | "over";
  turn: number | null;
  first: number;
  turns: number;
  left_out: ("wisdom" | "blind_love" | "magnetic" | "prismatic" | "abyssal" | "sands" | "balm" | "filter")[];
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
  explosions: Explosion[];
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
  | ChooseStarter
  | Pick
  | AskForHelp
  | PlaceMarble
  | KeepMarble
  | FetchMarble
  | Drink
  | PlaceAnywhere
  | FinishPrism
  | EndTurn
  | TakeTile;

export type Event =
  | Drafted
  | Filled
  | TurnBegan
  | Picked
  | Exploded
  | Seen
  | Helped
  | Drunk
  | Took
  | Robbed
  | Filtered
  | PlacedAnywhere
  | PrismFinished
  | Placed
  | Kept
  | Fetched
  | Completed
  | Returned
  | Arrived
  | TurnEnded
  | TileTaken
  | Uncovered
  | SkillEarned
  | LastTurns
  | TieBegan
  | TiePicked
  | Over
  | Blank
  | Undone;

export const fields: Vocabulary<Event>["fields"] = {
  "tile": {"role": "composed", "sorts": ["tile"], "pattern": "(?P<kind>.+)-(?P<holes>[0-9]+)."},
  "track": {"role": "counted"},
  "place": {"role": "counted"},
  "colour": {"role": "named", "sorts": ["colour"]},
  "burner": {"role": "counted"},
  "as": {"role": "named", "sorts": ["kind"]},
  "victim": {"role": "seat"},
  "tracks": {"role": "counted"},
  "places": {"role": "counted"},
  "hole": {"role": "named", "sorts": ["colour"]},
  "stack": {"role": "counted"},
  "seat": {"role": "seat"},
  "tops": {"role": "composed", "sorts": ["tile"], "pattern": "(?P<kind>.+)-(?P<holes>[0-9]+)."},
  "colours": {"role": "pieces", "sorts": ["marbles"]},
  "how": {"role": "named", "sorts": ["kind"]},
  "marbles": {"role": "pieces", "sorts": ["marbles"], "by": "colour"},
  "surplus": {"role": "pieces", "sorts": ["marbles"]},
  "kind": {"role": "named", "sorts": ["kind"]},
  "seats": {"role": "seat"},
  "scores": {"role": "by-seat"},
  "winners": {"role": "seat"},
  "first": {"role": "seat"},
  "leave": {"role": "named", "sorts": ["kind"]},
  "starters": {"role": "composed", "sorts": ["tile"], "pattern": "(?P<kind>.+)-(?P<holes>[0-9]+)."},
};

const events: Vocabulary<Event>["events"] = {
  "drafted": {"log": true, "drawn": true, "aloud": "all", "foreseen": true},
  "filled": {"log": true, "drawn": true, "aloud": "none"},
  "turn": {"log": true, "drawn": true, "aloud": "all"},
  "picked": {"log": true, "drawn": true, "aloud": "all", "foreseen": true},
  "exploded": {"log": true, "drawn": true, "aloud": "all"},
  "seen": {"log": false, "drawn": true, "aloud": "none"},
  "helped": {"log": true, "drawn": true, "aloud": "all", "foreseen": true},
  "drunk": {"log": true, "drawn": true, "aloud": "all", "foreseen": true},
  "took": {"log": true, "drawn": true, "aloud": "all", "foreseen": true},
  "robbed": {"log": true, "drawn": true, "aloud": "all", "foreseen": true, "against": ["victim"]},
  "filtered": {"log": true, "drawn": true, "aloud": "all", "foreseen": true},
  "prism": {"log": true, "drawn": true, "aloud": "all", "foreseen": true},
  "prism-done": {"log": false, "drawn": false, "aloud": "all", "foreseen": true},
  "put": {"log": false, "drawn": true, "aloud": "own", "foreseen": true},
  "flasked": {"log": false, "drawn": true, "aloud": "own", "foreseen": true},
  "handed": {"log": false, "drawn": true, "aloud": "own", "foreseen": true},
  "completed": {"log": true, "drawn": true, "aloud": "all", "foreseen": true},
  "returned": {"log": false, "drawn": true, "aloud": "none"},
  "arrived": {"log": false, "drawn": true, "aloud": "none"},
  "ended": {"log": true, "drawn": true, "aloud": "all", "foreseen": true},
  "tile": {"log": true, "drawn": true, "aloud": "all"},
  "uncovered": {"log": false, "drawn": true, "aloud": "none"},
  "skill": {"log": true, "drawn": true, "aloud": "all"},
  "last-turns": {"log": true, "drawn": false, "aloud": "all"},
  "tie": {"log": true, "drawn": false, "aloud": "all"},
  "tie-picked": {"log": true, "drawn": true, "aloud": "all"},
  "over": {"log": true, "drawn": false, "aloud": "all"},
  "blank": {"log": false, "drawn": false, "aloud": "none"},
  "undone": {"log": true, "drawn": false, "aloud": "all"},
};

export const vocabulary: Vocabulary<Event> = { fields, events };
