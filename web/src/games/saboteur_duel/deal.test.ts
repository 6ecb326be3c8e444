import { expect, test } from "vitest";
import { streamsOf } from "../../fair/chance";
import { say, speak } from "../../words/words.svelte";
import deal from "./deal";
import made from "./fair.json";

test("the goals are those of the engine, which nobody has seen yet", async () => {
  await speak("en");
  expect(new Set(made.deals.map(({ position }) => position.seats))).toEqual(new Set([1, 2]));
  for (const { position } of made.deals) {
    const { portions } = await deal(await streamsOf(position.seed), position);
    expect(portions.at(-1)!.pieces).toEqual(position.goals.map(({ card }) => say(`saboteur-duel-card-${card}`)));
  }
});
