import { expect, test } from "vitest";
import { LANGUAGES, speak } from "../../words/words.svelte";
import { Selection } from "./selection.svelte";
import { statusOf } from "./status";
import { legal, table } from "./testing";
import type { Move, View } from "./vocabulary";

const NAMES = ["Mariam", "Sara", "Omid", "Olena"];
const ASKS: [View["phase"], Move[]][] = [
  ["dog", [{ do: "dog", to: 9 }]],
  ["give", [{ do: "give", card: "swap" }]],
  ["play", legal],
  ["turn", [{ do: "turn", way: "left" }]],
  ["discard", [{ do: "discard", card: "swap" }]],
  ["over", []],
];

test.each(LANGUAGES)("every phase is asked in %s, whatever is selected", async (language) => {
  await speak(language);
  for (const [phase, moves] of ASKS) {
    for (const drew of [false, true]) {
      const view = table({ phase, drew, winners: [0, 2] });
      const cards = view.hand!;
      const selection = new Selection(() => ({ view, legal: moves, cards }));
      for (const slot of [null, 0, 1, 2, 3, 4]) {
        selection.forget();
        selection.slot = slot;
        for (const may of [true, false]) expect(statusOf(view, may, selection, null, NAMES).text).not.toMatch(/^$|black-dog|\{/);
      }
    }
  }
  await speak("en");
});

test("at the end everyone's pawns at home stand beside a name", () => {
  const view = table({ phase: "over", winners: [0, 2], acting: [] });
  const selection = new Selection(() => ({ view, legal: [], cards: [] }));
  expect(statusOf(view, false, selection, null, NAMES).text).toBe(
    "The game is over. The win goes to Mariam, Omid. Pawns home: Mariam 1, Sara 0, Omid 0, Olena 1.",
  );
});
