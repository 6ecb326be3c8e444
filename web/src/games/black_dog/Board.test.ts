import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { hearOut } from "../../testing/story";
import { speak } from "../../words/words.svelte";
import type { BoardProps } from "../board";
import Board from "./Board.svelte";
import { type Place, pointOf, REACH, turnOf } from "./places";
import { legal, splits, step, table } from "./testing";
import type { Event, Move, View } from "./vocabulary";

type Props = BoardProps<View, Move, Event>;

const NAMES = ["Mariam", "Sara", "Omid", "Olena"];

beforeAll(() => speak("en"));

function sit(changes: Partial<Props> = {}) {
  const onmove = vi.fn<(move: Move) => void>();
  const props: Props = { view: table(), legal, names: NAMES, happened: null, refused: null, hint: null, sending: null, open: null, onmove, ...changes };
  return { onmove, props, ...render(Board, props) };
}

const card = (name: RegExp) => within(screen.getByRole("toolbar", { name: "Your hand" })).getByRole("button", { name });
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole("button", { name }));
const asked = () => document.querySelector(".bar .status")?.textContent;
const said = () => document.querySelector("[data-announcer]")?.textContent ?? "";
const lit = () => [...document.querySelectorAll<HTMLElement>("[data-target]")].map((target) => target.dataset["target"]);
const touch = (key: string) => fireEvent.click(document.querySelector(`[data-target="${key}"]`)!);
const choose = (selector: string) => fireEvent.click(document.querySelector(selector)!);

test("a card lights the pawns that can use it; a pawn shows where it would land; the second tap counts", async () => {
  const { onmove } = sit();
  expect(asked()).toBe("Your turn: choose a card.");
  await fireEvent.click(card(/^blue 3\./));
  expect(lit()).toEqual(["p0:5", "p0:20"]);
  expect(said()).toBe("Which pawn shall go?");
  await touch("p0:20");
  expect(lit()).toContain("w3>23");
  expect(onmove).not.toHaveBeenCalled();
  await touch("w3>23");
  expect(onmove).toHaveBeenCalledExactlyOnceWith(step("blue_3", 20, 3, 23));
});

test("the same choices are buttons below the board", async () => {
  const { onmove } = sit();
  await fireEvent.click(card(/^black 1–7\./));
  expect(asked()).toBe("How far shall it go?");
  expect(document.querySelector('[data-way="4>9"]')!.getAttribute("aria-label")).toBe("4 steps, to space 9");
  await choose('[data-way="4>9"]');
  await press("Play");
  expect(onmove).toHaveBeenCalledExactlyOnceWith(step("black_1_7", 5, 4, 9));
});

test("what would follow is asked and told", async () => {
  const events: Event[] = [
    { event: "played", seat: 0, card: "black_1_7", as: null },
    { event: "moved", seat: 0, owner: 0, from: 5, at: 8, steps: 3 },
    { event: "dog-ran", from: 9, at: 12, steps: 3 },
    { event: "bitten", owner: 3, at: 12, how: "landed" },
    { event: "turn-due", seat: 0, paws: [8] },
  ];
  const preview = vi.fn(() => Promise.resolve(events));
  sit({ preview });
  await fireEvent.click(card(/^black 1–7\./));
  expect(preview).not.toHaveBeenCalled();
  await choose('[data-way="3>8"]');
  expect(preview).toHaveBeenCalledExactlyOnceWith(step("black_1_7", 5, 3, 8));
  await waitFor(() => expect(asked()).toBe("The dog runs to space 12. The dog bites a pawn of Olena. Then you turn the disc."));
  expect(document.querySelectorAll(".bite")).toHaveLength(1);
});

test("team-4 is split step by step, with undo until it is confirmed", async () => {
  const { onmove } = sit();
  await fireEvent.click(card(/^team 4\./));
  expect(asked()).toBe("4 steps left. Which pawn goes next?");
  await choose('[data-offer="2:61"]');
  await choose('[data-way="3>0"]');
  expect(asked()).toBe("1 step left for this pawn.");
  expect(screen.queryByRole("button", { name: "Play" })).toBeNull();
  await fireEvent.keyDown(document.body, { key: "Backspace" });
  await fireEvent.keyUp(document.body, { key: "Backspace" });
  expect(asked()).toBe("4 steps left. Which pawn goes next?");
  await choose('[data-offer="2:61"]');
  await choose('[data-way="3>0"]');
  await choose('[data-way="1>6"]');
  await press("Play");
  expect(onmove).toHaveBeenCalledExactlyOnceWith(splits[3]);
});

test("Escape goes back step by step", async () => {
  sit();
  await fireEvent.click(card(/^swap\./));
  await touch("p0:5");
  await touch("wx>61");
  for (const text of ["With whom shall it change places?", "Which pawn shall go?", "Your turn: choose a card."]) {
    await fireEvent.keyDown(document.body, { key: "Escape" });
    await fireEvent.keyUp(document.body, { key: "Escape" });
    expect(asked()).toBe(text);
  }
});

