import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { speak, tell, words } from "../../words/words.svelte";
import type { BoardProps } from "../board";
import Board from "./Board.svelte";
import { following, scenes } from "./lesson";
import type { Event, Move, View } from "./vocabulary";

const NAMES = ["Mariam", "Sara", "Taras"];
const [ascending, , full, lowest] = scenes.map(({ start }) => start);

beforeAll(() => speak("en"));
beforeEach(() => {
  words.latin = false;
});

type Props = BoardProps<View, Move, Event>;

function sit(changes: Partial<Props> = {}) {
  const onmove = vi.fn<(move: Move) => void>();
  const props: Props = {
    view: ascending!.view,
    legal: ascending!.legal,
    names: NAMES,
    happened: null,
    refused: null,
    hint: null,
    sending: null,
    open: null,
    onmove,
    ...changes,
  };
  return { onmove, props, ...render(Board, props) };
}

const card = (number: number) => screen.getByRole("button", { name: new RegExp(`^Card ${number},`) });
const hand = () => screen.getByRole("toolbar", { name: "Your hand" });
const said = () => document.querySelector("[data-announcer]")?.textContent ?? "";

/** What a finger does: touch, and click. */
async function tap(target: Element): Promise<void> {
  await fireEvent.pointerDown(target);
  await fireEvent.pointerUp(target);
  await fireEvent.click(target, { detail: 1 });
}

test("a tap chooses a card, another tap changes it", async () => {
  const { onmove, rerender } = sit();
  expect(screen.getByText("Choose a card.")).toBeTruthy();
  await fireEvent.click(card(44));
  expect(onmove).toHaveBeenLastCalledWith({ do: "choose", card: 44 });
  const view: View = { ...ascending!.view, choice: 44, chosen: [true, true, false], acting: [2] };
  await rerender({ view });
  expect(card(44).getAttribute("aria-pressed")).toBe("true");
  expect(screen.getByText(/Your 44 lies face down.*Waiting for Taras/)).toBeTruthy();
  await fireEvent.click(card(61));
  expect(onmove).toHaveBeenLastCalledWith({ do: "choose", card: 61 });
});

test("a card that was sent is marked before the answer comes", () => {
  sit({ sending: { do: "choose", card: 61 } });
  expect(card(61).getAttribute("aria-pressed")).toBe("true");
  expect(screen.getByText(/Your 61 lies face down/)).toBeTruthy();
});

test("what is not allowed is not sent", async () => {
  const { onmove } = sit({ legal: [] });
  await fireEvent.click(card(44));
  expect(onmove).not.toHaveBeenCalled();
  expect(card(44).getAttribute("aria-disabled")).toBe("true");
});

test("arrows move in the hand, digits find a card", async () => {
  sit();
  card(15).focus();
  await fireEvent.keyDown(card(15), { key: "ArrowRight" });
  expect(document.activeElement).toBe(card(44));
  await fireEvent.keyDown(card(44), { key: "6" });
  await fireEvent.keyDown(card(61), { key: "1" });
  expect(document.activeElement).toBe(card(61));
  expect(within(hand()).getAllByRole("button").filter((button) => button.tabIndex === 0)).toEqual([card(61)]);
});

test("each row tells its cards and heads, and whether it is full", () => {
  sit({ view: full!.view, legal: full!.legal });
  expect(screen.getByText("Row 2: 37 38; 2 cards, 2 heads.")).toBeTruthy();
  expect(screen.getByText(/^Row 1: 12 14 15 21 26; 5 cards, 6 heads\. Full/)).toBeTruthy();
});

test("players tell their counts and whether they have chosen", () => {
  sit();
  const players = within(screen.getByRole("list", { name: "Players" })).getAllByRole("listitem");
  expect(players.map((player) => player.textContent?.replace(/\s+/g, " "))).toEqual([
    expect.stringMatching(/Mariam: 3 cards left, 0 heads this round, 0 in the rounds before\. This is you\. Still deciding/),
    expect.stringMatching(/Sara: 3 cards left.*Chosen/),
    expect.stringMatching(/Taras: 3 cards left.*Chosen/),
  ]);
});

