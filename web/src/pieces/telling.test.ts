import { render, waitFor } from "@testing-library/svelte";
import { beforeAll, expect, test, vi } from "vitest";
import type { GameEvent } from "../games/board";
import { hearOut } from "../testing/story";
import TellingBoard from "../testing/TellingBoard.svelte";
import { speak } from "../words/words.svelte";

beforeAll(() => speak("en"));

const text = (what: string) => document.querySelector(`[data-${what}]`)!.textContent;
const isTelling = () => document.querySelector("[data-telling]") !== null;
const laid = (words: string, more: object = {}): GameEvent => ({ event: "laid", seat: 1, words, ...more });

/** A board that is told these events. */
async function told(events: GameEvent[], more: { holds?: (event: GameEvent) => boolean } = {}) {
  const onsettled = vi.fn();
  const board = render(TellingBoard, { count: 0, onsettled, ...more });
  await board.rerender({ count: events.length, happened: { first: 1, events } });
  return { ...board, onsettled };
}

test("the prompt says who does what while it is told, and asks for nothing", async () => {
  const { onsettled } = await told([laid("Sara lays 50."), laid(""), laid("Taras lays 3.")]);
  expect(isTelling()).toBe(true);
  await waitFor(() => expect(text("prompt")).toBe("Sara lays 50."));
  await waitFor(() => expect(text("scene")).toBe("2")); // without words the last ones stay
  expect(text("prompt")).toBe("Sara lays 50.");
  await waitFor(() => expect(text("prompt")).toBe("Taras lays 3."));
  expect(onsettled).not.toHaveBeenCalled();
  await waitFor(() => expect(text("prompt")).toBe("Your turn."));
  expect(isTelling()).toBe(false);
  await waitFor(() => expect(onsettled).toHaveBeenCalledOnce());
});

test("what nobody in particular does is only seen", async () => {
  await told([laid("Sara lays 50."), { event: "dealt" }]);
  await waitFor(() => expect(text("prompt")).toBe("Sara lays 50."));
  await waitFor(() => expect(text("prompt")).toBe("Look what happens …"));
});

test("what happened is said aloud, and what is asked after it", async () => {
  await told([laid("Sara lays 50.")]);
  expect(text("said")).toContain("laid");
  await hearOut();
  await waitFor(() => expect(text("said")).toContain("Your turn."));
});

test("where nothing changed on the board there is no story", async () => {
  await told([{ event: "chose", seat: 1 }]);
  expect(isTelling()).toBe(false);
  expect(text("prompt")).toBe("Your turn.");
});

test("a move that is taken back is not told to its end", async () => {
  const { rerender, onsettled } = await told([laid("Sara lays 50."), laid("Sara lays 51.")]);
  await rerender({ count: 0, happened: { first: 3, events: [{ event: "undone", seat: 1 }] } });
  expect(isTelling()).toBe(false);
  expect(text("scene")).toBe("0");
  await waitFor(() => expect(onsettled).toHaveBeenCalledOnce());
});

test("what does not hold anybody up is told while something is asked", async () => {
  await told([laid("I lay 7.", { seat: 0 })], { holds: ({ seat }) => seat !== 0 });
  expect(isTelling()).toBe(false);
  expect(text("prompt")).toBe("Your turn.");
  await waitFor(() => expect(text("scene")).toBe("1"));
});

test("a board that goes leaves no story behind", async () => {
  const { unmount, onsettled } = await told([laid("Sara lays 50.")]);
  unmount();
  await waitFor(() => expect(onsettled).toHaveBeenCalledOnce());
});
