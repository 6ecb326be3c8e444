/** A room is furnished step by step, so that a slow phone can draw and listen in between: first the room, then the larger half of
 * its board, then the rest. Whoever draws a board elsewhere draws it at once. */

import { getContext, onMount, setContext } from "svelte";

const STEPS = Symbol("furnishing");

export interface Furnishing {
  /** Whether the rest of the board may come. */
  readonly whole: boolean;
}

/** The steps of this room: `step` is called with each of them, after all that was drawn before. */
export function furnish(state: Furnishing, step: () => boolean): void {
  setContext(STEPS, state);
  onMount(() => {
    let next: ReturnType<typeof setTimeout>;
    const go = () => {
      if (step()) next = setTimeout(go);
    };
    next = setTimeout(go);
    return () => clearTimeout(next);
  });
}

/** For a board: how much of it there may be. */
export const furnishing = (): Furnishing => getContext<Furnishing | undefined>(STEPS) ?? { whole: true };