test("who has the lowest card takes a row, the cheapest is marked but not chosen", async () => {
  const next = following(lowest!, { do: "choose", card: 9 })!;
  const { onmove } = sit({ view: next.then.view, legal: next.then.legal });
  expect(screen.getByText(/Your 9 is lower than the last card of every row/)).toBeTruthy();
  const rows = screen.getAllByRole("button", { name: /^Take row/ });
  expect(rows).toHaveLength(4);
  expect(rows[0]!.textContent).toMatch(/30; 1 card, 3 heads\. No row is cheaper/);
  expect(onmove).not.toHaveBeenCalled();
  rows[0]!.focus();
  await fireEvent.keyDown(rows[0]!, { key: "3" });
  expect(document.activeElement).toBe(rows[2]);
  await fireEvent.keyDown(rows[2]!, { key: "ArrowUp" });
  expect(document.activeElement).toBe(rows[1]);
  await fireEvent.click(rows[1]!);
  expect(onmove).toHaveBeenCalledWith({ do: "row", row: 1 });
});

test("rows that cost equally little are all marked, and the hint is one of them", () => {
  const next = following(lowest!, { do: "choose", card: 9 })!;
  const view: View = { ...next.then.view, rows: [[30], [44, 45], [60], [71, 72, 73]] };
  sit({ view, legal: next.then.legal, hint: { do: "row", row: 2 } });
  const names = screen.getAllByRole("button", { name: /^Take row/ }).map((row) => row.textContent!);
  expect(names.map((name) => name.includes("No row is cheaper."))).toEqual([true, false, true, true]);
  expect(names.map((name) => name.includes("cheapest"))).toEqual([true, false, true, true]);
  expect(names[2]).toContain("Suggested.");
});

test("somebody for whom a bot plays is asked for nothing", () => {
  for (const phase of ["choose", "row", "draft"] as const) {
    const view: View = { ...ascending!.view, phase, acting: [0], ...(phase === "row" ? { revealed: [[0, 9]] } : {}) };
    const { unmount } = sit({ view, legal: [] });
    expect(document.querySelector(".status.asked")).toBeNull();
    expect(document.querySelector(".status")!.textContent).toContain("Mariam");
    expect(document.querySelectorAll('[data-row], [data-card][aria-disabled="false"]')).toHaveLength(0);
    unmount();
  }
});

test("the end of a round is told with names", () => {
  const event: Event = { event: "round-ended", round: 2, heads: [3, 0, 12], totals: [10, 7, 12] };
  expect(tell("six-nimmt", event, NAMES)).toBe(
    "Round 2 is over. Heads: Mariam 3, Sara 0, Taras 12. Totals: Mariam 10, Sara 7, Taras 12.",
  );
});

test("in open hands a number of three digits is written smaller", () => {
  sit({ view: draft, open: [{ ...draft, hand: [7, 104] }, { ...draft, hand: [99] }, { ...draft, hand: [100] }] });
  const long = [...document.querySelectorAll<HTMLElement>("[data-open].long")].map((item) => item.dataset["open"]);
  expect(long).toEqual(["104", "100"]);
});

test("the keyboard comes to the rows when one must be taken, and back to the hand", async () => {
  const next = following(lowest!, { do: "choose", card: 9 })!;
  const { rerender } = sit({ view: lowest!.view, legal: lowest!.legal });
  card(9).focus();
  await rerender({ view: next.then.view, legal: next.then.legal, happened: { first: 0, events: next.events } });
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Take row 1/), { timeout: 5000 });
  await fireEvent.click(document.activeElement!);
  const end = following(next.then, { do: "row", row: 0 })!;
  await rerender({ view: end.then.view, legal: end.then.legal, happened: { first: 9, events: end.events } });
  await waitFor(() => expect(hand().contains(document.activeElement)).toBe(true), { timeout: 5000 });
});

