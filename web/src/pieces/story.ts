/** What happened, told in steps that a newer story or an impatient reader may cut at any moment.
 *
 * What happened is told first, and only then is something asked: see `gate`. Whoever starts a story gives
 * what to do at its end, which is done exactly once, whether the story was told or cut. To those who
 * want no motion nothing is told. */

import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";
import { calm } from "./motion";

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
    if (calm()) return end();
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

  /** For a board: while it is `telling`, whatever a person does there brings the story to its end and does
   * nothing else; the next touch or key plays. `press` gets the keys that are free. */
  gate(telling: () => boolean, press?: (event: KeyboardEvent) => void): Attachment<HTMLElement> {
    return (board) => {
      /** The touch that ended the story: the click that follows belongs to it. */
      let touching = false;
      /** The keys that ended it, until they are let go. */
      const held = new Set<string>();
      const on: { [E in keyof WindowEventMap]?: (event: WindowEventMap[E]) => void } = {
        pointerdown: (event) => {
          const inside = board.contains(event.target as Node);
          touching = inside && telling();
          if (touching) swallow(event);
          if (inside || !isControl(event)) this.cut();
        },
        pointerup: (event) => touching && swallow(event),
        mousedown: (event) => touching && swallow(event),
        mouseup: (event) => touching && swallow(event),
        click: (event) => {
          const own = touching && event.detail > 0;
          const inside = telling() && board.contains(event.target as Node); // of a screen reader: nothing came before
          touching = false;
          if (!own && !inside) return;
          swallow(event);
          this.cut();
        },
        keydown: (event) => {
          touching = false;
          if (event.repeat && held.has(event.code)) return swallow(event);
          held.delete(event.code);
          if (PASSING.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return press?.(event);
          const inside = board.contains(event.target as Node);
          if (!telling()) press?.(event);
          else if (inside && !BROWSER.test(event.key)) {
            held.add(event.code);
            swallow(event);
          }
          if (inside || !isControl(event)) this.cut();
        },
        keyup: (event) => held.delete(event.code) && swallow(event),
      };
      const all = Object.entries(on) as [string, EventListener][];
      for (const [name, listener] of all) addEventListener(name, listener, true);
      return () => {
        for (const [name, listener] of all) removeEventListener(name, listener, true);
      };
    };
  }
}

/** Keys that lead elsewhere, and end nothing. */
const PASSING = /^(Shift|Control|Alt|AltGraph|Meta|Tab)$/;
/** Keys of the browser, such as F5. */
const BROWSER = /^F\d+$/;

function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Whether this is for a menu, the chat or the like, and no impatience. */
function isControl({ target }: Event): boolean {
  return target instanceof Element && target.closest("a, button, input, textarea, select, dialog, [contenteditable]") !== null;
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
