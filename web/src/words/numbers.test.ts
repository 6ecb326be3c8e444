import { expect, test } from "vitest";
import { Plurals } from "./numbers";
import { LANGUAGES } from "./words.svelte";

test("a number has the form that the language gives it", () => {
  const counts = [...Array.from({ length: 1200 }, (_, count) => count), 1_000_001, 0.5, 1.5, -1];
  for (const language of LANGUAGES) {
    const [ours, theirs] = [new Plurals(language), new Intl.PluralRules(language)];
    expect(counts.map((count) => ours.select(count)), language).toEqual(counts.map((count) => theirs.select(count)));
  }
});
