import { describe, expect, test, vi } from "vitest";
import type { Batch, GameEvent, View } from "../games/board";
import { viewOf } from "../testing/tables";
import { Since } from "./since.svelte";

const batch = (first: number, ...seats: number[]): Batch => ({ first, events: seats.map((seat): GameEvent => ({ event: "laid", seat })) });
const view = (round: number): View => viewOf({ round });
const heard = (...seats: number[]) => seats.map((seat, at) => ({ number: at + 1, event: { event: "laid", seat } as GameEvent }));

/** What is shown when it is told again: the view, and the batch that leads there. */
async function again(since: Since, now: View) {
  const shown: [unknown, number | null][] = [];
  await since.again((then, told) => shown.push([then["round"], told?.first ?? null]), now);
  return shown;
}

describe("since the own last move", () => {
  test("what others did counts until the next one, and is told again from the view of then", async () => {
    const note = vi.fn();
    const since = new Since(null, note);
    since.hear(batch(5, 0), view(1), view(2), 0); // my move
    expect(since.moved).toBe(4);
    expect(note).toHaveBeenLastCalledWith(4);
    expect(since.known).toBe(false); // nobody else did anything yet
    since.hear(batch(6, 1), view(2), view(3), 0);
    since.hear(batch(7, 2, 1), view(3), view(4), 0);
    expect(since.moved).toBe(4);
    expect(since.known).toBe(true);
    expect(await again(since, view(4))).toEqual([[2, null], [3, 6], [4, 7]]);
    since.hear(batch(9, 0), view(4), view(5), 0);
    expect(since.moved).toBe(8);
    expect(since.known).toBe(false);
  });

  test("a move of mine that sets off what others do is told with it", async () => {
    const since = new Since(null, () => undefined);
    since.hear(batch(5, 0, 2, 1), view(1), view(2), 0);
    expect(since.known).toBe(true);
    expect(await again(since, view(2))).toEqual([[1, null], [2, 5]]);
  });

  test("after a reload the marks are there, but it can't be told again", () => {
    const since = new Since(2, () => undefined);
    since.welcome(heard(0, 1, 0, 1), 0, true);
    expect(since.moved).toBe(2);
    expect(since.known).toBe(false);
    since.hear(batch(5, 1), view(1), view(2), 0); // the view of my last move is not known
    expect(since.known).toBe(false);
  });

  test("a device that knows nothing goes by the log", () => {
    const since = new Since(null, () => undefined);
    since.welcome(heard(1, 0, 1, 1), 0, true);
    expect(since.moved).toBe(2);
  });

  test("who watches sees what the last player did", () => {
    const since = new Since(null, () => undefined);
    since.welcome(heard(1, 0), null, true);
    since.hear(batch(3, 1), view(1), view(2), null);
    since.hear(batch(4, 1), view(2), view(3), null);
    expect(since.moved).toBe(2);
    since.hear(batch(5, 0), view(3), view(4), null);
    expect(since.moved).toBe(4);
  });
});
