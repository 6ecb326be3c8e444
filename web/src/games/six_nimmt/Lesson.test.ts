import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { hearOut } from "../../testing/story";
import { LANGUAGES, learn, say, speak } from "../../words/words.svelte";
import Lesson from "./Lesson.svelte";
import { outcomeOf, scenes, type Moment } from "./lesson";
import type { Event } from "./vocabulary";

beforeAll(async () => {
  await speak("en");
  await learn("six-nimmt");
});

const press = async (name: RegExp | string) => {
  await hearOut();
  await fireEvent.click(screen.getByRole("button", { name }));
};

test("the lesson goes from the first card to the last", async () => {
  const onend = vi.fn();
  render(Lesson, { onend });
  await press(/^Card 44,/);
  expect(screen.getByText(/Yours, 44, went to row 3/)).toBeTruthy();
  await press("Next");
  await press(/^Card 50,/);
  expect(screen.getByText(/Your 50 went to row 3/)).toBeTruthy();
  await press("Try again");
  await press(/^Card 39,/);
  expect(screen.getByText(/so 39 went there/)).toBeTruthy();
  await press("Next");
  await press(/^Card 30,/);
  expect(screen.getByText(/five cards with 6 heads/)).toBeTruthy();
  await press("Next");
  await press(/^Card 3,/);
  await press(/^Take row 3/);
  expect(screen.getByText(/13 heads; the cheapest had 3/)).toBeTruthy();
  await press("Skip this step");
  await press(/^Card 54,/);
  await press(/^Card 84,/);
  expect(screen.getByText(/Not a single head/)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Next" }));
  await press("Next");
  expect(screen.getByRole("table")).toBeTruthy();
  expect(onend).not.toHaveBeenCalled();
  await press("From the beginning");
  expect(screen.getByText("Step 1 of 5")).toBeTruthy();
});

test("a step can be skipped, and the lesson left", async () => {
  const onend = vi.fn();
  render(Lesson, { onend });
  await press("Skip this step");
  expect(screen.getByText("Step 2 of 5")).toBeTruthy();
  expect(onend).not.toHaveBeenCalled();
  for (let step = 2; step <= 5; step += 1) await press("Skip this step");
  await press("Leave the lesson");
  expect(onend).toHaveBeenCalledOnce();
});

test("a row that is touched too soon is answered by its rule", async () => {
  const { scenes } = await import("./lesson");
  const { refusalOf } = await import("../../learn/scenes");
  const refused = refusalOf(scenes[0]!.start, { do: "row", row: 1 });
  expect(refused?.rule).toMatch(/^SN-/);
  expect(say(refused!.why, refused!.data)).not.toContain("six-nimmt");
});

test("whatever is chosen, every scene comes to its end with a sentence in every language", async () => {
  for (const language of LANGUAGES) {
    await speak(language);
    for (const scene of scenes) {
      expect(say(`six-nimmt-lesson-${scene.key}`)).not.toContain("six-nimmt");
      walk(scene.start, [], (events, last) => {
        const outcome = outcomeOf(scene, events, last);
        const key = `six-nimmt-lesson-${scene.key}-${outcome.good ? "done" : "missed"}`;
        expect(say(key, { ...outcome })).not.toMatch(/six-nimmt|\{/);
      });
    }
  }
  await speak("en");
});

function walk(moment: Moment, events: Event[], end: (events: Event[], last: Moment) => void): void {
  for (const next of moment.next) {
    const all = [...events, ...next.events];
    if (next.then.legal.length === 0) end(all, moment);
    else walk(next.then, all, end);
  }
}
