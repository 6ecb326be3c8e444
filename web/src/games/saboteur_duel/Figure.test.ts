import { render } from "@testing-library/svelte";
import type { ComponentProps } from "svelte";
import { beforeAll, expect, test } from "vitest";
import { speak } from "../../words/words.svelte";
import Figure from "./Figure.svelte";
import data from "./pictures.json";

beforeAll(() => speak("en"));

const pictures: Record<string, object> = data;
type Picture = ComponentProps<typeof Figure>["picture"];
const drawn = (name: string) => render(Figure, { picture: pictures[name] as Picture }).container;
const places = (picture: Element) => [...picture.querySelectorAll<HTMLElement>("[data-at]")].map(({ dataset }) => dataset["at"]);

test.each(Object.keys(data))("the picture %s is drawn, and nothing on it can be touched", (name) => {
  const picture = drawn(name);
  expect(picture.querySelectorAll("svg").length).toBeGreaterThan(0);
  const [all, ...others] = picture.children;
  expect(others).toEqual([]);
  expect((all as HTMLElement).inert).toBe(true);
});

test("a picture shows its frame and no more", () => {
  expect(drawn("set-up").textContent?.trim()).toBe("");
  expect(places(drawn("set-up"))).toEqual(["1,2", "1,4", "6,1", "6,3", "6,5", "8,2", "8,4", "10,3"]);
  expect(places(drawn("dead-end")).toSorted()).toEqual(["1,4", "2,3", "2,4"]);
});

test("a card that is tried is marked: it fits, or it does not", () => {
  const picture = drawn("fits");
  expect(picture.querySelector('[data-at="2,4"]')!.className).not.toContain("misfit");
  expect(picture.querySelector('[data-at="1,5"]')!.className).toContain("misfit");
});

test("before a sabotaged dwarf, path cards are pale", () => {
  const cards = [...drawn("sabotage").querySelectorAll<HTMLElement>("[data-card]")];
  const pale = cards.filter(({ className }) => className.includes("idle")).map(({ dataset }) => dataset["card"]!);
  expect(pale.length).toBeGreaterThan(0);
  expect(pale.every((card) => card.startsWith("P_"))).toBe(true);
  expect(cards.length - pale.length).toBe(3);
});
