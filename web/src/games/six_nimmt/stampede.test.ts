import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { arriving, burst, charge, gallop, herdOf, laid, penned } from "./stampede";
import { sweep } from "../../pieces/flight";

let layer: HTMLElement;
let moving: { frames: Keyframe[]; end: () => void }[];

beforeEach(() => {
  layer = document.body.appendChild(document.createElement("div"));
  moving = [];
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  Element.prototype.animate = function (this: Element, frames) {
    const animation = { onfinish: null, oncancel: null } as unknown as Animation;
    moving.push({ frames: frames as Keyframe[], end: () => (animation.onfinish as (() => void) | null)?.() });
    return animation;
  };
});

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Element.prototype, "animate");
});

function put(html: string): HTMLElement {
  const box = document.createElement("div");
  box.innerHTML = html;
  return document.body.appendChild(box);
}

/** As a story does it, but all at once. */
const begin = (parts: (() => Animation[])[]) => parts.flatMap((part) => part());

const row = (cards: number[]) => cards.map((card) => ({ card, piece: put(`<span data-piece="${card}"></span>`) }));
const whole = [12, 14, 55, 21, 26];

test("a bull runs from where its card lay to the paddock, in bounds, and is small there", () => {
  for (const gate of [null, { x: 200, y: 0 }]) {
    const way = gallop({ x: 320, y: -90 }, gate, 0.25, 20);
    expect(way[0]).toEqual({ transform: "none", offset: 0 });
    expect(way.at(-1)).toEqual({ transform: "translate(320.0px, -90.0px) scale(0.250) rotate(0deg)", offset: 1 });
    const offsets = way.map(({ offset }) => offset!);
    expect(offsets).toEqual(offsets.toSorted((one, other) => one - other));
  }
});

test("the bulls leave nothing behind, and there are few enough of them for a slow phone", () => {
  const gate = put("<svg></svg>");
  const paddock = put(whole.map((card) => `<svg data-bull="${card}"></svg>`).join(""));
  const herd = herdOf(layer, row(whole), gate);
  expect(layer.children).toHaveLength(5);
  expect(begin([...burst(document.body, layer, gate), ...herd.dust()]).length).toBeLessThanOrEqual(26);
  begin(herd.to(paddock));
  expect(arriving(paddock, whole)).toHaveLength(5);
  expect(layer.children.length).toBeLessThanOrEqual(28);
  begin(penned(document.body, layer, paddock, 9));
  begin(laid(layer, paddock, gate));
  charge(paddock, gate);
  for (const { end } of moving) end();
  sweep();
  expect(layer.children).toHaveLength(0);
});

test("only transform and opacity move", () => {
  const gate = put("<svg></svg>");
  const paddock = put('<svg data-bull="55"></svg>');
  const herd = herdOf(layer, row([55]), gate);
  begin([...herd.to(paddock), ...burst(document.body, layer, gate), ...penned(document.body, layer, paddock, 7), ...laid(layer, paddock, gate)]);
  arriving(paddock, [55]);
  charge(paddock, gate);
  const moved = new Set(moving.flatMap(({ frames }) => frames.flatMap((frame) => Object.keys(frame))));
  expect([...moved].filter((name) => !["transform", "opacity", "offset", "easing"].includes(name))).toEqual([]);
});
