/** What this person has selected: a card, which way round it is, a place for it; cards to give up.
 * Nothing is sent before it is confirmed. */

import { actionOf, isTurnable } from "./cards";
import { deedsOf, discardsOf, fits, litBy, type LitPlaces, moveAt, numbersOf, type Preview, wayAt } from "./choice";
import { keyOf, type Place, same } from "./places";
import type { Move } from "./vocabulary";

export interface Table {
  legal: Move[];
  cards: string[];
}

export class Selection {
  slot = $state<number | null>(null);
  turned = $state(false);
  at = $state.raw<Place | null>(null);
  /** The cards to give up, by their places in the hand; null: none are given up. */
  discards = $state.raw<number[] | null>(null);
  /** A place that is only looked at. */
  inspected = $state.raw<Place | null>(null);
  /** A place that is pointed out while its button is under the pointer. */
  pointed = $state.raw<Place | null>(null);

  constructor(private readonly table: () => Table) {}

  readonly card = $derived.by(() => (this.slot === null ? null : (this.table().cards[this.slot] ?? null)));
  readonly isPath = $derived.by(() => this.card !== null && actionOf(this.card) === null);
  /** The ways up that the goal may lie which waits for one. */
  readonly orients = $derived.by(() => this.table().legal.filter((move) => move.do === "orient"));
  readonly waiting = $derived.by((): Place | null => this.orients[0]?.at ?? null);
  readonly lit = $derived.by((): LitPlaces => litBy(this.discards || this.waiting ? [] : this.table().legal, this.card));
  readonly numbers = $derived.by(() => numbersOf(this.lit));
  readonly deeds = $derived.by(() => (this.card === null ? [] : deedsOf(this.table().legal, this.card)));
  readonly dropping = $derived.by(() => {
    const { legal, cards } = this.table();
    return discardsOf(legal, (this.discards ?? []).map((place) => cards[place]!));
  });
  readonly turnable = $derived.by(() => (this.waiting ? this.orients.length > 1 : this.isPath && isTurnable(this.card!)));
  readonly preview = $derived.by((): Preview | null => {
    const { waiting, at, card, isPath, turned, turnable } = this;
    if (waiting) return { at: waiting, card: null, turned, fits: true };
    if (!at) return null;
    const offer = this.lit.get(keyOf(at));
    if (!offer && !isPath) return null;
    return { at, card: isPath ? card : null, turned: isPath && turnable && turned, fits: fits(offer, turned && turnable) };
  });

  /** The whole move, ready to be confirmed. */
  readonly move = $derived.by((): Move | null => {
    if (this.waiting) return this.orients.find((other) => other.turned === this.turned) ?? this.orients[0]!;
    if (!this.at) return null;
    return this.card === null ? { do: "bribe", at: this.at } : moveAt(this.card, this.at, this.turned);
  });

  forget(): void {
    this.slot = null;
    this.at = null;
    this.discards = null;
    this.turned = false;
    this.pointed = null;
  }

  /** Cards are to be given up: the one that is held, if any, is the first of them. */
  giveUp(): void {
    const { slot } = this;
    this.forget();
    this.discards = slot === null ? [] : [slot];
  }

  /** A card is taken up or put back; among those to give up there are two at the most. */
  hold(slot: number): void {
    this.inspected = null;
    if (this.discards) {
      this.discards = this.discards.includes(slot) ? this.discards.filter((other) => other !== slot) : [...this.discards, slot].slice(-2);
      return;
    }
    this.at = null;
    this.turned = false;
    this.slot = this.slot === slot ? null : slot;
  }

  turn(): void {
    if (this.turnable) this.turned = !this.turned;
  }

  /** A place was touched: first it is only shown, the second time it counts. The move to send, if any:
   * where nothing is offered, the rules answer. */
  touch(place: Place): Move | null {
    if (this.waiting) {
      if (same(place, this.waiting)) this.turn();
      return null;
    }
    const offer = this.lit.get(keyOf(place));
    if (offer && same(this.at, place)) return this.move;
    if (offer) {
      this.turned = wayAt(offer, this.turned);
      this.at = place;
      this.inspected = null;
      return null;
    }
    this.at = null;
    const insisted = this.card !== null && this.table().legal.length > 0 ? moveAt(this.card, place, this.turned) : null;
    if (!insisted) this.inspected = same(this.inspected, place) ? null : place;
    return insisted;
  }

  /** One step back: from the place, from the card, from giving up; false if there is none. */
  undo(): boolean {
    if (this.at) this.at = null;
    else if (this.slot !== null) this.forget();
    else if (this.discards) this.discards = null;
    else if (this.inspected) this.inspected = null;
    else return false;
    return true;
  }
}