test("in the exchange a card is chosen, then given", async () => {
  const hand = table().hand ?? [];
  const view = table({ phase: "give", turn: null, acting: [0, 1], given: [false, false, true, true], last: null });
  const { onmove } = sit({ view, legal: hand.map((card) => ({ do: "give", card })) });
  expect(asked()).toBe("Choose a card to give Omid, face down.");
  await fireEvent.click(card(/^swap\./));
  await press("Give");
  expect(onmove).toHaveBeenCalledExactlyOnceWith({ do: "give", card: "swap" });
  expect(screen.getByText("Omid has given a card.")).toBeTruthy();
});

test("both turns of the disc are shown before one is chosen", async () => {
  const preview = async (move: Move): Promise<Event[]> =>
    move.do === "turn" ? [{ event: "turned", seat: 0, way: move.way, moved: [{ owner: 0, from: 8, to: move.way === "left" ? 56 : 24 }] }] : [];
  const view = table({ phase: "turn", paws: [8], pawns: [[-1, 8, 20, 64], [-1, -1, 16, 28], [-1, -1, 40, 61], [-1, 12, 44, 66]] });
  const { onmove } = sit({ view, legal: [{ do: "turn", way: "left" }, { do: "turn", way: "right" }], preview });
  await press("Left");
  await waitFor(() => expect(asked()).toBe("To the left: Mariam → 56."));
  expect(document.querySelector<SVGElement>("[data-disc]")!.style.transform).toBe("rotate(-90deg)");
  await press("Right");
  await waitFor(() => expect(asked()).toBe("To the right: Mariam → 24."));
  expect(onmove).not.toHaveBeenCalled();
  await press("Right");
  expect(onmove).toHaveBeenCalledExactlyOnceWith({ do: "turn", way: "right" });
});

test("the dealer puts the dog on the disc", async () => {
  const view = table({ phase: "dog", dog: null, turn: null });
  const { onmove } = sit({ view, legal: [8, 9, 10].map((to) => ({ do: "dog", to })) });
  expect(lit()).toEqual(["d8", "d9", "d10"]);
  await touch("d9");
  await press("Place it here");
  expect(onmove).toHaveBeenCalledExactlyOnceWith({ do: "dog", to: 9 });
});

test("who can play nothing folds, or discards where they are two or three", async () => {
  const { onmove, rerender } = sit({ legal: [{ do: "fold" }] });
  await press("Show and discard");
  expect(onmove).toHaveBeenLastCalledWith({ do: "fold" });
  await rerender({ view: table({ phase: "discard" }), legal: [{ do: "discard", card: "swap" }] });
  await fireEvent.click(card(/^swap\./));
  await press("Discard");
  expect(onmove).toHaveBeenLastCalledWith({ do: "discard", card: "swap" });
});

test("what is said to confirm confirms; the card again lets go", async () => {
  const only = [step("blue_3", 5, 3, 8)];
  const { onmove } = sit({ legal: only });
  await fireEvent.click(card(/^blue 3\./));
  expect(asked()).toBe("Ready: press “Play” or the marked place.");
  await fireEvent.click(card(/^blue 3\./));
  expect(asked()).toBe("Your turn: choose a card.");
  expect(onmove).not.toHaveBeenCalled();
  await fireEvent.click(card(/^blue 3\./));
  await touch("w3>8");
  expect(onmove).toHaveBeenCalledExactlyOnceWith(only[0]);
});

test("no word of the board speaks of tapping: a desk has a mouse", async () => {
  const words = import.meta.glob<string>("./words/en.ftl", { query: "?raw", import: "default", eager: true });
  expect(Object.values(words)[0]).not.toMatch(/\btap/i);
});

test("one step back in a choice is Back, the last is Cancel", async () => {
  sit();
  await fireEvent.click(card(/^swap\./));
  expect(screen.getByRole("button", { name: "Cancel" })).toBeTruthy();
  await touch("p0:5");
  await press("Back");
  await press("Cancel");
  expect(asked()).toBe("Your turn: choose a card.");
});

/** A touch in the middle of a piece or place, where nothing is offered. */
function point(at: Place): Promise<boolean> {
  const square = document.querySelector<HTMLElement>(".square")!;
  square.getBoundingClientRect = () => ({ left: 0, top: 0, width: 2 * REACH }) as DOMRect;
  const [x, y] = pointOf(at.at, [0, 16, 32, 48][at.seat]!, turnOf(0));
  return fireEvent.click(square, { clientX: x + REACH, clientY: y + REACH });
}

