// Made from the game's vocabulary.py by `make types`. Do not edit.

import type { Vocabulary } from "../vocabulary";

/** SD-9 … SD-14: (a) a path card on an empty place, upright or turned by half. */
export interface Lay {
  do: "lay";
  card: string;
  at: [number, number];
  turned: boolean;
}

/** SD-20: (b) a sabotage card before the opponent. */
export interface Sabotage {
  do: "sabotage";
  card: string;
}

/** SD-21: (b) a repair card against one sabotage card. */
export interface Repair {
  do: "repair";
  card: string;
  tool: "cart" | "lantern" | "pickaxe";
}

/** SD-22: (b) a key on a closed door of the other colour. */
export interface PlayKey {
  do: "key";
  at: [number, number];
}

/** SD-23: (b) a path card is taken out of the maze. */
export interface PlayRockfall {
  do: "rockfall";
  at: [number, number];
}

/** SD-24: (b) a secret look at a goal that lies face down. */
export interface PlayMap {
  do: "map";
  at: [number, number];
}

/** SD-8: (c) two cards from the hand against one sabotage card. */
export interface Clear {
  do: "clear";
  cards: string[];
  tool: "cart" | "lantern" | "pickaxe";
}

/** SD-8: (d) one or two cards from the hand for as many new ones. */
export interface Pass {
  do: "pass";
  cards: string[];
}

/** SD-16: a counter on a troll that the route reaches. */
export interface Bribe {
  do: "bribe";
  at: [number, number];
}

/** SD-18: the way up of a goal that may lie both ways. */
export interface Orient {
  do: "orient";
  at: [number, number];
  turned: boolean;
}

/** SD-8: the action is made, and no other troll is bribed. */
export interface End {
  do: "end";
}

/** SD-6, SD-7, SD-28, SD-29, SD-32: a round begins. */
export interface Dealt {
  event: "dealt";
  round: number;
  starter: number;
  pile: number;
}

/** SD-7: the cards that a seat was dealt, for its eyes only. */
export interface Hand {
  event: "hand";
  to: number[];
  cards: string[];
}

/** SD-9: a path card has come to lie in the maze. */
export interface Laid {
  event: "laid";
  seat: number;
  card: string;
  at: [number, number];
  turned: boolean;
}

/** SD-18: a route reaches a goal, and it is turned up. */
export interface Revealed {
  event: "revealed";
  seat: number;
  at: [number, number];
  card: string;
}

/** SD-18: the way round in which a goal that was turned up lies from now on. */
export interface Oriented {
  event: "oriented";
  seat: number;
  at: [number, number];
  card: string;
  turned: boolean;
}

/** SD-17: a counter on gold that a route reaches. */
export interface Claimed {
  event: "claimed";
  seat: number;
  at: [number, number];
  card: string;
  nuggets: number;
}

/** SD-20: a tool of the opponent is broken. */
export interface Sabotaged {
  event: "sabotaged";
  seat: number;
  victim: number;
  tool: "cart" | "lantern" | "pickaxe";
}

/** SD-21: a tool is whole again. */
export interface Repaired {
  event: "repaired";
  seat: number;
  tool: "cart" | "lantern" | "pickaxe";
  card: string;
}

/** SD-22: a key token lies on a door; it is open for both. */
export interface Unlocked {
  event: "unlocked";
  seat: number;
  at: [number, number];
}

/** SD-23: a path card has left the maze; a key that lay on it returns. */
export interface Collapsed {
  event: "collapsed";
  seat: number;
  at: [number, number];
  card: string;
  key: "green" | "blue" | null;
}

/** SD-24: somebody has looked at a goal; what it is they alone know. */
export interface Looked {
  event: "looked";
  seat: number;
  at: [number, number];
}

/** SD-24: the goal that a seat has looked at, for its eyes only. */
export interface Saw {
  event: "saw";
  to: number[];
  at: [number, number];
  card: string;
}

/** SD-8 (c): two cards were given up against a sabotage card. */
export interface Cleared {
  event: "cleared";
  seat: number;
  cards: string[];
  tool: "cart" | "lantern" | "pickaxe";
}

/** SD-8 (d): one or two cards were given up for new ones. */
export interface Passed {
  event: "passed";
  seat: number;
  cards: string[];
}

/** SD-16: a counter lies on a troll; it lets both pass. */
export interface Bribed {
  event: "bribed";
  seat: number;
  at: [number, number];
}

/** SD-8: the turn ends with so many cards from the pile. */
export interface Drew {
  event: "drew";
  seat: number;
  count: number;
}

/** SD-8: the cards that a seat drew, for its eyes only. */
export interface Drawn {
  event: "drawn";
  to: number[];
  cards: string[];
}

/** SD-33: alone, a sabotage card acts when it is drawn; a second of its kind is discarded. */
export interface Struck {
  event: "struck";
  seat: number;
  tool: "cart" | "lantern" | "pickaxe";
  lies: boolean;
}

/** SD-34: alone, a rockfall acts when it is drawn; null where there is nothing to remove. */
export interface CavedIn {
  event: "caved-in";
  seat: number;
  at: [number, number] | null;
  card: string | null;
}

/** SD-27: a gold card goes to a troll that was bribed. */
export interface Paid {
  event: "paid";
  seat: number;
  card: string;
  nuggets: number;
}

