import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Teller } from "../../pieces/story";
import * as stampede from "./stampede";
import { show, type Show } from "./telling";
import type { Took } from "./vocabulary";

/** The board: two rows with their gates, whoever takes with a card in front, a paddock. */
const BOARD = `
  <div data-stage data-drop="felt">
    <div data-front="1"><span data-piece="30"></span></div>
    <div data-herd="1"></div>
    <div data-place-row="0"><i data-piece="12"></i><i data-piece="14"></i><i data-piece="15"></i><i data-piece="21"></i><i data-piece="26"></i><b data-gate="0"><svg></svg></b></div>
    <div data-place-row="1"><i data-piece="40"></i><b data-gate="1"><svg></svg></b></div>
  </div>`;

let moved: { thing: Element; timing: KeyframeAnimationOptions }[];

beforeEach(() => {
  document.body.innerHTML = BOARD;
  moved = [];
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  Element.prototype.animate = function (this: Element, _, timing) {
    moved.push({ thing: this, timing: timing as KeyframeAnimationOptions });
    return { addEventListener: () => undefined } as unknown as Animation;
  };
});

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Element.prototype, "animate");
});

async function told(event: Took, shows: Show | null) {
  const layer = document.body.appendChild(document.createElement("div"));
  const order: string[] = [];
  const teller: Teller = {
    wait: async () => undefined,
    watch: async (animations) => void order.push(`watch ${animations.length}`),
    along: () => undefined,
    strew: (parts) => parts.forEach((part) => part()),
    drawn: async () => undefined,
  };
  await show(teller, event, { board: document.body, layer, follow: () => order.push("follow"), shows: () => shows });
  const isMoved = (what: string) => moved.some(({ thing }) => thing.matches(what));
  return { order, isMoved, longest: Math.max(...moved.map(({ timing }) => Number(timing.duration) + (timing.delay ?? 0))) };
}

const full: Took = { event: "took", seat: 1, row: 0, cards: [12, 14, 15, 21, 26], heads: 6 };
const low: Took = { event: "took", seat: 1, row: 1, cards: [40], heads: 3 };

test("the card that is one too many bursts the gate, then all five run; it takes about a second", async () => {
  const { order, isMoved, longest } = await told(full, stampede);
  expect(order).toEqual(["watch 1", "follow"]);
  expect(moved.filter(({ thing }) => thing.querySelector("svg + [data-piece]"))).toHaveLength(5); // the bulls, each with its card
  expect(isMoved('[data-piece="30"]')).toBe(true);
  expect(isMoved('[data-gate="0"] svg')).toBe(true);
  expect(isMoved("[data-herd]")).toBe(true);
  expect(longest).toBeLessThan(1200);
});

test("whoever takes a row that is not full leaves its gate alone", async () => {
  const { order, isMoved } = await told(low, stampede);
  expect(order).toEqual(["follow"]);
  expect(isMoved('[data-gate="1"] svg')).toBe(false);
  expect(isMoved('[data-piece="30"]')).toBe(false);
});

test("until the stampede has been fetched, and without motion, the row is taken all the same", async () => {
  expect((await told(full, null)).order).toEqual(["follow", "watch 5", "watch 1"]);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  moved = [];
  expect((await told(full, stampede)).order).toEqual(["follow", "watch 0", "watch 1"]);
  expect(moved).toEqual([]);
});
