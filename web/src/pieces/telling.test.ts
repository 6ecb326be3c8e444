import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
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
async function told(events: GameEvent[], more: { holds?: (event: GameEvent) => boolean; ontold?: (number: number | null) => void; sheet?: boolean } = {}) {
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
  await waitFor(() => expect(text("said")).toContain("laid"));
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

test("the page hears how far the story has come, and that it is over", async () => {
  const ontold = vi.fn();
  await told([laid("Sara lays 50."), laid("Taras lays 3.")], { ontold });
  expect(ontold.mock.calls[0]).toEqual([0]); // nothing yet
  await waitFor(() => expect(ontold).toHaveBeenLastCalledWith(1));
  await waitFor(() => expect(ontold).toHaveBeenLastCalledWith(2));
  await hearOut();
  expect(ontold).toHaveBeenLastCalledWith(null);
});

test("who does something in the story is acting, and nobody has won yet", async () => {
  await told([laid("Sara lays 50.")]);
  await waitFor(() => expect(text("acting")).toBe("1 "));
  await hearOut();
  await waitFor(() => expect(text("acting")).toBe("0 2"));
});

test("what the view counts changes when the story has reached it", async () => {
  const { rerender } = await told([laid("Sara lays 50.")]);
  await rerender({ count: 2, happened: { first: 2, events: [laid("Taras lays 3.")] } });
  expect(text("score")).toBe("0");
  await waitFor(() => expect(text("score")).toBe("1")); // while the second is told
  expect(isTelling()).toBe(true);
  await waitFor(() => expect(text("score")).toBe("2"));
});

test("there is a button to its end, and after it one to see it again", async () => {
  const again = vi.fn();
  const { rerender } = await told([laid("Sara lays 50.")]);
  await fireEvent.click(screen.getByRole("button", { name: "Skip" }));
  expect(isTelling()).toBe(false);
  expect(screen.queryByRole("button")).toBeNull();
  await rerender({ again });
  await fireEvent.click(screen.getByRole("button", { name: "Show me again" }));
  expect(again).toHaveBeenCalledOnce();
});

test("what is done to this person is looked at for longer", async () => {
  vi.useFakeTimers();
  const after = async (event: GameEvent) => {
    const { unmount } = await told([event]);
    await vi.advanceTimersByTimeAsync(400);
    const still = isTelling();
    unmount();
    return still;
  };
  expect(await after({ event: "robbed", seat: 1, victim: 2 })).toBe(false);
  expect(await after({ event: "robbed", seat: 1, victim: 0 })).toBe(true);
  expect(await after({ event: "robbed", seat: 0, victim: 0 })).toBe(false); // by oneself
  vi.useRealTimers();
});

const goOn = () => fireEvent.click(screen.getByText("Go on"));
const round = (...before: GameEvent[]): GameEvent[] => [...before, { event: "round-ended" }, { event: "dealt" }];

test("at the end of a round the picture stays, as long as the page looks at it", async () => {
  const { onsettled } = await told(round(laid("Sara lays 50.")), { sheet: true });
  await waitFor(() => expect(text("resting")).toBe("true"));
  expect(onsettled).toHaveBeenCalledOnce();
  expect(text("scene")).toBe("2"); // not dealt yet
  expect(text("prompt")).toBe("The round is over");
  await hearOut(); // whatever is touched meanwhile
  expect(text("scene")).toBe("2");
  await goOn();
  await waitFor(() => expect(isTelling()).toBe(false));
  expect(text("scene")).toBe("3");
  await waitFor(() => expect(text("prompt")).toBe("Your turn."));
});

test("who cuts the story short sees how the round ended, and not the next deal", async () => {
  await told(round(laid("Sara lays 50."), laid("Omid lays 51.")), { sheet: true });
  await hearOut();
  await waitFor(() => expect(text("resting")).toBe("true"));
  expect(text("scene")).toBe("3");
});

test("what happens while the page looks at a round is told after it", async () => {
  const { rerender } = await told(round(), { sheet: true });
  await waitFor(() => expect(text("resting")).toBe("true"));
  await rerender({ count: 4, happened: { first: 3, events: [laid("Sara lays 50."), laid("Omid lays 51.")] } });
  expect(text("scene")).toBe("1");
  await goOn();
  await waitFor(() => expect(text("prompt")).toBe("Sara lays 50."));
  await waitFor(() => expect(isTelling()).toBe(false));
  expect(text("scene")).toBe("4");
});

test("where no page looks at it the next deal follows", async () => {
  await told(round(laid("Sara lays 50.")));
  await hearOut();
  expect(text("scene")).toBe("3");
  expect(text("resting")).toBe("false");
});

test("a page that has put the sheet away before the round was told keeps nobody", async () => {
  const { onsettled } = await told(round(laid("Sara lays 50.")), { sheet: false });
  await waitFor(() => expect(isTelling()).toBe(false));
  expect(text("scene")).toBe("3");
  await waitFor(() => expect(onsettled).toHaveBeenCalledTimes(2));
});

test("a story that was told ends part by part: nothing is asked before it may be done, and the page hears of it last", async () => {
  const seen: string[] = [];
  const note = () => seen.push([isTelling() ? "told" : "free", text("prompt") === "Your turn." ? "asked" : "says", text("acting") === "0 2" ? "put" : "acts"].join(" "));
  const ontold = vi.fn((number: number | null) => void (number === null && seen.push("page")));
  await told([laid("Sara lays 50.")], { ontold });
  await waitFor(() => expect(text("acting")).toBe("1 "));
  const changes = new MutationObserver(note);
  changes.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  await waitFor(() => expect(seen).toContain("page"));
  changes.disconnect();
  expect([...new Set(seen)].filter((one) => one !== "told says acts")).toEqual(["told says put", "free says put", "free asked put", "page"]);
});

test("a story that was cut ends at once, whatever was put off", async () => {
  const ontold = vi.fn();
  await told([laid("Sara lays 50."), laid("Taras lays 3.")], { ontold });
  await waitFor(() => expect(text("scene")).toBe("1"));
  await hearOut();
  expect([isTelling(), text("scene"), text("prompt"), text("acting"), text("said")]).toEqual([false, "2", "Your turn.", "0 2", "laid laid Your turn."]);
  expect(ontold).toHaveBeenLastCalledWith(null);
});
