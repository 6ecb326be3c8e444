/** Where a hint is on a board. Every board marks what a hint is about with `data-hint`; how the mark looks is one
 * thing for all games (`style/base.css`). Its value is the order in which things are touched: 1 for what is taken up
 * first, such as a card. */

import type { Attachment } from "svelte/attachments";
import { say } from "../words/words.svelte";

/** The mark, for things whose name does not say it: seen, and heard after the name. */
export function hinted(on: boolean, order = 2): Attachment<HTMLElement> | undefined {
  if (!on) return undefined;
  return (thing) => {
    thing.setAttribute("data-hint", String(order));
    thing.setAttribute("aria-description", say("hint-mark"));
    return () => {
      thing.removeAttribute("data-hint");
      thing.removeAttribute("aria-description");
      thing.classList.remove("beckons");
    };
  };
}

const CHOSEN = '[aria-pressed="true"], [aria-checked="true"], .chosen';
const orderOf = (one: Element): number => Number(one.getAttribute("data-hint") || 2);

/** The thing that is marked and comes first: what is not chosen yet before what is, what is in sight before the rest. */
export function hintedIn(board: ParentNode = document): HTMLElement | SVGElement | null {
  const marked = [...board.querySelectorAll<HTMLElement | SVGElement>("[data-hint]")];
  const open = marked.filter((one) => !one.matches(CHOSEN)).sort((one, other) => orderOf(one) - orderOf(other));
  return open.find((one) => one.getClientRects().length > 0) ?? open[0] ?? marked[0] ?? null;
}

/** What one would touch next to do what a hint says: what is marked, and when all of it is chosen, the button that
 * confirms. */
export function nextTouch(board: ParentNode): Element | null {
  const marked = hintedIn(board);
  if (marked && !marked.matches(CHOSEN)) return marked.matches("button, [role], [tabindex]") ? marked : (marked.querySelector("button") ?? marked);
  return board.querySelector(".button.main:not(:disabled)") ?? marked;
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