test("who touches an opponent's pawn with a magnet is answered about that pawn", async () => {
  const magnets: Move[] = [5, 20].map((from) => ({ do: "magnet", card: "magnet", seat: 0, from, to: from === 5 ? 8 : 27 }));
  const { onmove } = sit({ view: table({ hand: ["magnet", "blue_3"] }), legal: magnets });
  await fireEvent.click(card(/^magnet\./));
  await point({ seat: 3, at: 44 });
  expect(onmove).toHaveBeenLastCalledWith({ do: "magnet", card: "magnet", seat: 3, from: 44, to: 0 });
  await point({ seat: 1, at: -1 });
  expect(onmove).toHaveBeenLastCalledWith({ do: "magnet", card: "magnet", seat: 1, from: -1, to: 0 });
});

test("who touches the piece that a magnet leads to has chosen it, and confirms it later", async () => {
  const magnets: Move[] = [5, 20].map((from) => ({ do: "magnet", card: "magnet", seat: 0, from, to: from === 5 ? 8 : 27 }));
  const { onmove } = sit({ view: table({ hand: ["magnet", "blue_3"] }), legal: magnets });
  await fireEvent.click(card(/^magnet\./));
  await point({ seat: 1, at: 28 });
  expect(onmove).not.toHaveBeenCalled();
  await press("Play");
  expect(onmove).toHaveBeenCalledExactlyOnceWith(magnets[1]);
});

test("who touches any pawn of the own pen has chosen one, and nothing is sent", async () => {
  const { onmove } = sit({ view: table({ pawns: [[-1, -1, -1, 5], [16], [40], [44]] }) });
  await fireEvent.click(card(/^start 1\/11\./));
  await point({ seat: 0, at: -1 });
  expect(onmove).not.toHaveBeenCalled();
  await press("Play");
  expect(onmove).toHaveBeenCalledExactlyOnceWith(legal[0]);
});

test("a swap asks for the own pawn first where several could go", async () => {
  const swaps: Move[] = [5, 20].map((at) => ({ do: "swap", card: "swap", own: [0, at], other: [1, 28] }));
  const { onmove } = sit({ legal: swaps });
  await fireEvent.click(card(/^swap\./));
  await point({ seat: 1, at: 28 });
  expect(screen.getByText("First choose which of your own pawns shall go.")).toBeTruthy();
  expect(onmove).not.toHaveBeenCalled();
});

test("a refusal marks what is in the way and the card", async () => {
  sit({ refused: { rule: "BD-12", why: "black-dog-origin-closed", data: { at: 16, owner: 1, card: "blue_3" } } });
  expect(document.querySelector('[data-bad="16"]')).toBeTruthy();
  expect(card(/^blue 3\..*This was refused/)).toBeTruthy();
});

test("players, partner, dealer, hands and who is out are told", () => {
  sit();
  const players = within(screen.getByRole("list", { name: "Players" })).getAllByRole("listitem");
  expect(players[2]!.textContent).toContain("Omid (yellow): 5 cards in hand, 0 pawns home. Your partner.");
  expect(players[3]!.textContent).toContain("Dealer. out this round");
  const pieces = within(screen.getByRole("list", { name: "Where the pieces are" })).getAllByRole("listitem");
  expect(pieces[0]!.textContent).toBe("Mariam (red): 1 in the pen, space 5, space 20, place 1 of the lane. The origin is space 0.");
  expect(pieces.at(-1)!.textContent).toBe("The dog: space 9.");
});

test("what happens is told and moves the pieces; out of turn nothing can be sent", async () => {
  const onsettled = vi.fn();
  const { rerender } = sit({ onsettled });
  const events: Event[] = [
    { event: "played", seat: 1, card: "blue_12", as: null },
    { event: "moved", seat: 1, owner: 1, from: 28, at: 40, steps: 12 },
    { event: "hit", seat: 1, owner: 2, at: 40 },
  ];
  const pawns = [[-1, 5, 20, 64], [-1, -1, 16, 40], [-1, -1, -1, 61], [-1, 12, 44, 66]];
  await rerender({ view: table({ pawns, last: "blue_12", acting: [2], turn: 2 }), legal: [], happened: { first: 9, events } });
  await waitFor(() => expect(said()).toContain("Hit! A pawn of Omid on space 40 goes back to the pen."));
  await hearOut();
  await tick();
  expect(onsettled).toHaveBeenCalled();
  expect(asked()).toBe("Omid is on turn.");
  expect(document.querySelector("[data-last]")!.getAttribute("data-last")).toBe("blue_12");
  await fireEvent.click(card(/^blue 3\./));
  expect(lit()).toEqual([]);
});

test("with all open every hand is shown; a spectator sees none", () => {
  sit({ open: [0, 1, 2, 3].map((seat) => table({ seat })), legal: [] });
  expect(document.querySelectorAll("[data-open]")).toHaveLength(20);
});
