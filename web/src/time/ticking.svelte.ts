/** The clocks of a table between two words of the server: what it said is true, and the seconds since then are counted
 * by a clock of this device that nobody can set. */

import type { Sitting } from "../table/sitting.svelte";
import { leftAfter } from "./time";

/** Milliseconds between two looks. */
const LOOK = 250;

export class Ticking {
  #now = $state(performance.now());
  #heard = 0;

  constructor(readonly sitting: Sitting) {
    $effect.pre(() => {
      void sitting.info;
      this.#heard = this.#now = performance.now();
    });
    $effect(() => {
      if (!sitting.info?.sitters.some(({ clock }) => clock?.runs)) return;
      const timer = setInterval(() => (this.#now = performance.now()), LOOK);
      return () => clearInterval(timer);
    });
  }

  /** The seconds that a seat has left; nothing where it has no clock. */
  left(seat: number): number | null {
    const clock = this.sitting.info?.sitters[seat]?.clock;
    return clock ? leftAfter(clock, Math.max(0, this.#now - this.#heard) / 1000) : null;
  }

  /** Whether the clock of a seat runs now. */
  runs(seat: number): boolean {
    return this.sitting.info?.sitters[seat]?.clock?.runs ?? false;
  }
}
