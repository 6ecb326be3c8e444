/** What happened since the own last move: what others did is marked on the board until the next one, and can be
 * told again as long as the view from then is at hand. */

import { tick } from "svelte";
import type { Batch, GameEvent, View } from "../games/board";
import { seatsIn } from "../games/vocabulary";

interface Heard {
  number: number;
  event: GameEvent;
}

/** A batch, and the view that it led to. */
interface Told {
  batch: Batch;
  view: View;
}

export class Since {
  /** The number of the last event before the own last move; null where nobody knows. */
  moved = $state<number | null>(null);
  #tape = $state.raw<{ view: View; told: Told[] } | null>(null);
  #by: number | null = null;
  readonly #note: (moved: number) => void;

  /** `moved` is what this device remembers; `note` is told what it should remember. */
  constructor(moved: number | null, note: (moved: number) => void) {
    this.moved = moved;
    this.#note = note;
  }

  /** Somebody comes, or comes back: with all there was, and perhaps with a gap that no view leads over. */
  welcome(log: Heard[], seat: number | null, gap: boolean): void {
    if (gap) this.#tape = null;
    const newest = log.at(-1)?.number ?? 0;
    if (this.moved !== null && this.moved <= newest) return;
    // Another device moved: what is known is when something was last done here at all.
    this.moved = seat === null ? newest : (log.findLast(({ event }) => event["seat"] === seat)?.number ?? 0);
  }

  /** Something happened, and led from one view to another. Who watches is shown what the last player did. */
  hear(batch: Batch, before: View | null, view: View, seat: number | null): void {
    const seats = seatsIn(batch.events);
    const by = seats[0] ?? null;
    const anew = seat === null ? by !== this.#by : by === seat;
    this.#by = by;
    if (anew) {
      this.moved = batch.first - 1;
      this.#note(this.moved);
      const alone = seat !== null && seats.every((other) => other === seat);
      this.#tape = alone ? { view, told: [] } : before && { view: before, told: [{ batch, view }] };
    } else if (this.#tape) this.#tape = { view: this.#tape.view, told: [...this.#tape.told, { batch, view }] };
    if (this.moved === null) this.moved = batch.first - 1;
  }

  /** Whether there is something that can be told again. */
  get known(): boolean {
    return (this.#tape?.told.length ?? 0) > 0;
  }

  /** From the view of then, one batch after the other, as it came. */
  async again(show: (view: View, batch: Batch | null) => void, now: View): Promise<void> {
    const tape = this.#tape;
    if (!tape) return;
    show(tape.view, null);
    await tick();
    for (const [at, { batch, view }] of tape.told.entries()) {
      show(at === tape.told.length - 1 ? now : view, { ...batch });
      await tick();
    }
  }
}
