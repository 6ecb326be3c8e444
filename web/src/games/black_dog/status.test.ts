import { expect, test } from "vitest";
import { LANGUAGES, speak } from "../../words/words.svelte";
import type { Move } from "../board";
import { Mind } from "./mind.svelte";
import { dogOf } from "./scene";
import { statusOf } from "./status";
import { legal, table } from "./testing";

const NAMES = ["Mariam", "Sara", "Omid", "Olena"];
const ASKS: Record<string, Move[]> = {
  dog: [{ do: "dog", to: 9 }],
  give: [{ do: "give", card: "swap" }],
  play: legal,
  turn: [{ do: "turn", way: "left" }],
  discard: [{ do: "discard", card: "swap" }],
  over: [],
};

test.each(LANGUAGES)("every phase is asked in %s, whatever is in mind", async (language) => {
  await speak(language);
  for (const [phase, moves] of Object.entries(ASKS)) {
    for (const drew of [false, true]) {
      const view = dogOf(table({ phase: phase as "play", drew, winners: [0, 2] }));
      const cards = view.hand!;
      const mind = new Mind(() => ({ view, legal: moves, cards }));
      for (const slot of [null, 0, 1, 2, 3, 4]) {
        mind.forget();
        mind.slot = slot;
        for (const may of [true, false]) expect(statusOf(view, may, mind, null, NAMES).text).not.toMatch(/^$|black-dog|\{/);
      }
    }
  }
  await speak("en");
});

test("at the end everyone's pawns at home stand beside a name", () => {
  const view = dogOf(table({ phase: "over", winners: [0, 2], acting: [] }));
  const mind = new Mind(() => ({ view, legal: [], cards: [] }));
  expect(statusOf(view, false, mind, null, NAMES).text).toBe(
    "The game is over. The win goes to Mariam, Omid. Pawns home: Mariam 1, Sara 0, Omid 0, Olena 1.",
  );
});
