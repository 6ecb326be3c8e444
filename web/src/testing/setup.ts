import { cleanup } from "@testing-library/svelte";
import { afterAll, afterEach } from "vitest";
import { appearance } from "../parts/theme.svelte";
import { go } from "../route/route.svelte";
import { shortcuts } from "../table/shortcuts.svelte";
import { speak, words } from "../words/words.svelte";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** Files share what is loaded, so each leaves everything as it was. */
afterAll(async () => {
  document.body.replaceChildren();
  words.latin = false;
  appearance.theme = "auto";
  shortcuts.on = true;
  await speak("en");
  go("/");
  localStorage.clear();
});
