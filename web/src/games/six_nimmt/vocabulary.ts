// Made from the game's vocabulary.py by `make types`. Do not edit.

import type { Vocabulary } from "../vocabulary";

/** SN-5: a card from the own hand, face down; it may be replaced until all have chosen. */
export interface Choose {
  do: "choose";
  card: number;
}

/** SN-10: the row that is taken for a card lower than the last card of every row. */
export interface Row {
  do: "row";
  row: number;
}

/** SN-17: a card that lies face up, taken into hand. */
export interface Draft {
  do: "draft";
  card: number;
}

/** SN-17: a round of the draft begins with all cards face up. */
export interface LaidOut {
  event: "laid-out";
  round: number;
  cards: number[];
}

/** SN-17: somebody took a card into hand. */
export interface Drafted {
  event: "drafted";
  seat: number;
  card: number;
}

/** SN-3: a round begins: everybody has ten cards, the rows have one each. */
export interface Dealt {
  event: "dealt";
  round: number;
  rows: number[][];
}

/** SN-3: the cards that a seat was dealt, for its eyes only. */
export interface Hand {
  event: "hand";
  to: number[];
  cards: number[];
}

/** SN-5: somebody has chosen; nobody else knows what. */
export interface Chose {
  event: "chose";
  seat: number;
}

/** SN-5: the card that a seat chose, for its eyes only. */
export interface Choice {
  event: "choice";
  to: number[];
  card: number;
}

/** SN-5: all have chosen, and the cards are turned over together. */
export interface TurnedOver {
  event: "revealed";
  cards: ([number, number])[];
}

/** SN-7, SN-8: a card goes to the end of the row where it fits. */
export interface Placed {
  event: "placed";
  seat: number;
  card: number;
  row: number;
}

/** SN-9, SN-10: somebody takes the cards of a row, with all their heads. */
export interface Took {
  event: "took";
  seat: number;
  row: number;
  cards: number[];
  heads: number;
}

/** SN-12: ten tricks are played; this round's heads are added to the totals. */
export interface RoundEnded {
  event: "round-ended";
  round: number;
  heads: number[];
  totals: number[];
}

/** SN-13, SN-14: the game is over, and the lowest total has won. */
export interface Over {
  event: "over";
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

/** All that a seat knows of the table. */
export interface View {
  game: string;
  rules: number;
  seats: number;
  options: Options;
  seat: number | null;
  round: number;
  phase: "choose" | "row" | "draft" | "over";
  acting: number[];
  rows: number[][];
  cards: number[];
  herds: number[][];
  heads: number[];
  totals: number[];
  chosen?: boolean[];
  revealed?: ([number, number])[];
  hands?: number[][];
  pool?: number[];
  winners?: number[];
  hand?: number[];
  choice?: number | null;
}

/** What the table agreed on, every option named. */
export interface Options {
  variant: "classic" | "known" | "draft";
  target: number;
  rounds: number | null;
}

export type Move =
  | Choose
  | Row
  | Draft;

export type Event =
  | LaidOut
  | Drafted
  | Dealt
  | Hand
  | Chose
  | Choice
  | TurnedOver
  | Placed
  | Took
  | RoundEnded
  | Over
  | Blank
  | Undone;

export const fields: Vocabulary<Event>["fields"] = {
  "row": {"role": "counted"},
  "seat": {"role": "seat"},
  "heads": {"role": "by-seat"},
  "totals": {"role": "by-seat"},
  "winners": {"role": "seat"},
};

const events: Vocabulary<Event>["events"] = {
  "laid-out": {"log": true, "drawn": true, "aloud": "all"},
  "drafted": {"log": true, "drawn": true, "aloud": "all"},
  "dealt": {"log": true, "drawn": true, "aloud": "all"},
  "hand": {"log": false, "drawn": false, "aloud": "all"},
  "chose": {"log": false, "drawn": false, "aloud": "none"},
  "choice": {"log": false, "drawn": false, "aloud": "none"},
  "revealed": {"log": true, "drawn": true, "aloud": "all"},
  "placed": {"log": true, "drawn": true, "aloud": "own"},
  "took": {"log": true, "drawn": true, "aloud": "all", "against": ["seat"]},
  "round-ended": {"log": true, "drawn": true, "aloud": "all"},
  "over": {"log": true, "drawn": false, "aloud": "all"},
  "blank": {"log": false, "drawn": false, "aloud": "none"},
  "undone": {"log": true, "drawn": false, "aloud": "all"},
};

export const vocabulary: Vocabulary<Event> = { fields, events };
