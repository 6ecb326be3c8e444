import { expect, test } from "vitest";
import { say, speak, tell } from "../../words/words.svelte";

test("sentences say cards, tools and places in the words of the game", async () => {
  await speak("en");
  const laid = { event: "laid", seat: 0, card: "P_H", at: [3, -1], turned: true };
  expect(tell("saboteur-duel", laid, ["Ada"])).toBe("Ada digs at column 3, row -1: west–east tunnel, turned round.");
  expect(say("saboteur-duel-sabotaged", { tools: ["cart", "lantern"] })).toContain("cart, lantern");
  expect(say("saboteur-duel-event-caved-in", { at: null, card: null })).toContain("nothing to remove");
});
