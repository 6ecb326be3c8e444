/** What happened, told in steps that a newer story or an impatient reader may cut at any moment.
 *
 * A story never holds anything up: it only draws. Whoever starts one gives what to do at its end,
 * which is done exactly once, whether the story was told or cut. */

import { tick } from "svelte";

export interface Teller {
  /** Let this much time pass. */
  wait(ms: number): Promise<void>;
  /** Wait for animations; they jump to their ends when the story is cut. */
  watch(animations: (Animation | null)[]): Promise<void>;
}

class Cut extends Error {}

export class Story {
  #cut: (() => void) | null = null;

  get running(): boolean {
    return this.#cut !== null;
  }

  /** Tell `steps`, cutting what is being told. */
  tell(steps: (teller: Teller) => Promise<void>, end: () => void): void {
    this.cut();
    const moving = new Set<Animation>();
    let over = false;
    let stop: (reason: Cut) => void = () => undefined;
    const stopped = new Promise<never>((_, reject) => (stop = reject));
    stopped.catch(() => undefined);
    const finish = () => {
      if (over) return;
      over = true;
      this.#cut = null;
      for (const animation of moving) animation.cancel();
      end();
    };
    this.#cut = () => {
      stop(new Cut());
      finish();
    };
    const teller: Teller = {
      wait(ms) {
        if (over) throw new Cut();
        return Promise.race([new Promise<void>((done) => setTimeout(done, ms)), stopped]);
      },
      async watch(animations) {
        if (over) throw new Cut();
        const seen = animations.filter((animation) => animation !== null);
        for (const animation of seen) moving.add(animation);
        await Promise.race([Promise.all(seen.map((animation) => animation.finished)), stopped]);
        for (const animation of seen) moving.delete(animation);
      },
    };
    steps(teller).then(finish, (error: unknown) => {
      finish();
      if (!(error instanceof Cut) && !isAbort(error)) throw error;
    });
  }

  /** Jump to the end. */
  cut(): void {
    this.#cut?.();
  }

  /** Any touch or key jumps to the end; it still does what it does. */
  hurry(event: Event): void {
    if (event instanceof KeyboardEvent && ["Shift", "Control", "Alt", "Meta", "Tab"].includes(event.key)) return;
    this.cut();
  }
}

/** A story that grows while it is told: one event after the other, each to its end. */
export class Chronicle<E> extends Story {
  /** With more events than this still to be told, it jumps to what is new. */
  readonly #most: number;
  #left: E[] = [];

  constructor(most: number) {
    super();
    this.#most = most;
  }

  /** Tell these after what is being told. At the first of them `begin` sets the scene, and gives how an
   * event is shown when so many are left after it. */
  add(events: E[], begin: () => (teller: Teller, event: E, left: number) => Promise<void>, end: () => void): void {
    if (this.#left.length > this.#most) this.cut();
    this.#left.push(...events);
    if (this.running) return;
    const show = begin();
    const steps = async (teller: Teller) => {
      await tick();
      for (let event = this.#left.shift(); event; event = this.#left.shift()) await show(teller, event, this.#left.length);
    };
    this.tell(steps, () => {
      this.#left = [];
      end();
    });
  }
}

/** An animation that was cancelled says so. */
function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}
