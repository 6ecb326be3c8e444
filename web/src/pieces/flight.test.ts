import { expect, test, vi } from "vitest";
import { arrive } from "./flight";

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
