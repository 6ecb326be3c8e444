/** What this person has selected: a card, a pawn, a way to go; portions of team-4 one after the other;
 * where the dog shall sit; which way the disc shall turn. Nothing is sent before it is confirmed. */

import { type CardMove, movesOf, type Offer, offersOf, splitOf, stepsLeft, type Way } from "./choice";
import type { Move, Portion, Turn, View } from "./vocabulary";

export interface Table {
  view: View;
  legal: Move[];
  cards: string[];
}

export class Selection {
  slot = $state<number | null>(null);
  pawn = $state<string | null>(null);
  picked = $state<string | null>(null);
  parts = $state.raw<Portion[]>([]);
  spot = $state<number | null>(null);
  lean = $state<Turn["way"] | null>(null);

  constructor(private readonly table: () => Table) {}

  readonly card = $derived.by(() => (this.slot === null ? null : (this.table().cards[this.slot] ?? null)));
  /** What the chosen card may do. */
  readonly moves = $derived.by((): CardMove[] => {
    const { legal, view } = this.table();
    return this.card === null || view.phase !== "play" ? [] : movesOf(legal, this.card);
  });
  readonly splits = $derived.by(() => this.moves.some((move) => move.do === "split"));
  readonly left = $derived.by(() => (this.splits ? stepsLeft(this.moves, this.parts) : 0));
  readonly offers = $derived.by((): Offer[] => offersOf(this.moves, this.parts, this.table().view.origins));
  /** The pawn that was chosen; the only one there is need not be chosen. */
  readonly offer = $derived.by(
    (): Offer | null => this.offers.find(({ key }) => key === this.pawn) ?? (this.offers.length === 1 ? this.offers[0]! : null),
  );
  readonly ways = $derived.by((): Way[] => this.offer?.ways ?? []);
  readonly way = $derived.by((): Way | null => {
    const ways = this.ways;
    return ways.find(({ key }) => key === this.picked) ?? (ways.length === 1 && !this.splits ? ways[0]! : null);
  });
  readonly turns = $derived.by(() => this.table().legal.filter((move) => move.do === "turn"));
  readonly spots = $derived.by(() => this.table().legal.filter((move) => move.do === "dog").map((move) => move.to));

  /** The whole move, ready to be confirmed. */
  readonly move = $derived.by((): Move | null => {
    const { view, legal } = this.table();
    switch (view.phase) {
      case "dog":
        return legal.find((move) => move.do === "dog" && move.to === this.spot) ?? null;
      case "give":
      case "discard":
        return legal.find((move) => move.do === view.phase && "card" in move && move.card === this.card) ?? null;
      case "turn":
        return this.turns.find((move) => move.way === this.lean) ?? null;
      default:
        return this.splits ? splitOf(this.moves, this.parts) : (this.way?.move ?? null);
    }
  });
  /** Nothing else can be done. */
  readonly forced = $derived.by(() => this.table().legal.find((move) => move.do === "fold") ?? null);

  get empty(): boolean {
    return [this.slot, this.pawn, this.picked, this.spot, this.lean].every((part) => part === null) && this.parts.length === 0;
  }

  /** More than a card, or a space for the dog, is chosen: one step back is not all of it. */
  get deep(): boolean {
    return this.pawn !== null || this.picked !== null || this.parts.length > 0;
  }

  forget(): void {
    this.slot = null;
    this.spot = null;
    this.lean = null;
    this.parts = [];
    this.unpick();
  }

  unpick(): void {
    this.pawn = null;
    this.picked = null;
  }

  hold(slot: number): void {
    const same = this.slot === slot;
    this.forget();
    if (!same) this.slot = slot;
  }

  take(offer: Offer): void {
    this.pawn = offer.key;
    this.picked = null;
  }

  /** Go this way: a portion is given out at once, anything else waits to be confirmed. */
  go(way: Way): void {
    if (!way.part) {
      this.picked = way.key;
      return;
    }
    this.parts = [...this.parts, way.part];
    this.unpick();
  }

  /** One step back; false if there is none. */
  undo(): boolean {
    if (this.picked !== null) this.picked = null;
    else if (this.pawn !== null) this.pawn = null;
    else if (this.parts.length > 0) this.parts = this.parts.slice(0, -1);
    else if (this.spot !== null) this.spot = null;
    else if (this.lean !== null) this.lean = null;
    else if (this.slot !== null) this.slot = null;
    else return false;
    return true;
  }
}
