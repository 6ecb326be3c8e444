/** What lies on the table, and how an event changes the picture. No rules: an event says what
 * happened, and this moves the cards it names. */

import type { GameEvent, Move, View } from "../board";

/** A view of 6 nimmt!, as the engine writes it. */
export interface TableView {
  seat: number | null;
  seats: number;
  options: { variant: string; target: number; rounds: number | null };
  round: number;
  phase: "choose" | "row" | "draft" | "over";
  acting: number[];
  rows: number[][];
  cards: number[];
  heads: number[];
  totals: number[];
  chosen?: boolean[];
  revealed?: [number, number][];
  hands?: number[][];
  pool?: number[];
  winners?: number[];
  hand?: number[];
  choice?: number | null;
}

export function tableOf(view: View): TableView {
  return view as unknown as TableView;
}

/** What lies before a player: nothing, a card face down, or a card. */
export type Front = number | "down" | null;

export interface Scene {
  round: number;
  rows: number[][];
  fronts: Front[];
  cards: number[];
  heads: number[];
  totals: number[];
  hands: number[][] | null;
  pool: number[] | null;
  /** The own hand; null for a spectator. */
  hand: number[] | null;
}

export function sceneOf(view: TableView): Scene {
  const fronts: Front[] = view.cards.map((_, seat) => (view.chosen?.[seat] ? "down" : null));
  for (const [seat, card] of view.revealed ?? []) fronts[seat] = card;
  return {
    round: view.round,
    rows: view.rows,
    fronts,
    cards: view.cards,
    heads: view.heads,
    totals: view.totals,
    hands: view.hands ?? null,
    pool: view.pool ?? null,
    hand: view.hand ?? null,
  };
}

/** Events that change what everybody sees on the table; the others can wait for these. */
const SEEN = ["laid-out", "drafted", "dealt", "revealed", "took", "placed", "round-ended"];

export function isSeen(event: GameEvent): boolean {
  return SEEN.includes(event.event);
}

/** The scene after an event; `seat` is whose view this is. */
export function after(scene: Scene, event: GameEvent, seat: number | null): Scene {
  const who = event["seat"] as number;
  const card = event["card"] as number;
  const row = event["row"] as number;
  switch (event.event) {
    case "laid-out":
      return {
        ...scene,
        round: event["round"] as number,
        rows: [],
        fronts: scene.fronts.map(() => null),
        heads: scene.heads.map(() => 0),
        cards: scene.cards.map(() => 0),
        hands: scene.cards.map(() => []),
        pool: event["cards"] as number[],
        hand: scene.hand && [],
      };
    case "drafted":
      return {
        ...scene,
        pool: scene.pool && scene.pool.filter((other) => other !== card),
        cards: put(scene.cards, who, scene.cards[who]! + 1),
        hands: scene.hands && put(scene.hands, who, sorted([...scene.hands[who]!, card])),
        // The own hand follows the newest view, and may hold the card already.
        hand:
          scene.hand && who === seat && !scene.hand.includes(card)
            ? sorted([...scene.hand, card])
            : scene.hand,
      };
    case "dealt":
      return {
        ...scene,
        round: event["round"] as number,
        rows: event["rows"] as number[][],
        fronts: scene.fronts.map(() => null),
        heads: scene.hands ? scene.heads : scene.heads.map(() => 0),
        pool: null,
      };
    case "chose":
      return { ...scene, fronts: put(scene.fronts, who, "down") };
    case "revealed": {
      const fronts = [...scene.fronts];
      const plays = event["cards"] as [number, number][];
      for (const [owner, played] of plays) fronts[owner] = played;
      return {
        ...scene,
        fronts,
        cards: scene.cards.map((left) => left - 1),
        hand: scene.hand && without(scene.hand, plays),
        hands: scene.hands && scene.hands.map((hand) => without(hand, plays)),
      };
    }
    case "took":
      return {
        ...scene,
        rows: put(scene.rows, row, []),
        heads: put(scene.heads, who, scene.heads[who]! + (event["heads"] as number)),
      };
    case "placed":
      return {
        ...scene,
        rows: put(scene.rows, row, [...scene.rows[row]!, card]),
        fronts: put(scene.fronts, who, null),
      };
    case "round-ended":
      return { ...scene, totals: event["totals"] as number[] };
    default:
      return scene;
  }
}

function put<T>(list: T[], place: number, value: T): T[] {
  return list.map((old, i) => (i === place ? value : old));
}

function sorted(cards: number[]): number[] {
  return cards.sort((a, b) => a - b);
}

function without(hand: number[], plays: [number, number][]): number[] {
  return hand.filter((card) => !plays.some(([, played]) => played === card));
}

/** The cards that may be chosen or drafted now, by what the engine allows. */
export function cardsIn(legal: Move[], what: "choose" | "draft"): Set<number> {
  return new Set(legal.filter((move) => move.do === what).map((move) => move["card"] as number));
}

/** The rows that may be taken now. */
export function rowsIn(legal: Move[]): number[] {
  return legal.filter((move) => move.do === "row").map((move) => move["row"] as number);
}
