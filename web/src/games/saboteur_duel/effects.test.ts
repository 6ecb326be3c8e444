import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { broken, carried, glinted, lightTo, opened, rocksOn, settled, struck } from "./effects";
import { duel } from "./testing";

let layer: HTMLElement;
let card: HTMLElement;
let ended: (() => void)[];

beforeEach(() => {
  layer = document.body.appendChild(document.createElement("div"));
  card = document.body.appendChild(document.createElement("div"));
  card.innerHTML = "<svg><g data-lid></g></svg>";
  ended = [];
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  Element.prototype.animate = function (this: Element, frames, timing) {
    const animation = { frames, timing, onfinish: null, oncancel: null } as unknown as Animation;
    ended.push(() => (animation.oncancel as (() => void) | null)?.());
    return animation;
  };
});

afterEach(() => {
  layer.remove();
  card.remove();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Element.prototype, "animate");
});

const everything = () => [
  ...settled(card, layer),
  ...opened(card, layer),
  ...lightTo(layer, duel(), 0, "green", [4, 4]),
  ...glinted(card, layer),
  ...carried(card, card, layer, 3),
  ...rocksOn(card, layer),
  ...struck(card, layer, card),
  ...broken(card, card, layer),
];

test("whatever is shown is gone when the story is cut", () => {
  everything();
  expect(layer.children.length).toBeGreaterThan(20);
  for (const end of ended) end();
  expect(layer.children).toHaveLength(0);
  expect(card.children).toHaveLength(1);
});

test("only transform and opacity move, and each effect is light", () => {
  const frames = everything().flatMap((animation) => (animation as unknown as { frames: Keyframe[] }).frames);
  const moved = new Set(frames.flatMap((frame) => Object.keys(frame)));
  expect([...moved].sort()).toEqual(["easing", "offset", "opacity", "transform"]);
  for (const effect of [rocksOn(card, layer), struck(card, layer, card), settled(card, layer), carried(card, card, layer, 3)]) {
    expect(effect.length).toBeLessThanOrEqual(24);
  }
});

test("the light runs over every card of the way, and no light where there is none", () => {
  const [light] = lightTo(layer, duel(), 0, "green", [4, 4]) as unknown as { frames: Keyframe[] }[];
  expect(light!.frames).toHaveLength(4);
  expect(light!.frames[3]!["transform"]).toBe("translate(calc(4.5 * var(--w)), calc(4.5 * 1.5 * var(--w)))");
  expect(lightTo(layer, duel(), 1, "blue", [4, 4])).toEqual([]);
});
