import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { boil, burst, collide, placesOf, roll, wonder } from "./effects";

let calm = false;
let frames: Keyframe[][] = [];
let ends: (() => void)[] = [];
beforeEach(() => {
  calm = false;
  vi.stubGlobal("matchMedia", () => ({ matches: calm }));
  frames = [];
  ends = [];
  document.body.innerHTML = `<div class="dispenser">${[0, 1, 2].map((at) => `<button data-spot="0:${at}"><span class="ball"><span class="marble"><svg></svg></span></span></button>`).join("")}</div><div class="air"></div>`;
  Element.prototype.animate = function (this: Element, given) {
    frames.push(given as Keyframe[]);
    return { onfinish: null, oncancel: null, addEventListener: (_: string, done: () => void) => ends.push(done), effect: { updateTiming: () => undefined } } as unknown as Animation;
  };
});

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Element.prototype, "animate");
});

const board = () => document.body;
const air = () => document.querySelector<HTMLElement>(".air")!;
const marbles = () => [...document.querySelectorAll(".marble")];

test("a marble turns as far as it rolls, and ends upright; what lies still does not", () => {
  const before = placesOf(board());
  const [, second, third] = document.querySelectorAll("[data-spot]");
  second!.setAttribute("data-spot", "0:0");
  third!.setAttribute("data-spot", "0:2");
  expect(roll(board(), before)).toHaveLength(1);
  expect(frames[0]![0]!["transform"]).toBe(`rotate(${360 / Math.PI}deg)`);
  expect(frames[0]![1]!["transform"]).toBe("none");
});

test("however many burst, there are never many sparks in the air", () => {
  for (const part of burst(air(), [...marbles(), ...marbles(), ...marbles()], "R")) part();
  expect(air().childElementCount).toBeGreaterThan(7);
  expect(air().childElementCount).toBeLessThanOrEqual(28);
});

test("the professor looks out with an eyebrow lifted, and is gone", async () => {
  expect(wonder(air(), marbles()[0]!)).toHaveLength(1);
  expect(air().querySelector(".professor.asked")).not.toBeNull();
  ends[0]!();
  await tick();
  expect(air().querySelector(".professor")).toBeNull();
});

test("who wants no motion sees nothing of it", () => {
  calm = true;
  const [left, right] = document.querySelectorAll("[data-spot]");
  expect(roll(board(), new Map())).toEqual([]);
  expect(collide(board(), air(), left!, right!, 1)).toEqual([]);
  expect(burst(air(), marbles(), "B").flatMap((part) => part())).toEqual([]);
  expect(boil(air(), marbles()[0]!, "wisdom-4a")).toEqual([]);
  expect(wonder(air(), marbles()[0]!)).toEqual([]);
  expect(air().childElementCount).toBe(0);
});
