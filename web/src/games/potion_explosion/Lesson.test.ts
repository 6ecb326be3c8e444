import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { hearOut } from "../../testing/story";
import { learn, speak } from "../../words/words.svelte";
import Lesson from "./Lesson.svelte";
import { type Moment, scenes } from "./lesson";

beforeAll(async () => {
  await speak("en");
  await learn("potion-explosion");
});

const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: "button" }));
const click = async (mark: string, value: string) => {
  await hearOut();
  await fireEvent.click(document.querySelector(`[data-${mark}="${value}"]`)!);
};
const put = async (colour: string, burner: number) => {
  await click("held", `hand:${colour}`);
  await click("burner", String(burner));
};

test("the lesson goes from the first marble to the skill token", async () => {
  const onend = vi.fn();
  render(Lesson, { onend });
  await click("spot", "2:0");
  expect(screen.getByText(/^A small catch/)).toBeTruthy();
  await press("Try again");
  await click("spot", "2:3");
  expect(screen.getByText(/^What a bang/)).toBeTruthy();
  await press("Next");
  await put("R", 0);
  await put("Y", 0);
  await put("Y", 0);
  expect(screen.getByText(/^Complete!/)).toBeTruthy();
  await press("Next");
  await click("held", "hand:K");
  await click("into", "flask"); // it must be placed
  expect(document.querySelectorAll('[data-held="flask:K"]')).toHaveLength(0);
  await click("burner", "0");
  await click("held", "hand:K");
  await click("into", "flask");
  await click("do", "end");
  expect(screen.getByText(/^Well kept/)).toBeTruthy();
  await press("Next");
  await click("potion", "wisdom-4a");
  await click("spot", "2:5");
  await put("B", 0);
  expect(screen.getByText(/^Cheers!/)).toBeTruthy();
  await press("Next");
  await click("do", "help");
  await click("spot", "2:3");
  await click("spot", "2:2");
  expect(screen.getByText(/^Well prepared/)).toBeTruthy();
  await press("Next");
  await click("do", "end");
  await click("stack", "2");
  expect(screen.getByText(/^Good choice/)).toBeTruthy();
  await press("Next");
  await put("R", 1);
  await click("do", "end");
  await click("stack", "0");
  expect(screen.getByText(/^Three Potions of Wisdom/)).toBeTruthy();
  await press("Next");
  expect(screen.getByText(/^That is all you need/)).toBeTruthy();
  expect(screen.getByText("Play your first game")).toBeTruthy();
  await press("Leave the lesson");
  expect(onend).toHaveBeenCalledOnce();
});

test("every moment of a scene has a whole view", () => {
  for (const scene of scenes) {
    const fields = Object.keys(scene.start.view).sort();
    each(scene.start, (moment) => expect(Object.keys(moment.view).sort()).toEqual(fields));
  }
});

function each(moment: Moment, look: (moment: Moment) => void): void {
  look(moment);
  for (const { then } of moment.next) each(then, look);
}