test("others see who chooses a row", () => {
  const next = following(lowest!, { do: "choose", card: 9 })!;
  const view: View = { ...next.then.view, seat: 1 };
  sit({ view, legal: [] });
  expect(screen.getByText("Mariam has the lowest card, 9, and chooses a row.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Take row/ })).toBeNull();
});

test("what happened is said aloud, with what is asked now", async () => {
  const next = following(full!, { do: "choose", card: 30 })!;
  const { rerender } = sit({ view: full!.view, legal: full!.legal });
  const legal: Move[] = [{ do: "choose", card: 45 }];
  await rerender({ view: next.then.view, legal, happened: { first: 4, events: next.events } });
  await waitFor(() => expect(said()).toContain("The cards are turned over: Mariam 30; Sara 50; Taras 71."));
  expect(said()).toContain("You take row 1: 12 14 15 21 26, 6 heads.");
});

test("the story can be cut by any key, and then the view is shown", async () => {
  const next = following(full!, { do: "choose", card: 30 })!;
  const onsettled = vi.fn();
  const { rerender } = sit({ view: full!.view, legal: full!.legal, onsettled });
  await rerender({ view: next.then.view, happened: { first: 4, events: next.events } });
  await tick();
  expect(screen.queryByText(/^Row 1: 30;/)).toBeNull();
  await fireEvent.keyDown(document.body, { key: "Escape" });
  await fireEvent.keyUp(document.body, { key: "Escape" });
  expect(screen.getByText(/^Row 1: 30; 1 card, 3 heads/)).toBeTruthy();
  expect(onsettled).toHaveBeenCalledOnce();
});

test("the next choices of others do not cut the story short", async () => {
  const next = following(full!, { do: "choose", card: 30 })!;
  const onsettled = vi.fn();
  const { rerender } = sit({ view: full!.view, legal: full!.legal, onsettled });
  await rerender({ view: next.then.view, happened: { first: 4, events: next.events } });
  const view: View = { ...next.then.view, chosen: [false, true, false], acting: [0, 2] };
  await rerender({ view, happened: { first: 12, events: [{ event: "chose", seat: 1 }, { event: "blank" }] } });
  expect(onsettled).not.toHaveBeenCalled();
  expect(screen.queryByText(/^Row 1: 30;/)).toBeNull();
});

test("while the last trick is told nothing is asked; a tap ends the story, the next one plays", async () => {
  const next = following(full!, { do: "choose", card: 30 })!;
  const { onmove, rerender } = sit({ view: full!.view, legal: full!.legal });
  const legal: Move[] = [{ do: "choose", card: 45 }];
  await rerender({ view: next.then.view, legal, happened: { first: 4, events: next.events } });
  expect(screen.queryByText("Choose a card.")).toBeNull();
  expect(screen.getByText("Look what happens …")).toBeTruthy();
  expect(card(45).getAttribute("aria-disabled")).toBe("true");
  await tap(card(45));
  expect(onmove).not.toHaveBeenCalled();
  expect(screen.getByText("Choose a card.", { selector: ".status p" })).toBeTruthy();
  expect(said()).toContain("Choose a card.");
  expect(card(45).getAttribute("aria-disabled")).toBe("false");
  await tap(card(45));
  expect(onmove).toHaveBeenCalledExactlyOnceWith({ do: "choose", card: 45 });
});

test("what happens while a trick is told is told after it", async () => {
  const next = following(full!, { do: "choose", card: 30 })!;
  const turned = next.events.findIndex(({ event }) => event === "revealed") + 1;
  const { rerender } = sit({ view: full!.view, legal: full!.legal });
  const half: View = { ...next.then.view, rows: full!.view.rows, heads: full!.view.heads };
  await rerender({ view: half, happened: { first: 4, events: next.events.slice(0, turned) } });
  await rerender({ view: next.then.view, happened: { first: 4 + turned, events: next.events.slice(turned) } });
  expect(document.querySelector("[data-telling]")).toBeTruthy();
  expect(screen.getByText(/^Row 1: 12 14 15 21 26;/)).toBeTruthy();
  await waitFor(() => expect(screen.getByText(/^Row 1: 30;/)).toBeTruthy());
  await waitFor(() => expect(document.querySelector("[data-telling]")).toBeNull());
});

test("a refused card and a hint are marked with more than colour", async () => {
  sit({
    refused: { rule: "SN-5", why: "six-nimmt-not-in-hand", data: { card: 44 } },
    hint: { do: "choose", card: 61 },
  });
  expect(card(44).textContent).toContain("This was refused.");
  expect(card(61).textContent).toContain("Suggested.");
});

test("a refused row is the one that was asked for", async () => {
  const next = following(lowest!, { do: "choose", card: 9 })!;
  const { rerender } = sit({ view: next.then.view, legal: next.then.legal });
  await fireEvent.click(screen.getByRole("button", { name: /^Take row 3/ }));
  await rerender({ refused: { rule: "SN-10", why: "six-nimmt-no-row-now", data: {} } });
  expect(screen.getByRole("button", { name: /^Take row 3/ }).textContent).toContain("This was refused.");
});

const draft: View = {
  ...ascending!.view,
  options: { variant: "draft", target: 66, rounds: null },
  phase: "draft",
  acting: [0],
  rows: [],
  cards: [1, 1, 1],
  chosen: undefined,
  pool: [1, 4, 5, 9],
  hands: [[7], [2], [3]],
  hand: [7],
  choice: undefined,
};

test("in a draft the pick is made from all cards, and all hands are open", async () => {
  const legal = [1, 4, 5, 9].map((card): Move => ({ do: "draft", card }));
  const { onmove } = sit({ view: draft, legal });
  expect(screen.getByText("Your pick: take a card.")).toBeTruthy();
  const pool = screen.getByRole("toolbar", { name: "Cards to pick from" });
  expect(within(pool).getAllByRole("button")).toHaveLength(4);
  await fireEvent.click(within(pool).getByRole("button", { name: /^Card 9,/ }));
  expect(onmove).toHaveBeenCalledWith({ do: "draft", card: 9 });
  expect(within(screen.getByRole("region", { name: "Open hands" })).getByText(/Card 2,/)).toBeTruthy();
});

test("whose pick it is, is told", () => {
  sit({ view: { ...draft, acting: [2] }, legal: [] });
  expect(screen.getByText("Taras picks a card.")).toBeTruthy();
});

test("a spectator sees no hand; with all open, every hand and choice", async () => {
  const view: View = { ...ascending!.view, seat: null, hand: undefined, choice: undefined };
  const { rerender } = sit({ view, legal: [] });
  expect(screen.queryByRole("toolbar")).toBeNull();
  const open = NAMES.map((_, seat): View => ({ ...ascending!.view, seat, hand: [seat + 1], choice: seat + 1 }));
  await rerender({ open });
  const hands = screen.getByRole("region", { name: "Open hands" });
  expect(within(hands).getAllByText(/Card \d, 1 head\.\s+Chosen\./)).toHaveLength(3);
});

test("the winner is named and marked at the end", () => {
  const view: View = { ...ascending!.view, phase: "over", acting: [], chosen: undefined, hand: [], winners: [1], totals: [9, 2, 5] };
  sit({ view, legal: [] });
  expect(screen.getByText("The game is over. The fewest heads: Sara.")).toBeTruthy();
  expect(screen.getByText(/Sara: .*\s+Winner\./)).toBeTruthy();
});

test("Persian cards have Persian digits, or Latin ones by wish", async () => {
  await speak("fa");
  const { container } = sit();
  expect(container.querySelector('[data-card="44"] text')?.textContent).toBe("۴۴");
  words.latin = true;
  await tick();
  expect(container.querySelector('[data-card="44"] text')?.textContent).toBe("44");
  await speak("en");
});
