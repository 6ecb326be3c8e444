import { cleanup, configure } from "@testing-library/svelte";
import { afterAll, afterEach, beforeAll } from "vitest";
import { games } from "../games";
import { appearance } from "../parts/theme.svelte";
import { telling } from "../pieces/pace.svelte";
import { go } from "../route/route.svelte";
import { shortcuts } from "../table/shortcuts.svelte";
import { speak, speakOfGame, words } from "../words/words.svelte";

configure({ asyncUtilTimeout: 20_000 }); // only against what never comes: a busy machine may be slow

/** No server is there, and no port is knocked at, unless a test answers. */
globalThis.fetch = () => Promise.reject(new TypeError("Failed to fetch"));

/** As when a table of each game has been opened: all their words are there. */
beforeAll(async () => {
  await Promise.all(games.map(speakOfGame));
});

afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** Files share what is loaded, so each leaves everything as it was. */
afterAll(async () => {
  document.body.replaceChildren();
  words.latin = false;
  telling.pace = "lively";
  appearance.theme = "auto";
  shortcuts.on = true;
  await speak("en");
  go("/");
  localStorage.clear();
});
