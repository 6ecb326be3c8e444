import { expect, test } from "vitest";
import { speak, tell } from "../../words/words.svelte";

test("“you” is said also to who is not the one who acts", async () => {
  await speak("en");
  expect(tell("black-dog", { event: "hit", owner: 0, at: 3 }, ["Ada", "Basil"], 0)).toMatch(/^Hit! Your pawn on /);
});
