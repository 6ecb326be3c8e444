import type { Attachment } from "svelte/attachments";
import { speaker } from "./play";

/** A soft tick under the own finger, for whatever can be chosen on a board. */
export const touches: Attachment<HTMLElement> = (board) => {
  const tick = ({ target, clientX }: MouseEvent) => {
    const thing = target instanceof Element ? target.closest("button, [role=button], [role=option], [role=radio], [tabindex]") : null;
    if (thing && thing.ariaDisabled !== "true") speaker.play("tick", { from: (2 * clientX) / Math.max(1, innerWidth) - 1 });
  };
  board.addEventListener("click", tick);
  return () => board.removeEventListener("click", tick);
};
