import { expect, test } from "vitest";
import { digitOf, stopAt, Typed } from "./roving";

function at(x: number, y: number): HTMLElement {
  const stop = document.createElement("button");
  stop.getBoundingClientRect = () => new DOMRect(x, y, 40, 40);
  return stop;
}

test("arrows go by what the eye sees", () => {
  const stops = [at(0, 0), at(50, 0), at(100, 0), at(0, 50), at(50, 50), at(100, 50)];
  expect(stopAt(stops, stops[1]!, "ArrowRight")).toBe(stops[2]);
  expect(stopAt(stops, stops[1]!, "ArrowLeft")).toBe(stops[0]);
  expect(stopAt(stops, stops[1]!, "ArrowDown")).toBe(stops[4]);
  expect(stopAt(stops, stops[5]!, "ArrowUp")).toBe(stops[2]);
  expect(stopAt(stops, stops[5]!, "ArrowDown")).toBeNull();
  expect(stopAt(stops, stops[1]!, "End")).toBe(stops[5]);
  expect(stopAt(stops, stops[1]!, "Home")).toBe(stops[0]);
  expect(stopAt(stops, stops[1]!, "x")).toBeNull();
});

test("in a single line up and down mean back and on", () => {
  const stops = [at(0, 0), at(50, 0), at(100, 0)];
  expect(stopAt(stops, stops[1]!, "ArrowDown")).toBe(stops[2]);
  expect(stopAt(stops, stops[1]!, "ArrowUp")).toBe(stops[0]);
});

test("digits make a number until a moment has passed", () => {
  const typed = new Typed();
  expect(typed.add("1", 0)).toBe(1);
  expect(typed.add("۰", 500)).toBe(10);
  expect(typed.add("4", 900)).toBe(104);
  expect(typed.add("7", 4000)).toBe(7);
  expect(typed.add("a", 4100)).toBeNull();
  expect(digitOf("٣")).toBe("3");
});
