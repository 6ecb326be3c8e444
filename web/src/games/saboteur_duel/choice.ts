/** What a chosen card may do now, read from the legal moves. No rules: what is not among them is
 * not lit, and whoever insists is answered by the rules. */

import type { Refused } from "../board";
import { ACROSS, actionOf, isTurnable, type Side, SIDES, type Tool, TOOLS } from "./cards";
import { keyOf, type Place, same } from "./places";
import type { Clear, Move, Pass, Repair, Sabotage } from "./vocabulary";

/** Which ways round a path card fits at a place. */
export interface Ways {
  upright: boolean;
  turned: boolean;
}

/** What may be done at a place. */
export interface Lit {
  at: Place;
  what: Exclude<Extract<Move, { at: Place }>["do"], "orient">;
  ways: Ways;
}

export type LitPlaces = Map<string, Lit>;

/** What would be done at a place. */
export interface Preview {
  at: Place;
  /** The card that would lie there; null: something would be done to what lies there. */
  card: string | null;
  turned: boolean;
  fits: boolean;
}

/** Moves that this card makes. */
export function movesOf(legal: Move[], card: string): Move[] {
  const kind = actionOf(card)?.kind;
  return legal.filter((move) => ("card" in move ? move.card === card : move.do === kind));
}

/** The places where a card may go; without one, the trolls that may be bribed. */
export function litBy(legal: Move[], card: string | null): LitPlaces {
  const lit: LitPlaces = new Map();
  const moves = card === null ? legal.filter((move) => move.do === "bribe") : movesOf(legal, card);
  for (const move of moves) {
    if (!("at" in move) || move.do === "orient") continue;
    const { at } = move;
    const known = lit.get(keyOf(at))?.ways ?? { upright: false, turned: false };
    lit.set(keyOf(at), {
      at,
      what: move.do,
      ways: move.do === "lay" && move.turned ? { ...known, turned: true } : { ...known, upright: true },
    });
  }
  return lit;
}

/** The trolls that may be bribed, numbered where there are several, so that each can be named. */
export function numbersOf(lit: LitPlaces): Map<string, number> {
  const trolls = [...lit.values()].filter(({ what }) => what === "bribe").sort((a, b) => a.at[0] - b.at[0] || a.at[1] - b.at[1]);
  return new Map(trolls.length > 1 ? trolls.map(({ at }, i) => [keyOf(at), i + 1]) : []);
}

/** Whether nothing is left of a turn but to bribe trolls or to end it. */
export function onlyEndIsLeft(legal: Move[]): boolean {
  return legal.some((move) => move.do === "end") && legal.every((move) => move.do === "end" || move.do === "bribe");
}

/** Which way round a card lies when it is laid on a place: as it is held, if it fits so. */
export function wayAt(lit: Lit | undefined, turned: boolean): boolean {
  if (!lit || lit.what !== "lay") return turned;
  return turned ? lit.ways.turned || !lit.ways.upright : lit.ways.turned && !lit.ways.upright;
}

/** What this move would do, if it is one of a place. */
export function previewOf(move: Move | null): Preview | null {
  if (!move || !("at" in move)) return null;
  return { at: move.at, card: move.do === "lay" ? move.card : null, turned: "turned" in move && move.turned, fits: true };
}

export function fits(lit: Lit | undefined, turned: boolean): boolean {
  if (!lit) return false;
  return lit.what !== "lay" || (turned ? lit.ways.turned : lit.ways.upright);
}

/** The move that a card makes at a place, legal or not; null if it makes none at places. */
export function moveAt(card: string, at: Place, turned: boolean): Move | null {
  const kind = actionOf(card)?.kind;
  if (kind === undefined) return { do: "lay", card, at, turned: turned && isTurnable(card) };
  return kind === "key" || kind === "rockfall" || kind === "map" ? { do: kind, at } : null;
}

/** Moves of a card that ask for no place: a sabotage, or a repair for each tool. */
export function deedsOf(legal: Move[], card: string): (Sabotage | Repair)[] {
  return movesOf(legal, card).filter((move) => move.do === "sabotage" || move.do === "repair");
}

/** The ways to give up these cards: pass, or clear a tool. */
export function discardsOf(legal: Move[], cards: string[]): { pass: Pass | null; clear: Clear[] } {
  const wanted = JSON.stringify(cards.toSorted());
  const fitting = legal
    .filter((move) => move.do === "pass" || move.do === "clear")
    .filter((move) => JSON.stringify(move.cards.toSorted()) === wanted);
  return {
    pass: fitting.find((move) => move.do === "pass") ?? null,
    clear: fitting.filter((move) => move.do === "clear"),
  };
}

/** What a refusal was about, to be marked. */
export interface Marks {
  /** What is in the way. */
  places: Place[];
  /** The edge of it where it is in the way. */
  side: Side | null;
  /** Where the card was to go. */
  tried: Place | null;
  card: string | null;
  tool: Tool | null;
  seat: number | null;
}

export function marksOf(refused: Refused | null, wish: Move | null): Marks | null {
  if (!refused) return null;
  const { at, side: name, places, card, tool, seat } = refused.data;
  const side = SIDES.find((known) => known === name);
  const marked = [...(isPlace(at) ? [at] : []), ...(Array.isArray(places) ? places.filter(isPlace) : [])];
  return {
    places: marked.filter((place, i) => marked.findIndex((other) => same(other, place)) === i),
    side: side ? ACROSS[side] : null, // told of the card that was to be laid
    tried: wish && "at" in wish ? wish.at : null,
    card: typeof card === "string" ? card : wish && "card" in wish ? wish.card : null,
    tool: TOOLS.find((known) => known === tool) ?? null,
    seat: typeof seat === "number" ? seat : null,
  };
}

function isPlace(thing: unknown): thing is Place {
  return Array.isArray(thing) && thing.length === 2 && thing.every((part) => typeof part === "number");
}
