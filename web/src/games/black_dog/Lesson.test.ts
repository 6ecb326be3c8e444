import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test, vi } from "vitest";
import type { Moment } from "../../learn/scenes";
import { hearOut } from "../../testing/story";
import { LANGUAGES, learn, say, speak } from "../../words/words.svelte";
import Lesson from "./Lesson.svelte";
import { outcomeOf, scenes } from "./lesson";
import type { Event, Move, View } from "./vocabulary";

beforeAll(async () => {
  await speak("en");
  await learn("black-dog");
});

const press = async (name: RegExp | string) => {
  await hearOut();
  await fireEvent.click(screen.getByRole("button", { name }));
};
const way = (key: string) => fireEvent.click(document.querySelector(`[data-way="${key}"]`)!);
const pawn = (key: string) => fireEvent.click(document.querySelector(`[data-offer="${key}"]`)!);

test("the lesson goes from the first card to the last", async () => {
  const onend = vi.fn();
  render(Lesson, { onend });
  await press(/^start 13\./);
  await pawn("0:-1");
  await press("Play");
  expect(screen.getByText(/^Out it comes/)).toBeTruthy();
  await press("Next");
  await press(/^blue 9\./);
  await pawn("0:30");
  await press("Play");
  expect(screen.getByText(/^Nobody was hit/)).toBeTruthy();
  await press("Try again");
  await press(/^blue 8\./);
  await pawn("0:30");
  await press("Play");
  expect(screen.getByText(/^Hit!/)).toBeTruthy();
  await press("Next");
  await press(/^blue 3\./);
  await press("Play");
  await press("Left");
  await press("Left");
  expect(screen.getByText(/^Round it goes/)).toBeTruthy();
  await press("Next");
  await press(/^black 1–7\./);
  await way("4>50");
  await press("Play");
  expect(screen.getByText(/^Well done/)).toBeTruthy();
  await press("Next");
  await press(/^blue 3\./);
  await way("3>0:64");
  await press("Play");
  expect(screen.getByText(/^Home!/)).toBeTruthy();
  await press("Next");
  await press(/^blue 8\./);
  await press("Play");
  await press(/^Right/);
  await press(/^Right/);
  expect(screen.getByText(/^Omid’s pawn was nearly home/)).toBeTruthy();
  await press("Try again");
  await press(/^blue 9\./);
  await press("Play");
  expect(screen.getByText(/^Your pawn must begin again/)).toBeTruthy();
  await press("Next");
  await press(/^start 13\./);
  await press("Give");
  expect(screen.getByText(/^A start card/)).toBeTruthy();
  await press("Next");
  expect(screen.getByText(/^That is all you need/)).toBeTruthy();
  await press(/^Every other card/);
  await press(/^swap\./);
  await way("x>30");
  await press("Play");
  expect(screen.getByText(/^There was a better place/)).toBeTruthy();
  await press("Try again");
  await press(/^swap\./);
  await way("x>61");
  await press("Play");
  expect(screen.getByText(/^From here/)).toBeTruthy();
  await press("Next");
  await press(/^magnet\./);
  await pawn("0:36");
  await press("Play");
  expect(screen.getByText(/^All that way/)).toBeTruthy();
  await press("Next");
  await press(/^copy\./);
  await pawn("0:-1");
  await press("Play");
  expect(screen.getByText(/^Out it comes!/)).toBeTruthy();
  await press("Next");
  await press(/^team 4\./);
  await pawn("2:31");
  await way("2>2:64");
  await way("2>0:64");
  await press("Play");
  expect(screen.getByText(/^Well shared/)).toBeTruthy();
  await press("Next");
  await press("Skip this step");
  await press("Skip this step");
  expect(screen.getByText(/^Now you have held every card/)).toBeTruthy();
  await press("Leave the lesson");
  expect(onend).toHaveBeenCalledOnce();
});

test("whatever is chosen, every scene comes to its end with a sentence in every language", async () => {
  for (const language of LANGUAGES) {
    await speak(language);
    for (const scene of scenes) {
      expect(say(`black-dog-lesson-${scene.key}`)).not.toContain("black-dog");
      walk(scene.start, [], (events) => {
        const outcome = outcomeOf(scene, events);
        expect(say(`black-dog-lesson-${scene.key}-${outcome.good ? "done" : "missed"}`)).not.toMatch(/black-dog|\{/);
      });
    }
  }
  await speak("en");
});

test("the lesson has every kind of card, and forced play", () => {
  const used = new Set<string>();
  for (const scene of scenes) {
    walk(scene.start, [], (events) => {
      if (!outcomeOf(scene, events).good) return;
      for (const event of events) if (event.event === "played") used.add(kindOf(event.card));
    });
  }
  expect(used).toEqual(new Set(["start", "blue", "black", "swap", "magnet", "copy", "team"]));
  expect(scenes.map(({ rule }) => rule)).toContain("BD-9");
});

const kindOf = (card: string): string => card.split("_")[0]!;

function walk(moment: Moment<View, Move, Event>, events: Event[], end: (events: Event[]) => void): void {
  for (const next of moment.next) {
    const all = [...events, ...next.events];
    if (next.then.legal.length === 0) end(all);
    else walk(next.then, all, end);
  }
}
