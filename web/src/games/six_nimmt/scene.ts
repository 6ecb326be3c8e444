/** What lies on the table, and how an event changes the picture. No rules: an event says what
 * happened, and this moves the cards it names. */

import type { Refused } from "../board";
import type { Event, Move, View } from "./vocabulary";

/** What lies before a player: nothing, a card face down, or a card. */
export type Front = number | "down" | null;

export interface Scene {
  round: number;
  rows: number[][];
  fronts: Front[];
  cards: number[];
  /** The cards that each has taken in this round, and their heads. */
  herds: number[][];
  heads: number[];
  totals: number[];
  hands: number[][] | null;
  pool: number[] | null;
  /** The own hand; null for a spectator. */
  hand: number[] | null;
}

export function sceneOf(view: View): Scene {
  const fronts: Front[] = view.cards.map((_, seat) => (view.chosen?.[seat] ? "down" : null));
  for (const [seat, card] of view.revealed ?? []) fronts[seat] = card;
  return {
    round: view.round,
    rows: view.rows,
    fronts,
    cards: view.cards,
    herds: view.herds,
    heads: view.heads,
    totals: view.totals,
    hands: view.hands ?? null,
    pool: view.pool ?? null,
    hand: view.hand ?? null,
  };
}

/** Where players sit on a desk: from the own place at the start of the table up one side, and down the other. `at`
 * counts half plates from the top, so that the shorter side is centred. */
export function placeOf(seat: number, own: number | null, seats: number): { side: "start" | "end"; at: number } {
  const [turn, near] = [(seat - (own ?? 0) + seats) % seats, Math.ceil(seats / 2)];
  return turn < near ? { side: "start", at: 2 * (near - 1 - turn) } : { side: "end", at: 2 * (turn - near) + (seats % 2) };
}

/** The scene after an event; `seat` is whose view this is. */
export function after(scene: Scene, event: Event, seat: number | null): Scene {
  switch (event.event) {
    case "laid-out":
      return {
        ...scene,
        round: event.round,
        rows: [],
        fronts: scene.fronts.map(() => null),
        herds: scene.herds.map(() => []),
        heads: scene.heads.map(() => 0),
        cards: scene.cards.map(() => 0),
        hands: scene.cards.map(() => []),
        pool: event.cards,
        hand: scene.hand && [],
      };
    case "drafted": {
      const { seat: who, card } = event;
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
    }
    case "dealt":
      return {
        ...scene,
        round: event.round,
        rows: event.rows,
        fronts: scene.fronts.map(() => null),
        herds: scene.hands ? scene.herds : scene.herds.map(() => []),
        heads: scene.hands ? scene.heads : scene.heads.map(() => 0),
        pool: null,
      };
    case "chose":
      return { ...scene, fronts: put(scene.fronts, event.seat, "down") };
    case "revealed": {
      const fronts = [...scene.fronts];
      const plays = event.cards;
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
        rows: put(scene.rows, event.row, []),
        herds: put(scene.herds, event.seat, [...scene.herds[event.seat]!, ...event.cards]),
        heads: put(scene.heads, event.seat, scene.heads[event.seat]! + event.heads),
      };
    case "placed":
      return {
        ...scene,
        rows: put(scene.rows, event.row, [...scene.rows[event.row]!, event.card]),
        fronts: put(scene.fronts, event.seat, null),
      };
    case "round-ended":
      return { ...scene, totals: event.totals };
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
  return new Set(legal.flatMap((move) => (move.do === what ? [move.card] : [])));
}

/** The rows that may be taken now. */
export function rowsIn(legal: Move[]): number[] {
  return legal.filter((move) => move.do === "row").map(({ row }) => row);
}

/** The card and the row that a refusal is about: it names them, or the move did. */
export function badIn(move: Move | null, refused: Refused | null): { card: number | null; row: number | null } {
  const about: Record<string, unknown> = refused ? { ...move, ...refused.data } : {};
  const numberOf = (name: string) => (typeof about[name] === "number" ? about[name] : null);
  return { card: numberOf("card"), row: numberOf("row") };
}
