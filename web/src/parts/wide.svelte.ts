import { MediaQuery } from "svelte/reactivity";
import { keep, kept } from "./kept";

/** Room for a drawer beside the board. */
export const wide = new MediaQuery("min-width: 1000px");
/** Room for it without being asked. */
const roomy = new MediaQuery("min-width: 1200px");

let wish = $state(kept("drawer"));

/** The drawer beside the board, with log and chat: open or put away, as it was left on this device. */
export const drawer = {
  get open(): boolean {
    return wide.current && (wish === null ? roomy.current : wish === "open");
  },
  set open(open: boolean) {
    wish = open === roomy.current ? null : open ? "open" : "shut";
    keep("drawer", wish);
  },
};
