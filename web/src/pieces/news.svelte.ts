/** How a board follows its table: one batch of events after the other, each with the view before it. */

import { untrack } from "svelte";
import type { Batch } from "../games/board";

interface Table<V, E> {
  view: V;
  happened: Batch<E> | null;
}

/** `tell` gets every new batch once, and the view that it set out from; `jump` is called when the view
 * is another and nothing tells why: another table, or a step in a replay. */
export function follow<V, E>(table: () => Table<V, E>, tell: (batch: Batch<E>, last: V) => void, jump: () => void): void {
  let { view: last, happened: seen } = untrack(table);
  $effect.pre(() => {
    const { view, happened } = table();
    untrack(() => {
      if (happened && happened !== seen) tell(happened, last);
      else if (last !== view) jump();
      seen = happened;
      last = view;
    });
  });
}

/** Calls `then` whenever this is another than before, ahead of drawing. */
export function changed(what: () => string, then: () => void): void {
  let before = untrack(what);
  $effect.pre(() => {
    const now = what();
    untrack(() => {
      if (now !== before) then();
      before = now;
    });
  });
}
