/** Light, dark, or as the system says. */

import { keep, kept } from "./kept";

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const BARS = { light: "#fffaf0", dark: "#2b221b" }; // --paper

let theme = $state<Theme>(THEMES.find((known) => known === kept("theme")) ?? "auto");

export const appearance = {
  get theme(): Theme {
    return theme;
  },
  set theme(wish: Theme) {
    theme = wish;
    keep("theme", wish === "auto" ? null : wish);
    showTheme();
  },
};

export function showTheme(): void {
  if (theme === "auto") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
  for (const colour of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
    const own = colour.media.includes("dark") ? "dark" : "light"; // the bar of the system, as the page is lit
    colour.content = BARS[theme === "auto" ? own : theme];
  }
}
