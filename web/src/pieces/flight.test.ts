import { expect, test, vi } from "vitest";
import { Air, arrive } from "./flight";

/** How large a piece of 60 by 90 is at first, when it comes from there. */
function firstSize(width: number, height: number): number {
  const piece = document.createElement("span");
  const animate = vi.fn<(frames: Keyframe[]) => Animation>();
  piece.animate = animate as unknown as Element["animate"];
  piece.getBoundingClientRect = () => new DOMRect(300, 200, 60, 90);
  arrive(piece, new DOMRect(0, 0, width, height), { ms: 400 });
  const frames = animate.mock.calls[0]![0];
  return Number(/scale\((.+)\)/.exec(frames[0]!["transform"] as string)![1]);
}

test("a piece comes from its old place in the size that it had there", () => {
  expect(firstSize(60, 90)).toBe(1);
  expect(firstSize(30, 45)).toBe(0.5);
  expect(firstSize(120, 180)).toBe(2);
});

test("a card that comes from a player's plate does not swell to the width of the plate", () => {
  expect(firstSize(240, 45)).toBe(0.5);
});

test("what flies together lands together, one having set out after the other", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const flights: { frames: Keyframe[]; timing: KeyframeAnimationOptions }[] = [];
  Element.prototype.animate = (frames, timing) => {
    flights.push({ frames: frames as Keyframe[], timing: timing as KeyframeAnimationOptions });
    return { onfinish: null, oncancel: null } as unknown as Animation;
  };
  const pieces = Array.from({ length: 9 }, () => document.createElement("i"));
  new Air(document.createElement("div")).lift(pieces).to(document.createElement("b"), { ms: 440 });
  expect(new Set(flights.map(({ timing }) => Number(timing.duration) + Number(timing.delay)))).toEqual(new Set([440]));
  const starts = flights.map(({ frames }) => frames[1]!.offset ?? 0);
  expect(starts).toEqual(starts.toSorted((one, other) => one - other));
  expect(new Set(starts).size).toBe(9);
  expect(Math.max(...starts)).toBeLessThan(0.4);
  Reflect.deleteProperty(Element.prototype, "animate");
  vi.unstubAllGlobals();
});
