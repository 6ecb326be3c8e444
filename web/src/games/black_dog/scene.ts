/** What lies on the table, and how an event changes the picture. No rules: an event says what
 * happened, and this moves the pieces it names. */

import { isLane, isPen } from "./places";
import type { Event, View } from "./vocabulary";

/** The part of a view that events change while they are told. */
export interface Scene {
  round: number;
  dealer: number;
  /** By seat; pawns in the pen have its spots, −1, −2, … */
  pawns: number[][];
  dog: number | null;
  cards: number[];
  deck: number;
  last: string | null;
  /** The card that lies open in the middle, and what it counts as. */
  played: { card: string; as: string | null; seat: number } | null;
  /** By seat, the card that it has played last in this round, where that is known. */
  lasts: (string | null)[];
  given: boolean[];
  out: boolean[];
  /** The pawn that moved last, by owner and number: it is not the one that is hit. */
  mover: [owner: number, which: number] | null;
  /** Pieces that did something in this turn, the last one last: they lie above the others. */
  acted: string[];
}

export function sceneOf(view: View, played: Scene["played"] = null, lasts: Scene["lasts"] = []): Scene {
  const { round, dealer, dog, cards, deck, last, out } = view;
  return {
    round,
    dealer,
    dog,
    cards,
    deck,
    last,
    lasts,
    out,
    pawns: view.pawns.map(penned),
    played: last === null ? null : played && (played.as ?? played.card) === last ? played : { card: last, as: null, seat: -1 },
    mover: null,
    acted: [],
    given: view.phase === "give" && view.given ? view.given : view.cards.map(() => false),
  };
}

/** Pawns in the pen, each on a spot of its own. */
function penned(places: number[]): number[] {
  let spot = 0;
  return places.map((at) => (isPen(at) ? (spot -= 1) : at));
}

/** The first free spot of a pen. */
function freeSpot(places: number[]): number {
  let spot = -1;
  while (places.includes(spot)) spot -= 1;
  return spot;
}

/** The scene after an event. */
export function after(scene: Scene, event: Event, seats: number): Scene {
  switch (event.event) {
    case "dealt": {
      const { round, dealer, deck } = event;
      const cards = Array.from({ length: seats }, () => 5);
      return { ...scene, round, dealer, deck, cards, out: scene.out.map(() => false), last: null, lasts: [], played: null };
    }
    case "shuffled":
      return { ...scene, deck: event.deck };
    case "dog-placed":
    case "dog-ran":
      return { ...scene, dog: event.at, acted: acting(scene, "dog") };
    case "gave":
      return { ...scene, given: put(scene.given, event.seat, true), cards: less(scene.cards, event.seat) };
    case "exchanged":
      return { ...scene, cards: scene.cards.map((count, i) => count + (scene.given[i] ? 1 : 0)), given: scene.given.map(() => false) };
    case "played": {
      const { card, as, seat } = event;
      return { ...scene, cards: less(scene.cards, seat), played: { card, as, seat }, last: as ?? card, lasts: laid(scene.lasts, event), mover: null, acted: [] };
    }
    case "started":
      return walked(scene, event.owner, lastSpot(scene.pawns[event.owner]!), event.at);
    case "moved":
      return walked(scene, event.owner, event.from, event.at);
    case "swapped": {
      const { owner, other, from, at } = event;
      const pawns = scene.pawns.map((places) => [...places]);
      const one = pawns[owner]!.indexOf(from);
      const two = pawns[other]!.indexOf(at);
      if (one >= 0) pawns[owner]![one] = at;
      if (two >= 0) pawns[other]![two] = from;
      return { ...scene, pawns, acted: acting(scene, `${other}-${two}`, `${owner}-${one}`) };
    }
    case "hit":
    case "bitten":
      return sent(scene, event.owner, event.at);
    case "turned": {
      const { moved } = event;
      const pawns = scene.pawns.map((places, i) =>
        places.map((place) => moved.find((piece) => piece.owner === i && piece.from === place)?.to ?? place),
      );
      return { ...scene, pawns, dog: moved.find((piece) => piece.owner === null)?.to ?? scene.dog };
    }
    case "folded":
      return { ...scene, cards: put(scene.cards, event.seat, 0), out: put(scene.out, event.seat, true) };
    case "discarded":
    case "dropped":
      return { ...scene, cards: less(scene.cards, event.seat) };
    case "drew":
      return { ...scene, cards: less(scene.cards, event.seat, -1), deck: Math.max(0, scene.deck - 1) };
    default:
      return scene;
  }
}

/** The cards that everybody has played last, after one more. */
export function laid(lasts: Scene["lasts"], { seat, card }: { seat: number; card: string }): Scene["lasts"] {
  const all = [...lasts];
  all[seat] = card;
  return all;
}

function lastSpot(places: number[]): number {
  return Math.min(...places);
}

/** A pawn from one place to another. Who lands where another stands waits for it to be sent away. */
function walked(scene: Scene, owner: number, from: number, to: number): Scene {
  const places = scene.pawns[owner] ?? [];
  const which = places.indexOf(from);
  if (which < 0) return scene;
  return { ...scene, pawns: put(scene.pawns, owner, put(places, which, to)), mover: [owner, which], acted: acting(scene, `${owner}-${which}`) };
}

/** A pawn back to its pen; of two on a space, the one that stood there before. */
function sent(scene: Scene, owner: number, at: number): Scene {
  const places = scene.pawns[owner] ?? [];
  const here = places.flatMap((place, i) => (place === at ? [i] : []));
  const which = here.find((i) => scene.mover?.[0] !== owner || scene.mover[1] !== i) ?? here[0];
  if (which === undefined) return scene;
  return { ...scene, pawns: put(scene.pawns, owner, put(places, which, freeSpot(places))), acted: acting(scene, `${owner}-${which}`) };
}

const acting = ({ acted }: Scene, ...keys: string[]): string[] => [...acted.filter((key) => !keys.includes(key)), ...keys];

function put<T>(list: T[], place: number, value: T): T[] {
  return list.map((old, i) => (i === place ? value : old));
}

function less(cards: number[], seat: number, count = 1): number[] {
  return put(cards, seat, Math.max(0, (cards[seat] ?? 0) - count));
}

/** How many pawns of a seat are in its lane. */
export function homeOf(pawns: number[]): number {
  return pawns.filter(isLane).length;
}

/** The others of the own side. */
export function partnersOf(view: View, seat: number): number[] {
  return (view.sides.find((side) => side.includes(seat)) ?? []).filter((other) => other !== seat);
}

/** To whom a card is given: the partner, or the next in the order of seats (BD-8, BD-29). */
export function receiverOf(view: View, seat: number): number {
  return partnersOf(view, seat)[0] ?? (seat + 1) % view.seats;
}
