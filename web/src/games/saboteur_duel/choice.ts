/** What a chosen card may do now, read from the legal moves. No rules: what is not among them is
 * not lit, and whoever insists is answered by the rules. */

import type { Move, Refused } from "../board";
import { ACROSS, actionOf, isTurnable, type Side, type Tool } from "./cards";
import { keyOf, type Place, same } from "./places";

/** Which ways round a path card fits at a place. */
export interface Ways {
  upright: boolean;
  turned: boolean;
}

/** What may be done at a place. */
export interface Lit {
  at: Place;
  /** "lay", "key", "rockfall", "map" or "bribe". */
  what: string;
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
  return legal.filter((move) =>
    move["card"] === undefined ? kind !== undefined && move.do === kind : move["card"] === card,
  );
}

/** The places where a card may go; without one, the trolls that may be bribed. */
export function litBy(legal: Move[], card: string | null): LitPlaces {
  const lit: LitPlaces = new Map();
  const moves = card === null ? legal.filter((move) => move.do === "bribe") : movesOf(legal, card);
  for (const move of moves) {
    const at = move["at"] as Place | undefined;
    if (!at) continue;
    const known = lit.get(keyOf(at))?.ways ?? { upright: false, turned: false };
    lit.set(keyOf(at), {
      at,
      what: move.do,
      ways: move["turned"] ? { ...known, turned: true } : { ...known, upright: true },
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
  const at = move?.["at"] as Place | undefined;
  if (!move || !at) return null;
  return { at, card: move.do === "lay" ? (move["card"] as string) : null, turned: move["turned"] === true, fits: true };
}

export function fits(lit: Lit | undefined, turned: boolean): boolean {
  if (!lit) return false;
  return lit.what !== "lay" || (turned ? lit.ways.turned : lit.ways.upright);
}

/** The move that a card makes at a place, legal or not; null if it makes none at places. */
export function moveAt(card: string, at: Place, turned: boolean): Move | null {
  const kind = actionOf(card)?.kind;
  if (kind === undefined) return { do: "lay", card, at, turned: turned && isTurnable(card) };
  return ["key", "rockfall", "map"].includes(kind) ? { do: kind, at } : null;
}

/** Moves of a card that ask for no place: a sabotage, or a repair for each tool. */
export function deedsOf(legal: Move[], card: string): Move[] {
  return movesOf(legal, card).filter((move) => move["at"] === undefined);
}

/** The ways to give up these cards: pass, or clear a tool. */
export function discardsOf(legal: Move[], cards: string[]): { pass: Move | null; clear: Move[] } {
  const wanted = JSON.stringify(cards.toSorted());
  const fitting = legal.filter(
    (move) => Array.isArray(move["cards"]) && JSON.stringify((move["cards"] as string[]).toSorted()) === wanted,
  );
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
  const { at, side, places, card, tool, seat } = refused.data as Record<string, unknown>;
  const tried = (wish?.["at"] as Place | undefined) ?? null;
  const marked = [...(isPlace(at) ? [at] : []), ...(Array.isArray(places) ? places.filter(isPlace) : [])];
  return {
    places: marked.filter((place, i) => marked.findIndex((other) => same(other, place)) === i),
    side: typeof side === "string" ? ACROSS[side as Side] : null, // told of the card that was to be laid
    tried,
    card: typeof card === "string" ? card : ((wish?.["card"] as string | undefined) ?? null),
    tool: typeof tool === "string" ? (tool as Tool) : null,
    seat: typeof seat === "number" ? seat : null,
  };
}

function isPlace(thing: unknown): thing is Place {
  return Array.isArray(thing) && thing.length === 2 && thing.every((part) => typeof part === "number");
}
