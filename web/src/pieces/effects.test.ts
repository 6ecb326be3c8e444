import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { arc, flash, ring, shake, sparks } from "./effects";

let layer: HTMLElement;
let ended: (() => void)[];

beforeEach(() => {
  layer = document.body.appendChild(document.createElement("div"));
  ended = [];
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  Element.prototype.animate = function (this: Element, frames, timing) {
    const animation = { frames, timing, onfinish: null, oncancel: null } as unknown as Animation;
    ended.push(() => (animation.onfinish as (() => void) | null)?.());
    return animation;
  };
});

afterEach(() => {
  layer.remove();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Element.prototype, "animate");
});

test("whatever is put into the air is taken out of it", () => {
  const at = { x: 40, y: 50 };
  const shown = [...flash(layer, at), ...sparks(layer, at, { colour: "gold", count: 6 }), ...ring(layer, at, "red")];
  expect(shown).toHaveLength(8);
  expect(layer.children).toHaveLength(8);
  for (const end of ended) end();
  expect(layer.children).toHaveLength(0);
});

test("nothing is shown to those who want no motion", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const at = { x: 0, y: 0 };
  expect([...flash(layer, at), ...sparks(layer, at, { colour: "gold" }), ...ring(layer, at, "red"), ...shake(layer)]).toEqual([]);
  expect(layer.children).toHaveLength(0);
});

test("only transform and opacity move", () => {
  const at = { x: 0, y: 0 };
  const frames = [...flash(layer, at), ...sparks(layer, at, { colour: "gold" }), ...ring(layer, at, "red"), ...shake(layer)].flatMap(
    (animation) => (animation as unknown as { frames: Keyframe[] }).frames,
  );
  const moved = new Set(frames.flatMap((frame) => Object.keys(frame)));
  expect([...moved].sort()).toEqual(["offset", "opacity", "transform"]);
});

test("a throw begins here, ends there, and is highest half way", () => {
  const way = arc({ x: 100, y: 20 }, 60, 0, 4).map(({ transform }) => transform);
  expect(way[0]).toContain("translate(0px, 0px)");
  expect(way[2]).toContain("translate(50px, -50px)");
  expect(way[4]).toContain("translate(100px, 20px)");
});
