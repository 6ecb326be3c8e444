import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { hearOut } from "../../testing/story";
import { LANGUAGES, learn, say, speak } from "../../words/words.svelte";
import Lesson from "./Lesson.svelte";
import { type LessonScene, outcomeOf, scenes } from "./lesson";
import type { Event } from "./vocabulary";

beforeAll(async () => {
  await speak("en");
  await learn("saboteur-duel");
});

const press = async (name: RegExp | string) => {
  await hearOut();
  await fireEvent.click(screen.getByRole("button", { name }));
};
const touch = async (column: number, row: number) => {
  await hearOut();
  const spot = () => document.querySelector(`[data-at="${column},${row}"]`)!;
  await fireEvent.click(spot());
  await fireEvent.click(spot());
};

test("the lesson goes from the first card to the last", async () => {
  const onend = vi.fn();
  render(Lesson, { onend });
  await press(/^tunnel east–west\./);
  await touch(3, 4);
  expect(screen.getByText(/^Well dug!/)).toBeTruthy();
  await press("Next");
  await press(/^tunnel north–south\./);
  await touch(1, 3);
  expect(screen.getByText(/it reaches no goal/)).toBeTruthy();
  await press("Try again");
  await press(/^tunnel east–west\./);
  await touch(5, 3);
  await press("Place it this way");
  expect(screen.getByText(/^Gold!.*2 nuggets are yours/)).toBeTruthy();
  await press("Next");
  await press(/^key\./);
  await touch(3, 4);
  expect(screen.getByText(/^Open!/)).toBeTruthy();
  await press("Next");
  await press(/^repair: lantern\./);
  await press("Repair: lantern");
  await press(/^sabotage: cart\./);
  await press("Break: cart");
  expect(screen.getByText(/^Now you can dig/)).toBeTruthy();
  await press("Next");
  await touch(3, 4);
  await press("Place it this way");
  expect(screen.getByText(/there are 2 nuggets behind it/)).toBeTruthy();
  await press("Next");
  await press(/^map\./);
  await touch(10, 3);
  expect(screen.getByText(/^Only you see/)).toBeTruthy();
  await press("Next");
  expect(screen.getByText(/^That is all you need/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Play your first game" })).toBeTruthy();
  await press("Leave the lesson");
  expect(onend).toHaveBeenCalledOnce();
});

test("what the rules forbid is answered by the rules, and then one may try again or be shown", async () => {
  render(Lesson, { onend: () => undefined });
  await press(/^tunnel east–west\./);
  await touch(3, 4);
  await press("Next");
  await press(/^tunnel north–south\./);
  await fireEvent.click(document.querySelector('[data-at="5,3"]')!);
  expect(screen.getByRole("link", { name: "Read rule SD-10" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Next" })).toBeNull();
  expect(document.querySelector(".bad, .tried")).not.toBeNull();
  await press("Try again");
  expect(screen.queryByRole("link", { name: "Read rule SD-10" })).toBeNull();
  expect(document.querySelector("[data-hint]")).toBeNull();
  await press("Show me");
  expect(document.querySelectorAll("[data-hint]")).toHaveLength(2);
}, 20_000);

test("whatever is chosen, every scene comes to its end with a sentence in every language", async () => {
  for (const language of LANGUAGES) {
    await speak(language);
    for (const scene of scenes) {
      expect(say(`saboteur-duel-lesson-${scene.key}`)).not.toContain("saboteur-duel");
      walk(scene.start, [], (events) => {
        const outcome = outcomeOf(scene, events);
        const key = `saboteur-duel-lesson-${scene.key}-${outcome.good ? "done" : "missed"}`;
        expect(say(key, outcome)).not.toMatch(/saboteur-duel|\{/);
      });
    }
  }
  await speak("en");
});

function walk(moment: LessonScene["start"], events: Event[], end: (events: Event[]) => void): void {
  for (const next of moment.next) {
    const all = [...events, ...next.events];
    if (next.then.legal.length === 0) end(all);
    else walk(next.then, all, end);
  }
}