/** SD-25, SD-26: a round is over; gold becomes property, trolls have been paid. */
export interface RoundEnded {
  event: "round-ended";
  round: number;
  why: "goals" | "counters" | "cards";
  nuggets: number[];
  paid: number[];
  totals: number[];
}

/** SD-30: three rounds are played; most nuggets win. */
export interface Over {
  event: "over";
  winners: number[];
  totals: number[];
}

/** SD-35: three rounds are played alone; 15, 20 or 25 nuggets are wanted. */
export interface OverSolo {
  event: "over-solo";
  total: number;
  band: "master" | "nose" | "not-bad" | "none";
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

/** SD-9: a card that lies face up in the maze, with the counter or key on it. */
export interface FaceUp {
  at: [number, number];
  card: string;
  turned: boolean;
  counter?: "green" | "blue";
  key?: "green" | "blue";
}

/** SD-24: a goal that lies face down, and who has looked at it; its card for those alone. */
export interface FaceDown {
  at: [number, number];
  looked: number[];
  card?: string;
}

/** SD-26, SD-27: a line of the score sheet: nuggets won, nuggets paid to trolls. */
export interface FinishedRound {
  nuggets: number[];
  paid: number[];
}

/** SD-18: a goal that is turned up and waits for its way up to be chosen. */
export interface Waiting {
  at: [number, number];
  card: string;
}

/** All that a seat knows of the table. */
export interface View {
  game: string;
  rules: number;
  seats: number;
  options: Options;
  seat: number | null;
  round: number;
  phase: "act" | "bribe" | "orient" | "over";
  acting: number[];
  acted: boolean;
  due: number;
  colours: ("green" | "blue")[];
  maze: FaceUp[];
  goals: FaceDown[];
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
  rounds: FinishedRound[];
  routes: (([number, number, string])[])[];
  waiting?: Waiting;
  aside?: number;
  laid?: ([number, number])[];
  winners?: number[];
  hand?: string[];
}

/** What the table agreed on, every option named. */
export interface Options {
  colour: "green" | "blue";
}

export type Move =
  | Lay
  | Sabotage
  | Repair
  | PlayKey
  | PlayRockfall
  | PlayMap
  | Clear
  | Pass
  | Bribe
  | Orient
  | End;

export type Event =
  | Dealt
  | Hand
  | Laid
  | Revealed
  | Oriented
  | Claimed
  | Sabotaged
  | Repaired
  | Unlocked
  | Collapsed
  | Looked
  | Saw
  | Cleared
  | Passed
  | Bribed
  | Drew
  | Drawn
  | Struck
  | CavedIn
  | Paid
  | RoundEnded
  | Over
  | OverSolo
  | Blank
  | Undone;

export const fields: Vocabulary<Event>["fields"] = {
  "card": {"role": "named", "sorts": ["card"]},
  "at": {"role": "place"},
  "tool": {"role": "named", "sorts": ["tool"]},
  "cards": {"role": "named", "sorts": ["card"]},
  "starter": {"role": "seat"},
  "seat": {"role": "seat"},
  "victim": {"role": "seat"},
  "key": {"role": "named", "sorts": ["colour"]},
  "nuggets": {"role": "by-seat"},
  "paid": {"role": "by-seat"},
  "totals": {"role": "by-seat"},
  "winners": {"role": "seat"},
  "side": {"role": "named", "sorts": ["side"]},
  "colour": {"role": "named", "sorts": ["colour"]},
  "tools": {"role": "named", "sorts": ["tool"]},
  "places": {"role": "place"},
};

const events: Vocabulary<Event>["events"] = {
  "dealt": {"log": true, "drawn": true, "aloud": "all"},
  "hand": {"log": false, "drawn": false, "aloud": "all"},
  "laid": {"log": true, "drawn": true, "aloud": "all"},
  "revealed": {"log": true, "drawn": true, "aloud": "all"},
  "oriented": {"log": false, "drawn": true, "aloud": "none"},
  "claimed": {"log": true, "drawn": true, "aloud": "all"},
  "sabotaged": {"log": true, "drawn": true, "aloud": "all", "against": ["victim"]},
  "repaired": {"log": true, "drawn": true, "aloud": "all"},
  "unlocked": {"log": true, "drawn": true, "aloud": "all"},
  "collapsed": {"log": true, "drawn": true, "aloud": "all"},
  "looked": {"log": true, "drawn": true, "aloud": "all"},
  "saw": {"log": true, "drawn": false, "aloud": "all"},
  "cleared": {"log": true, "drawn": true, "aloud": "all"},
  "passed": {"log": true, "drawn": true, "aloud": "all"},
  "bribed": {"log": true, "drawn": true, "aloud": "all"},
  "drew": {"log": false, "drawn": true, "aloud": "none"},
  "drawn": {"log": false, "drawn": false, "aloud": "all"},
  "struck": {"log": true, "drawn": true, "aloud": "all", "against": ["seat"]},
  "caved-in": {"log": true, "drawn": true, "aloud": "all"},
  "paid": {"log": true, "drawn": false, "aloud": "all"},
  "round-ended": {"log": true, "drawn": true, "aloud": "all"},
  "over": {"log": true, "drawn": false, "aloud": "all"},
  "over-solo": {"log": true, "drawn": false, "aloud": "all"},
  "blank": {"log": false, "drawn": false, "aloud": "none"},
  "undone": {"log": true, "drawn": false, "aloud": "all"},
};

export const vocabulary: Vocabulary<Event> = { fields, events };
