import { expect, test } from "vitest";
import { LANGUAGES, speak } from "../../words/words.svelte";
import { Selection } from "./selection.svelte";
import { aloud, prompted, statusOf } from "./status";
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

test("whose pawn it is, is told to that person as “you”", () => {
  const hit = { event: "hit" as const, seat: 1, owner: 0, at: 3 };
  expect(aloud(hit, NAMES, 0)).toMatch(/^Hit! Your pawn on /);
  expect(aloud(hit, NAMES, 1)).toMatch(/^Hit! A pawn of Mariam on /);
});

test("what follows from something that is said is not said aloud; what nobody does is only seen", () => {
  expect(aloud({ event: "drew", seat: 1 }, NAMES, 0)).toBe("");
  expect(prompted({ event: "drew", seat: 1 }, NAMES, 0)).toBe("");
  expect(prompted({ event: "exchanged" }, NAMES, 0)).toBeNull();
  expect(prompted({ event: "dog-ran", from: 9, at: 12, steps: 3 }, NAMES, 0)).toBeNull();
});
