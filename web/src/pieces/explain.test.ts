import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AnyView } from "../games/board";
import ExplainedBoard from "../testing/ExplainedBoard.svelte";
import { beside, type Explain } from "./explain.svelte";

const VIEW: AnyView = { game: "any", seats: 2, options: {}, seat: 0, acting: [0] };
const explain: Explain<AnyView> = (thing) =>
  thing === "riddle" ? null : { title: `Title of ${thing}`, text: `What ${thing} does.`, rule: "AB-7" };

function table(more: Record<string, unknown> = {}) {
  const given = { view: VIEW, explain, onrule: vi.fn(), onclick: vi.fn(), ...more };
  return { ...given, ...render(ExplainedBoard, given) };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const card = () => screen.getByRole("button", { name: "card" });
const note = () => document.querySelector(".explanation")?.textContent?.replace(/\s+/g, " ").trim() ?? null;
const aloud = () => document.querySelector("[role=status]")?.textContent ?? "";
const mouse = { pointerType: "mouse", pointerId: 1, buttons: 0 };
const finger = { pointerType: "touch", pointerId: 9, isPrimary: true, clientX: 20, clientY: 20 };

/** A finger comes up, and the browser makes a click of it. */
async function lift(): Promise<void> {
  await fireEvent.pointerUp(card(), finger);
  card().dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
}

test("a mouse that rests on a thing is told what it is, after a moment, and not aloud", async () => {
  table();
  await fireEvent.pointerOver(card(), mouse);
  await pass(390);
  expect(note()).toBeNull();
  await pass(20);
  expect(note()).toBe("Title of card:1 What card:1 does. AB-7");
  expect(aloud()).toBe("");
  // On the note itself it stays; off both it goes.
  await fireEvent.pointerOver(document.querySelector(".explanation")!, mouse);
  await pass(1000);
  expect(note()).not.toBeNull();
  await fireEvent.pointerOver(screen.getByText("bare"), mouse);
  await pass(300);
  expect(note()).toBeNull();
});

test("a mouse that passes, or presses, is told nothing", async () => {
  table();
  await fireEvent.pointerOver(card(), mouse);
  await pass(200);
  await fireEvent.pointerOver(screen.getByText("bare"), mouse);
  await pass(1000);
  expect(note()).toBeNull();
  await fireEvent.pointerOver(card(), mouse);
  await fireEvent.pointerDown(card(), mouse);
  await pass(1000);
  expect(note()).toBeNull();
});

test("a finger that is held explains, aloud too, and does nothing else; the next tap puts it away, the one after plays", async () => {
  const { onclick } = table();
  await fireEvent.pointerDown(card(), finger);
  await pass(460);
  expect(note()).toContain("What card:1 does.");
  expect(aloud()).toBe("Title of card:1. What card:1 does.");
  await lift();
  expect(note()).not.toBeNull();
  await fireEvent.pointerDown(card(), finger);
  await lift();
  expect(note()).toBeNull();
  expect(onclick).not.toHaveBeenCalled();
  await fireEvent.pointerDown(card(), finger);
  await lift();
  expect(onclick).toHaveBeenCalledOnce();
});

test("a short tap plays, and a finger that moves scrolls or draws: neither explains", async () => {
  const { onclick } = table();
  await fireEvent.pointerDown(card(), finger);
  await pass(200);
  await lift();
  await pass(1000);
  expect(onclick).toHaveBeenCalledOnce();
  expect(note()).toBeNull();
  await fireEvent.pointerDown(card(), finger);
  await fireEvent.pointerMove(window, { ...finger, clientY: 40 });
  await pass(1000);
  expect(note()).toBeNull();
});

test("I explains what has the focus, aloud; again, it opens the rule", async () => {
  const { onrule } = table();
  card().focus();
  await fireEvent.keyDown(card(), { key: "i", code: "KeyI" });
  await pass(0);
  expect(aloud()).toBe("Title of card:1. What card:1 does.");
  expect(card().getAttribute("aria-describedby")).toBe(document.querySelector("[role=tooltip]")!.id);
  await fireEvent.keyDown(card(), { key: "i", code: "KeyI" });
  expect(onrule).toHaveBeenCalledExactlyOnceWith("AB-7");
  expect(note()).toBeNull();
  expect(card().hasAttribute("aria-describedby")).toBe(false);
});

test("Shift+I goes on to what the keyboard does not stop at; Escape puts the note away and does nothing else", async () => {
  vi.spyOn(Element.prototype, "getClientRects").mockReturnValue([new DOMRect(0, 0, 10, 10)] as unknown as DOMRectList);
  table();
  const heard = vi.fn();
  addEventListener("keydown", heard);
  await fireEvent.keyDown(document.body, { key: "ی", code: "KeyI" });
  await pass(0);
  expect(note()).toContain("Title of card:1");
  await fireEvent.keyDown(document.body, { key: "I", code: "KeyI", shiftKey: true });
  await pass(0);
  expect(note()).toContain("Title of count");
  heard.mockClear();
  await fireEvent.keyDown(document.body, { key: "Escape" });
  expect(note()).toBeNull();
  expect(heard).not.toHaveBeenCalled();
  await fireEvent.keyDown(document.body, { key: "Escape" });
  expect(heard).toHaveBeenCalledOnce();
  removeEventListener("keydown", heard);
});

test("Escape is for whatever it was meant for, where a note only happened to be there", async () => {
  table();
  const heard = vi.fn();
  addEventListener("keydown", heard);
  await fireEvent.pointerOver(card(), { pointerType: "mouse" });
  await pass(400);
  expect(note()).toContain("Title of");
  await fireEvent.keyDown(document.body, { key: "Escape" });
  expect(note()).toBeNull();
  expect(heard).toHaveBeenCalledOnce();
  removeEventListener("keydown", heard);
});

test("who wants no single keys has none", async () => {
  table({ keys: false });
  card().focus();
  await fireEvent.keyDown(card(), { key: "i", code: "KeyI" });
  await pass(0);
  expect(note()).toBeNull();
});

test("a rule is opened from the note", async () => {
  const { onrule } = table();
  await fireEvent.pointerOver(card(), mouse);
  await pass(500);
  await fireEvent.click(screen.getByRole("button", { name: "Read rule AB-7" }));
  expect(onrule).toHaveBeenCalledExactlyOnceWith("AB-7");
});

test("nothing is explained while something is told, nor what nobody has words for; what changes is put away", async () => {
  const { rerender } = table({ telling: true });
  await fireEvent.pointerOver(card(), mouse);
  await pass(1000);
  expect(note()).toBeNull();
  await rerender({ telling: false });
  await fireEvent.pointerOver(screen.getByText("riddle"), mouse);
  await pass(1000);
  expect(note()).toBeNull();
  await fireEvent.pointerOver(card(), mouse);
  await pass(1000);
  expect(note()).toContain("card:1");
  await rerender({ view: { ...VIEW }, card: "card:2" });
  await pass(0);
  expect(note()).toBeNull();
});

test("scrolling puts the note away", async () => {
  table();
  await fireEvent.pointerOver(card(), mouse);
  await pass(500);
  await fireEvent.scroll(document);
  expect(note()).toBeNull();
});

test("a note stands beside its thing, inside the window, never over it", () => {
  const room = { width: 390, height: 844 };
  const size = { width: 300, height: 120 };
  const overlaps = (thing: DOMRect, { left, top, high }: ReturnType<typeof beside>) =>
    left < thing.right && left + size.width > thing.left && top < thing.bottom && top + Math.min(size.height, high) > thing.top;
  for (const [x, y] of [[0, 0], [340, 0], [180, 400], [0, 780], [340, 780]]) {
    const thing = new DOMRect(x, y, 50, 60);
    const place = beside(thing, size, room);
    expect(overlaps(thing, place), `${x} ${y}`).toBe(false);
    expect(place.left).toBeGreaterThanOrEqual(8);
    expect(place.left + size.width).toBeLessThanOrEqual(382);
    expect(place.top).toBeGreaterThanOrEqual(8);
  }
  // Over what is as high as the window it stands at a side.
  const tall = new DOMRect(0, 0, 200, 844);
  expect(beside(tall, size, { width: 1440, height: 844 }).side).toBe("right");
});

test("a thing that goes while the board is drawn takes its note along, and nothing breaks", async () => {
  let going = false;
  const words: Explain<AnyView> = (thing, given) => {
    if (going) card().dispatchEvent(new FocusEvent("focusout", { bubbles: true })); // as where the focused one is taken away
    return explain(thing, given);
  };
  const troubles = vi.fn((event: Event) => event.preventDefault());
  addEventListener("error", troubles);
  const { rerender } = table({ explain: words });
  card().focus();
  await fireEvent.keyDown(card(), { key: "i", code: "KeyI" });
  await pass(0);
  expect(note()).not.toBeNull();
  going = true;
  await rerender({ view: { ...VIEW } });
  await pass(0);
  expect(note()).toBeNull();
  expect(troubles).not.toHaveBeenCalled();
  removeEventListener("error", troubles);
});
