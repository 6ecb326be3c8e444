// Made from the game's vocabulary.py by `make types`. Do not edit.

import type { Vocabulary } from "../vocabulary";

/** BD-6: before the first exchange the dealer puts the dog on a free space of the disc. */
export interface PlaceDog {
  do: "dog";
  to: number;
}

/** BD-8, BD-29: a card for the partner, or with two or three players for the left neighbour. */
export interface Give {
  do: "give";
  card: string;
}

/** BD-13: a pawn leaves the pen and stands on its origin. */
export interface Start {
  do: "start";
  card: string;
  as?: string;
  seat: number;
}

/** BD-19, BD-24: a pawn walks exactly so far; after a black card the dog does too. */
export interface Step {
  do: "step";
  card: string;
  as?: string;
  seat: number;
  from: number;
  steps: number;
  to: number;
}

/** BD-20: an own pawn and another player's change places. */
export interface Swap {
  do: "swap";
  card: string;
  as?: string;
  own: [number, number];
  other: [number, number];
}

/** BD-21: a pawn goes right behind the next piece ahead. */
export interface Magnet {
  do: "magnet";
  card: string;
  as?: string;
  seat: number;
  from: number;
  to: number;
}

/** BD-23: some of the four steps, for one pawn. */
export interface Portion {
  seat: number;
  from: number;
  steps: number;
  to: number;
}

/** BD-23: the four steps of a team-4 in portions, walked in this order. */
export interface Split {
  do: "split";
  card: string;
  as?: string;
  parts: Portion[];
}

/** BD-16: the disc, by a quarter. */
export interface Turn {
  do: "turn";
  way: "left" | "right";
}

/** BD-10: four play, and no card of the hand can be played: it is shown and discarded. */
export interface Fold {
  do: "fold";
}

/** BD-30: two or three play, and no card of the hand can be played: one is discarded. */
export interface Discard {
  do: "discard";
  card: string;
}

/** BD-7: a round begins with five cards for everyone; `deck` cards are left. */
export interface Dealt {
  event: "dealt";
  round: number;
  dealer: number;
  starter: number;
  deck: number;
}

/** BD-7: the deck was empty; a new one is made of what was played. */
export interface Shuffled {
  event: "shuffled";
  deck: number;
}

/** BD-7: the cards that a seat was dealt, for its eyes only. */
export interface Hand {
  event: "hand";
  to: number[];
  cards: string[];
}

/** BD-6: the dealer has put the dog on the disc. */
export interface DogPlaced {
  event: "dog-placed";
  seat: number;
  at: number;
}

/** BD-8, BD-29: somebody has laid a card down to give; nobody else knows which. */
export interface Gave {
  event: "gave";
  seat: number;
}

/** BD-8, BD-29: the card that a seat gives, for its eyes only. */
export interface OwnGift {
  event: "own-gift";
  to: number[];
  card: string;
  receiver: number;
}

/** BD-8, BD-29: everyone has given, and the cards change hands. */
export interface Exchanged {
  event: "exchanged";
}

/** BD-8, BD-29: the card that a seat was given, for its eyes only. */
export interface Got {
  event: "got";
  to: number[];
  card: string;
  giver: number;
}

/** BD-9, BD-22: a card is played; `as` is what a copy counts as, null for any other card. */
export interface Played {
  event: "played";
  seat: number;
  card: string;
  as: string | null;
}

/** BD-13: a pawn comes out of the pen, onto its origin. */
export interface Started {
  event: "started";
  seat: number;
  owner: number;
  at: number;
}

/** BD-11, BD-14, BD-21: a pawn goes so many steps, on the track or into its lane. */
export interface Moved {
  event: "moved";
  seat: number;
  owner: number;
  from: number;
  at: number;
  steps: number;
}

/** BD-20: the pawn of `owner` goes to `at`, and that of `other` from there to `from`. */
export interface Swapped {
  event: "swapped";
  seat: number;
  owner: number;
  from: number;
  other: number;
  at: number;
}

/** BD-11: a pawn on which another lands goes back to its pen. */
export interface Hit {
  event: "hit";
  seat: number;
  owner: number;
  at: number;
}

/** BD-15, BD-25: a pawn that runs into the dog, or over which the dog runs, goes to its pen. */
export interface Bitten {
  event: "bitten";
  owner: number;
  at: number;
  how: "ran-into" | "passed" | "landed";
}

/** BD-24, BD-25: after a black card the dog runs as many steps; origins are not counted. */
export interface DogRan {
  event: "dog-ran";
  from: number;
  at: number;
  steps: number;
}

/** BD-14: a pawn has come into its lane. */
export interface Home {
  event: "home";
  owner: number;
  at: number;
}

/** BD-26, BD-32: all four places of a lane are taken. */
export interface AllHome {
  event: "all-home";
  owner: number;
}

/** BD-16: pawns that were moved stand on these paws, so the disc must be turned. */
export interface TurnDue {
  event: "turn-due";
  seat: number;
  paws: number[];
}

/** A piece that the disc carries along; nobody owns the dog. */
export interface Carried {
  owner: number | null;
  from: number;
  to: number;
}

/** BD-16: the disc is turned, with all that stands on it. */
export interface Turned {
  event: "turned";
  seat: number;
  way: "left" | "right";
  moved: Carried[];
}

/** BD-10: no card can be played: the hand is shown, and this seat is out of the round. */
export interface Folded {
  event: "folded";
  seat: number;
  cards: string[];
}

/** BD-30: no card can be played: one is discarded, and another is drawn for it. */
export interface Discarded {
  event: "discarded";
  seat: number;
  card: string;
}

