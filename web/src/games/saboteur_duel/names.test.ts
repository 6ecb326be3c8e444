import { beforeEach, expect, test } from "vitest";
import data from "../../../../engine/src/korsi/games/saboteur_duel/data.json";
import { LANGUAGES, speak } from "../../words/words.svelte";
import { cardName, placeName } from "./names";

beforeEach(() => speak("en"));

test("a place is named with its card, as it lies, and who reaches it", () => {
  const card = { card: "P_X_DOOR_B", turned: true };
  expect(placeName({ at: [3, 2], card, reached: ["green"] })).toBe(
    "Column 3, row 2: crossroads, blue door (north), reached by green",
  );
  expect(placeName({ at: [-1, 0], reached: [] })).toBe("Column -1, row 0: empty");
});

test("counters, keys and looks are told", () => {
  const card = { card: "P_TL_DE_GOLD", turned: false, counter: "blue" as const };
  expect(placeName({ at: [3, 2], card, reached: ["green", "blue"] })).toBe(
    "Column 3, row 2: junction north–south–west, dead end east, 1 nugget, blue counter, reached by both",
  );
  expect(placeName({ at: [6, 1], goal: { card: "G_LT_2", looked: ["green"] }, reached: [] })).toBe(
    "Column 6, row 1: goal, face down, only you know: turn north–west, 2 nuggets, green has looked",
  );
});

test("every card has a name in every language", async () => {
  for (const language of LANGUAGES) {
    await speak(language);
    for (const { id } of [...data.start, ...data.path, ...data.goal, ...data.action]) {
      expect(cardName(id), id).not.toMatch(/saboteur-duel|_|\{/);
      expect(cardName(id).length).toBeGreaterThan(1);
    }
  }
});
