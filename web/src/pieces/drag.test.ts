import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { expect, test, vi } from "vitest";
import DrawnBoard from "../testing/DrawnBoard.svelte";
import type { Drags } from "./drag";

function table(more: Partial<Drags> = {}) {
  const ways = {
    may: vi.fn(() => true),
    lift: vi.fn(),
    takes: vi.fn((_: string, place: string) => place === "felt"),
    drop: vi.fn(),
    insist: vi.fn(),
    back: vi.fn(),
    ...more,
  };
  const onclick = vi.fn();
  render(DrawnBoard, { ways, onclick });
  return { ...ways, onclick };
}

const one = () => screen.getByRole("button", { name: "one" });
const over = (text: string) => vi.spyOn(document, "elementFromPoint").mockReturnValue(screen.getByText(text));
const at = (x: number, y: number) => ({ pointerId: 3, clientX: x, clientY: y, isPrimary: true, button: 0 });

/** Down on the first card, and so far. */
async function draw(x: number, y: number): Promise<void> {
  await fireEvent.pointerDown(one(), at(10, 10));
  await fireEvent.pointerMove(window, at(x, y));
  await tick();
}

async function letGo(x: number, y: number): Promise<void> {
  await fireEvent.pointerUp(window, at(x, y));
  one().dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
}

test("what is drawn is lifted, lights the places that take it, and is let go there; that is no click", async () => {
  const { lift, drop, insist, onclick } = table();
  over("felt");
  await draw(10, 40);
  expect(lift).toHaveBeenCalledExactlyOnceWith("card:1");
  expect(one().dataset["lifted"]).toBe("");
  expect([...document.querySelectorAll("[data-takes]")].map((place) => place.textContent)).toEqual(["felt"]);
  expect(screen.getByText("felt", { selector: "[data-drop]" }).dataset["over"]).toBe("");
  // Who looks for the card finds the card, not its copy.
  expect(document.querySelectorAll("[data-piece]")).toHaveLength(1);
  expect(document.querySelectorAll("[data-drawn]")).toHaveLength(1);
  await letGo(12, 60);
  expect(drop).toHaveBeenCalledExactlyOnceWith("card:1", "felt", { x: 12, y: 60 });
  expect(insist).not.toHaveBeenCalled();
  expect(onclick).not.toHaveBeenCalled();
  expect(document.querySelector("[data-drawn], [data-takes], [data-over], [data-lifted]")).toBeNull();
});

test("a finger that hardly moves taps", async () => {
  const { lift, onclick } = table();
  await draw(13, 14);
  await letGo(13, 14);
  expect(lift).not.toHaveBeenCalled();
  expect(onclick).toHaveBeenCalledOnce();
});

test("over a place that does not take it, the rules are asked; elsewhere it returns", async () => {
  const { drop, insist, back } = table();
  over("bin");
  await draw(10, 40);
  await letGo(10, 40);
  expect(insist).toHaveBeenCalledExactlyOnceWith("card:1", "bin");
  over("nothing");
  await draw(10, 40);
  await letGo(10, 40);
  expect(back).toHaveBeenCalledExactlyOnceWith("card:1");
  expect(drop).not.toHaveBeenCalled();
});

test("Escape returns it, and nothing else hears of the key", async () => {
  const { drop, back } = table();
  const heard = vi.fn();
  over("felt");
  await draw(10, 40);
  addEventListener("keydown", heard);
  await fireEvent.keyDown(document.body, { key: "Escape" });
  removeEventListener("keydown", heard);
  await letGo(10, 40);
  expect(heard).not.toHaveBeenCalled();
  expect(back).toHaveBeenCalledOnce();
  expect(drop).not.toHaveBeenCalled();
});

test("nothing is drawn that may not be, and a story takes it out of the hand", async () => {
  let free = false;
  const { lift, drop, back } = table({ may: () => free });
  over("felt");
  await draw(10, 40);
  expect(lift).not.toHaveBeenCalled();
  await letGo(10, 40);
  free = true;
  await draw(10, 40);
  expect(lift).toHaveBeenCalledOnce();
  free = false; // something is told now
  await fireEvent.pointerMove(window, at(10, 50));
  await letGo(10, 50);
  expect(back).toHaveBeenCalledOnce();
  expect(drop).not.toHaveBeenCalled();
});

test("where the page can scroll, a finger that moves at once scrolls; one that has rested draws", async () => {
  const { lift } = table();
  Object.defineProperty(document.documentElement, "scrollHeight", { value: 2000, configurable: true });
  Object.defineProperty(document.documentElement, "clientHeight", { value: 600, configurable: true });
  document.documentElement.style.overflowY = "auto";
  over("felt");
  const now = vi.spyOn(performance, "now").mockReturnValue(1000);
  const touch = { ...at(10, 10), pointerType: "touch" };
  await fireEvent.pointerDown(one(), touch);
  await fireEvent.pointerMove(window, { ...touch, clientY: 40 });
  expect(lift).not.toHaveBeenCalled();
  await letGo(10, 40);
  await fireEvent.pointerDown(one(), touch);
  now.mockReturnValue(1160);
  await fireEvent.pointerMove(window, { ...touch, clientY: 40 });
  expect(lift).toHaveBeenCalledOnce();
  await letGo(10, 40);
  document.documentElement.style.overflowY = "";
  Reflect.deleteProperty(document.documentElement, "scrollHeight");
  Reflect.deleteProperty(document.documentElement, "clientHeight");
});
