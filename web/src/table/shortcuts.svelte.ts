/** Single keys for people with a keyboard. They rest while somebody writes, and can be turned off. */

import { keep, kept } from "../parts/kept";
import type { Panel } from "./panels";

/** By the place of the key, so that Persian and Ukrainian keyboards work too. */
export const KEYS: { code: string; sign: string; panel: Panel }[] = [
  { code: "KeyH", sign: "H", panel: "hint" },
  { code: "KeyL", sign: "L", panel: "log" },
  { code: "KeyC", sign: "C", panel: "chat" },
  { code: "KeyR", sign: "R", panel: "rules" },
  { code: "KeyP", sign: "P", panel: "seats" },
  { code: "KeyM", sign: "M", panel: "sound" },
];

let on = $state(kept("shortcuts") !== "no");

export const shortcuts = {
  get on(): boolean {
    return on;
  },
  set on(wish: boolean) {
    on = wish;
    keep("shortcuts", wish ? null : "no");
  },

  press(event: KeyboardEvent, show: (panel: Panel) => void): void {
    if (!on || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target as HTMLElement;
    if (target.closest?.("input, textarea, select, [contenteditable], dialog")) return;
    const question = event.key === "?" || event.key === "؟";
    const panel = question ? "help" : KEYS.find(({ code }) => !event.shiftKey && code === event.code)?.panel;
    if (!panel) return;
    event.preventDefault();
    show(panel);
  },
};
