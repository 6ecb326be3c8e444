/** A room is furnished step by step, so that a slow phone can draw and listen in between. Whoever draws a board elsewhere draws it
 * at once. */

import { getContext, onMount, setContext } from "svelte";

/** What comes after the room, with its bar and its notices: each when the one before it has been drawn. */
const PARTS = ["over", "board", "heart", "rest"] as const;

export type Part = (typeof PARTS)[number];

export interface Furnishing {
  /** Whether this part may come: what lies over a board, the board itself, what lies in its middle, the rest of it. */
  has(part: Part): boolean;
  /** Whether nothing is missing. */
  readonly whole: boolean;
  /** Once nothing is missing. */
  readonly ready: Promise<void>;
}

const KEY = Symbol("furnishing");
const AT_ONCE: Furnishing = { has: () => true, whole: true, ready: Promise.resolve() };
/** A page that nobody sees draws nothing, and is not waited for any longer (ms). */
const LONG = 100;

class Steps implements Furnishing {
  #there = $state(0);
  #end!: () => void;
  readonly ready = new Promise<void>((end) => (this.#end = end));

  has(part: Part): boolean {
    return this.#there > PARTS.indexOf(part);
  }

  get whole(): boolean {
    return this.#there === PARTS.length;
  }

  /** The next part may come; whether there are more. */
  step(): boolean {
    this.#there += 1;
    if (this.whole) this.#end();
    return !this.whole;
  }
}

/** For a room: what there may be in it, from now on more and more. */
export function furnish(): Furnishing {
  const steps = new Steps();
  setContext(KEY, steps);
  onMount(() => {
    let stop: () => void;
    const go = () => {
      if (steps.step()) stop = afterDrawing(go);
    };
    stop = afterDrawing(go);
    return () => stop();
  });
  return steps;
}

/** For a board: how much of it there may be. */
export const furnishing = (): Furnishing => getContext<Furnishing | undefined>(KEY) ?? AT_ONCE;

/** Calls this once what is there has been drawn; gives what calls it off. */
function afterDrawing(then: () => void): () => void {
  let timer = setTimeout(late, LONG);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(then);
  });
  function late() {
    cancelAnimationFrame(frame);
    then();
  }
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
