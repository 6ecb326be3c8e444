import { expect, test } from "vitest";
import type { GameEvent } from "../games/board";
import { LANGUAGES, speak, tell } from "./words.svelte";

/** Events as the engine says them (`web/made.py`): to everybody, and to who sits in seat 0. */
type Said = { event: GameEvent } & Record<(typeof LANGUAGES)[number], [string, string]>;
const all = import.meta.glob<Said[]>("../games/*/said.json", { import: "default", eager: true });

const NAMES = ["Ada", "Basil", "Clara", "Dario"];
/** A page keeps names of another direction together and has a minus of its own; a terminal can't. */
const bare = (text: string) => text.replace(/[\u2066-\u2069\u200e]/g, "").replaceAll("\u2212", "-");

test.each(LANGUAGES)("browser and terminal say the same in %s", async (language) => {
  await speak(language);
  for (const [file, said] of Object.entries(all)) {
    const game = file.split("/")[2]!.replaceAll("_", "-");
    for (const { event, [language]: [told, toYou] } of said) {
      expect(bare(tell(game, event, NAMES)), game).toBe(told);
      expect(bare(tell(game, event, NAMES, 0)), game).toBe(toYou);
    }
  }
  expect(Object.keys(all).length).toBeGreaterThan(0);
});
