import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { comeBack } from "./back";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the page comes back once the server answers, and not again", async () => {
  const answers = [false, false, true];
  const back = vi.fn();
  comeBack(back, async () => answers.shift() ?? true);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(back).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(back).toHaveBeenCalledOnce();
});

test("a connection is news: nobody waits for the next look", async () => {
  const back = vi.fn();
  let there = false;
  comeBack(back, async () => there);
  await vi.advanceTimersByTimeAsync(100_000);
  there = true;
  dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(1);
  expect(back).toHaveBeenCalledOnce();
});

test("who has left the page is not brought back", async () => {
  const back = vi.fn();
  comeBack(back, async () => true)();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(back).not.toHaveBeenCalled();
});
