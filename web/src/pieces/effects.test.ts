import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { arc, flash, ring, shake, sparks } from "./effects";
import { sweep } from "./flight";

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
  expect(shown.length).toBeGreaterThan(2);
  expect(layer.children).toHaveLength(shown.length);
  for (const end of ended) end();
  sweep();
  expect(layer.children).toHaveLength(0);
});

test("what can't be seen any more is taken away with what comes next: the page is drawn anew then in any case", () => {
  ring(layer, { x: 0, y: 0 }, "gold");
  const [first] = layer.children;
  for (const end of ended) end();
  expect(first!.isConnected).toBe(true);
  flash(layer, { x: 0, y: 0 });
  expect(first!.isConnected).toBe(false);
});

test("however many sparks there are, few things move, and they end in the same frame", () => {
  const flights = sparks(layer, { x: 0, y: 0 }, { colour: "gold", also: "red", count: 12 });
  expect(flights.length).toBeLessThanOrEqual(3);
  expect([...layer.children].map((thing) => (thing as HTMLElement).style.boxShadow).join().match(/gold|red/g)).toHaveLength(12);
  expect(new Set(flights.map((flight) => (flight as unknown as { timing: KeyframeAnimationOptions }).timing.duration)).size).toBe(1);
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
