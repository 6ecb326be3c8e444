/** What may be done now, read from the legal moves step by step: a card, a pawn, a way to go. No
 * rules: what is not among the moves is not offered, and whoever insists is answered by the rules. */

import type { Move, Refused } from "../board";
import { keyOf, type Place, TRACK } from "./places";

/** A portion of team-4. */
export interface Part {
  seat: number;
  from: number;
  steps: number;
  to: number;
}

/** One way to go on with a pawn: a whole move, or a portion. */
export interface Way {
  key: string;
  /** Where it leads; for a swap, whom it takes. */
  at: Place;
  kind: "start" | "step" | "magnet" | "swap" | "part";
  steps: number | null;
  move: Move | null;
  part: Part | null;
}

/** A pawn that may be moved; of those in a pen, any. */
export interface Offer {
  key: string;
  pawn: Place;
  ways: Way[];
}

const PEN = -1;

/** Moves that this card makes. */
export function movesOf(legal: Move[], card: string): Move[] {
  return legal.filter((move) => move["card"] === card);
}

/** The pawns that a card may move, each with its ways; `parts` of team-4 have been chosen already. */
export function offersOf(moves: Move[], parts: Part[], origins: number[]): Offer[] {
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
      const found = wayOf(move, origins);
      if (found) add(found.pawn, found.way);
    }
  }
  const order = (way: Way) => (way.steps ?? 0) * 100 + (way.at.at >= TRACK ? 1 : 0);
  for (const offer of offers.values()) offer.ways.sort((one, other) => order(one) - order(other));
  return [...offers.values()].sort((one, other) => one.pawn.seat - other.pawn.seat || one.pawn.at - other.pawn.at);
}

function wayOf(move: Move, origins: number[]): { pawn: Place; way: Way } | null {
  const seat = move["seat"] as number;
  switch (move.do) {
    case "start": {
      const at = { seat, at: origins[seat]! };
      return { pawn: { seat, at: PEN }, way: { key: "start", at, kind: "start", steps: null, move, part: null } };
    }
    case "step":
    case "magnet": {
      const at = { seat, at: move["to"] as number };
      const steps = (move["steps"] as number | undefined) ?? null;
      const way: Way = { key: `${steps ?? "m"}>${keyOf(at)}`, at, kind: move.do, steps, move, part: null };
      return { pawn: { seat, at: move["from"] as number }, way };
    }
    case "swap": {
      const [own, from] = move["own"] as [number, number];
      const [other, there] = move["other"] as [number, number];
      const at = { seat: other, at: there };
      return { pawn: { seat: own, at: from }, way: { key: `x>${keyOf(at)}`, at, kind: "swap", steps: null, move, part: null } };
    }
    default:
      return null;
  }
}

function partWay(part: Part): Way {
  const at = { seat: part.seat, at: part.to };
  return { key: `${part.steps}>${keyOf(at)}`, at, kind: "part", steps: part.steps, move: null, part };
}

const partsOf = (move: Move): Part[] => move["parts"] as Part[];
const samePart = (one: Part, other: Part): boolean =>
  one.seat === other.seat && one.from === other.from && one.steps === other.steps && one.to === other.to;

/** What is left of a split's parts without those chosen; null if one of those is not among them. */
function remaining(move: Move, chosen: Part[]): Part[] | null {
  const left = [...partsOf(move)];
  for (const part of chosen) {
    const which = left.findIndex((other) => samePart(part, other));
    if (which < 0) return null;
    left.splice(which, 1);
  }
  return left;
}

/** The listed split that has just these parts: in this order, if there is one. */
export function splitOf(moves: Move[], chosen: Part[]): Move | null {
  if (chosen.length === 0) return null;
  const whole = moves.filter((move) => move.do === "split" && remaining(move, chosen)?.length === 0);
  return whole.find((move) => partsOf(move).every((part, i) => samePart(part, chosen[i]!))) ?? whole[0] ?? null;
}

/** Steps of a team-4 that are not given out yet, by the parts of any split that goes on from here. */
export function stepsLeft(moves: Move[], chosen: Part[]): number {
  for (const move of moves) {
    const left = move.do === "split" ? remaining(move, chosen) : null;
    if (left) return left.reduce((sum, part) => sum + part.steps, 0);
  }
  return 0;
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
  const { at, owner, places, card } = refused.data as Record<string, unknown>;
  const seat = typeof owner === "number" ? owner : ((wish?.["seat"] as number | undefined) ?? 0);
  const named = [...(typeof at === "number" ? [at] : []), ...(Array.isArray(places) ? places.filter((place) => typeof place === "number") : [])];
  const from = wish?.["from"];
  const own = wish?.["own"] as [number, number] | undefined;
  return {
    places: [...new Set(named)].map((place) => ({ seat, at: place })),
    card: typeof card === "string" ? card : ((wish?.["card"] as string | undefined) ?? null),
    tried: typeof from === "number" && wish ? { seat: wish["seat"] as number, at: from } : own ? { seat: own[0], at: own[1] } : null,
  };
}