/** BD-30: somebody draws a card; nobody else knows which. */
export interface Drew {
  event: "drew";
  seat: number;
}

/** BD-30: the card that a seat drew, for its eyes only. */
export interface Drawn {
  event: "drawn";
  to: number[];
  card: string;
}

/** BD-30: the card that was drawn did not help: another is discarded, and the turn is over. */
export interface Dropped {
  event: "dropped";
  seat: number;
  card: string;
}

/** BD-10: nobody has a card left; how many pawns of each seat are home. */
export interface RoundEnded {
  event: "round-ended";
  round: number;
  home: number[];
}

/** BD-27, BD-32: a side has all its pawns home and has won. */
export interface Over {
  event: "over";
  winners: number[];
  home: number[];
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

/**
 * BD-30: what everybody knows of a hand since no card of it could be played: of these kinds it
 * holds at most `fresh`, the number of cards that have come to it since.
 */
export interface Stuck {
  cards: string[];
  fresh: number;
}

/**
 * All that a seat knows of the table. Lists have an entry for every seat unless they say
 * otherwise.
 */
export interface View {
  game: string;
  rules: number;
  seats: number;
  options: Options;
  seat: number | null;
  round: number;
  phase: "dog" | "give" | "play" | "turn" | "discard" | "over";
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
  given?: boolean[];
  winners?: number[];
  hand?: string[];
  gift?: string | null;
  got?: string | null;
}

/** What the table agreed on, every option named. */
export interface Options {
  bites: "passing" | "landing";
  dealer: "random" | "seat-1" | "seat-2" | "seat-3" | "seat-4";
}

export type Move =
  | PlaceDog
  | Give
  | Start
  | Step
  | Swap
  | Magnet
  | Split
  | Turn
  | Fold
  | Discard;

export type Event =
  | Dealt
  | Shuffled
  | Hand
  | DogPlaced
  | Gave
  | OwnGift
  | Exchanged
  | Got
  | Played
  | Started
  | Moved
  | Swapped
  | Hit
  | Bitten
  | DogRan
  | Home
  | AllHome
  | TurnDue
  | Turned
  | Folded
  | Discarded
  | Drew
  | Drawn
  | Dropped
  | RoundEnded
  | Over
  | Blank
  | Undone;

export const fields: Vocabulary<Event>["fields"] = {
  "to": {"role": "place"},
  "card": {"role": "named", "sorts": ["card"]},
  "as": {"role": "named", "sorts": ["card"]},
  "seat": {"role": "seat"},
  "from": {"role": "place"},
  "dealer": {"role": "seat"},
  "starter": {"role": "seat"},
  "cards": {"role": "named", "sorts": ["card"]},
  "at": {"role": "place"},
  "receiver": {"role": "seat"},
  "giver": {"role": "seat"},
  "owner": {"role": "seat"},
  "other": {"role": "seat"},
  "paws": {"role": "place"},
  "home": {"role": "by-seat"},
  "winners": {"role": "seat"},
  "expected": {"role": "place"},
  "last": {"role": "named", "sorts": ["card"]},
  "colour": {"role": "named", "sorts": ["colour"]},
};

const events: Vocabulary<Event>["events"] = {
  "dealt": {"log": true, "drawn": true, "aloud": "all"},
  "shuffled": {"log": true, "drawn": true, "aloud": "all"},
  "hand": {"log": false, "drawn": false, "aloud": "none"},
  "dog-placed": {"log": true, "drawn": true, "aloud": "all", "foreseen": true},
  "gave": {"log": false, "drawn": true, "aloud": "all"},
  "own-gift": {"log": true, "drawn": false, "aloud": "none"},
  "exchanged": {"log": true, "drawn": true, "aloud": "all"},
  "got": {"log": true, "drawn": false, "aloud": "all"},
  "played": {"log": true, "drawn": true, "aloud": "all", "foreseen": true},
  "started": {"log": true, "drawn": true, "aloud": "all", "foreseen": true},
  "moved": {"log": true, "drawn": true, "aloud": "all", "foreseen": true},
  "swapped": {"log": true, "drawn": true, "aloud": "all", "foreseen": true, "against": ["other"]},
  "hit": {"log": true, "drawn": true, "aloud": "all", "foreseen": true, "against": ["owner"]},
  "bitten": {"log": true, "drawn": true, "aloud": "all", "foreseen": true, "against": ["owner"]},
  "dog-ran": {"log": true, "drawn": true, "aloud": "all", "foreseen": true},
  "home": {"log": true, "drawn": true, "aloud": "all", "foreseen": true},
  "all-home": {"log": true, "drawn": true, "aloud": "all", "foreseen": true},
  "turn-due": {"log": false, "drawn": true, "aloud": "all", "foreseen": true},
  "turned": {"log": true, "drawn": true, "aloud": "all", "foreseen": true},
  "folded": {"log": true, "drawn": true, "aloud": "all"},
  "discarded": {"log": true, "drawn": true, "aloud": "all"},
  "drew": {"log": false, "drawn": true, "aloud": "none"},
  "drawn": {"log": true, "drawn": false, "aloud": "all"},
  "dropped": {"log": true, "drawn": true, "aloud": "all"},
  "round-ended": {"log": true, "drawn": true, "aloud": "all"},
  "over": {"log": true, "drawn": true, "aloud": "all"},
  "blank": {"log": false, "drawn": false, "aloud": "none"},
  "undone": {"log": true, "drawn": false, "aloud": "all"},
};

export const vocabulary: Vocabulary<Event> = { fields, events };
