/** What may be done now, read from the legal moves step by step: a card, a pawn, a way to go. No
 * rules: what is not among the moves is not offered, and whoever insists is answered by the rules. */

import type { Refused } from "../board";
import { keyOf, PEN, type Place, TRACK } from "./places";
import type { Magnet, Move, Portion, Split, Start, Step, Swap } from "./vocabulary";

/** A card that is played, and what it does. */
export type CardMove = Start | Step | Swap | Magnet | Split;

/** One way to go on with a pawn: a whole move, or a portion. */
export interface Way {
  key: string;
  /** Where it leads; for a swap, whom it takes. */
  at: Place;
  kind: "start" | "step" | "magnet" | "swap" | "part";
  steps: number | null;
  move: CardMove | null;
  part: Portion | null;
}

/** A pawn that may be moved; of those in a pen, any. */
export interface Offer {
  key: string;
  pawn: Place;
  ways: Way[];
}

const isPlay = (move: Move): move is CardMove => "card" in move && move.do !== "give" && move.do !== "discard";

/** Moves that this card makes. */
export function movesOf(legal: Move[], card: string): CardMove[] {
  return legal.filter(isPlay).filter((move) => move.card === card);
}

/** The pawns that a card may move, each with its ways; `parts` of team-4 have been chosen already. */
export function offersOf(moves: CardMove[], parts: Portion[], origins: number[]): Offer[] {
  const offers = new Map<string, Offer>();
  const add = (pawn: Place, way: Way) => {
    const key = `${pawn.seat}:${pawn.at}`;
    const offer = offers.get(key) ?? { key, pawn, ways: [] };
    if (!offer.ways.some((other) => other.key === way.key)) offer.ways.push(way);
    offers.set(key, offer);
  };
  for (const move of moves) {
    if (move.do === "split") {
      for (const part of remaining(move, parts) ?? []) add({ seat: part.seat, at: part.from }, partWay(part));
    } else {
      const { pawn, way } = wayOf(move, origins);
      add(pawn, way);
    }
  }
  const order = (way: Way) => (way.steps ?? 0) * 100 + (way.at.at >= TRACK ? 1 : 0);
  for (const offer of offers.values()) offer.ways.sort((one, other) => order(one) - order(other));
  return [...offers.values()].sort((one, other) => one.pawn.seat - other.pawn.seat || one.pawn.at - other.pawn.at);
}

function wayOf(move: Exclude<CardMove, Split>, origins: number[]): { pawn: Place; way: Way } {
  switch (move.do) {
    case "start": {
      const { seat } = move;
      const at = { seat, at: origins[seat]! };
      return { pawn: { seat, at: PEN }, way: { key: "start", at, kind: "start", steps: null, move, part: null } };
    }
    case "step":
    case "magnet": {
      const { seat, from } = move;
      const at = { seat, at: move.to };
      const steps = move.do === "step" ? move.steps : null;
      const way: Way = { key: `${steps ?? "m"}>${keyOf(at)}`, at, kind: move.do, steps, move, part: null };
      return { pawn: { seat, at: from }, way };
    }
    case "swap": {
      const [own, from] = move.own;
      const [other, there] = move.other;
      const at = { seat: other, at: there };
      return { pawn: { seat: own, at: from }, way: { key: `x>${keyOf(at)}`, at, kind: "swap", steps: null, move, part: null } };
    }
  }
}

function partWay(part: Portion): Way {
  const at = { seat: part.seat, at: part.to };
  return { key: `${part.steps}>${keyOf(at)}`, at, kind: "part", steps: part.steps, move: null, part };
}

const samePart = (one: Portion, other: Portion): boolean =>
  one.seat === other.seat && one.from === other.from && one.steps === other.steps && one.to === other.to;

/** What is left of a split's parts without those chosen; null if one of those is not among them. */
function remaining({ parts }: Split, chosen: Portion[]): Portion[] | null {
  const left = [...parts];
  for (const part of chosen) {
    const which = left.findIndex((other) => samePart(part, other));
    if (which < 0) return null;
    left.splice(which, 1);
  }
  return left;
}

/** The listed split that has just these parts: in this order, if there is one. */
export function splitOf(moves: CardMove[], chosen: Portion[]): Split | null {
  if (chosen.length === 0) return null;
  const whole = moves.filter((move) => move.do === "split").filter((move) => remaining(move, chosen)?.length === 0);
  return whole.find(({ parts }) => parts.every((part, i) => samePart(part, chosen[i]!))) ?? whole[0] ?? null;
}

/** Steps of a team-4 that are not given out yet, by the parts of any split that goes on from here. */
export function stepsLeft(moves: CardMove[], chosen: Portion[]): number {
  for (const move of moves) {
    const left = move.do === "split" ? remaining(move, chosen) : null;
    if (left) return left.reduce((sum, part) => sum + part.steps, 0);
  }
  return 0;
}

/** Whether a hint goes this way: by its whole move, or by a portion of it. */
export function isMeant(way: Way, hint: Move | null): boolean {
  if (!hint || !isPlay(hint)) return false;
  const { move, part } = way;
  if (hint.do === "split") return part !== null && hint.parts.some((other) => samePart(part, other));
  return move !== null && JSON.stringify(move) === JSON.stringify(hint);
}

/** What a refusal was about, to be marked. */
export interface Marks {
  places: Place[];
  /** What is marked is where the dog is, or nobody's. */
  card: string | null;
  /** The pawn that was to move. */
  tried: Place | null;
}

export function marksOf(refused: Refused | null, wish: Move | null): Marks | null {
  if (!refused) return null;
  const { at, owner, card } = refused.data;
  const seat = typeof owner === "number" ? owner : wish && "seat" in wish ? wish.seat : 0;
  return {
    places: typeof at === "number" ? [{ seat, at }] : [],
    card: typeof card === "string" ? card : wish && "card" in wish ? wish.card : null,
    tried: triedBy(wish),
  };
}

function triedBy(wish: Move | null): Place | null {
  switch (wish?.do) {
    case "step":
    case "magnet":
      return { seat: wish.seat, at: wish.from };
    case "swap":
      return { seat: wish.own[0], at: wish.own[1] };
    default:
      return null;
  }
}
