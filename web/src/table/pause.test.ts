import { expect, test, vi } from "vitest";
import { Pause } from "./pause.svelte";

const ended = { first: 9, events: [{ event: "round-ended" }] };

test("the sheet waits for the board", () => {
  const pause = new Pause();
  pause.hear(ended, false);
  expect(pause.sheet).toBe(false);
  pause.settle();
  expect(pause.sheet).toBe(true);
});

test("a board that settles for no reason opens no sheet", () => {
  const pause = new Pause();
  pause.settle();
  expect(pause.sheet).toBe(false);
});

test("a board that never settles keeps no sheet away", () => {
  vi.useFakeTimers();
  const pause = new Pause();
  pause.hear(ended, false);
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  expect(pause.sheet).toBe(true);
});

test("a game that flows from round to round opens it only at the end", () => {
  const pause = new Pause(true);
  pause.hear(ended, false);
  pause.settle();
  expect(pause.sheet).toBe(false);
  pause.hear({ first: 10, events: [{ event: "over" }] }, false);
  pause.settle();
  expect(pause.sheet).toBe(true);
});

test("who comes after the end sees the sheet at once", () => {
  const pause = new Pause();
  pause.hear(null, true);
  expect(pause.sheet).toBe(true);
});

test("the same news open the sheet once", () => {
  const pause = new Pause();
  pause.hear(ended, false);
  pause.settle();
  pause.hide();
  pause.hear(ended, false);
  pause.settle();
  expect(pause.sheet).toBe(false);
});
