/** Where a hint is on a board. Every board marks what a hint is about with `data-hint`; how the mark looks is one
 * thing for all games (`style/base.css`). */

import type { Attachment } from "svelte/attachments";
import { say } from "../words/words.svelte";

/** The mark, for things whose name does not say it: seen, and heard after the name. */
export function hinted(on: boolean): Attachment<HTMLElement> | undefined {
  if (!on) return undefined;
  return (thing) => {
    thing.setAttribute("data-hint", "");
    thing.setAttribute("aria-description", say("hint-mark"));
    return () => {
      thing.removeAttribute("data-hint");
      thing.removeAttribute("aria-description");
      thing.classList.remove("beckons");
    };
  };
}

/** The thing that is marked and comes first: what is not chosen yet before what is. */
export function hintedIn(board: ParentNode = document): HTMLElement | SVGElement | null {
  const marked = [...board.querySelectorAll<HTMLElement | SVGElement>("[data-hint]")];
  const open = marked.filter((one) => !one.matches('[aria-pressed="true"], [aria-checked="true"]') && one.getClientRects().length > 0);
  return open[0] ?? marked[0] ?? null;
}

/** Brings the marked thing into sight and the keyboard to it; nothing is played. */
export function showHint(): void {
  const marked = hintedIn();
  if (!marked) return;
  marked.scrollIntoView({ block: "nearest", inline: "nearest" });
  const stop = marked.matches("button, [tabindex]") ? marked : marked.querySelector<HTMLElement>("button, [tabindex]");
  stop?.focus({ preventScroll: true });
  marked.classList.remove("beckons");
  void marked.getBoundingClientRect(); // the mark beckons anew each time
  marked.classList.add("beckons");
}
