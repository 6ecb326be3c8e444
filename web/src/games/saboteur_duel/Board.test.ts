import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { say, speak } from "../../words/words.svelte";
import type { BoardProps } from "../board";
import Board from "./Board.svelte";
import { aloud } from "./status";
import { duel, lay, laid, legal, watched } from "./testing";
import type { Event, Move, RoundEnded, View } from "./vocabulary";

const NAMES = ["Mariam", "Sara"];

beforeAll(() => speak("en"));

type Props = BoardProps<View, Move, Event>;

function sit(changes: Partial<Props> = {}) {
  const onmove = vi.fn<(move: Move) => void>();
  const props: Props = {
    view: duel(),
    legal,
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

const hand = () => screen.getByRole("toolbar", { name: "Your hand" });
const card = (name: RegExp) => within(hand()).getByRole("button", { name });
const place = (column: number, row: number) => screen.getByRole("button", { name: new RegExp(`^Column ${column}, row ${row}:`) });
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole("button", { name }));
const asked = () => document.querySelector(".bar .status")?.textContent;
const said = () => document.querySelector("[data-announcer]")?.textContent ?? "";
const lit = () => [...document.querySelectorAll<HTMLElement>(".cell.lit")].map((cell) => cell.dataset["at"]);

test("choosing a card lights the places where it fits, and tells how", async () => {
  sit();
  await fireEvent.click(card(/^turn north–west\./));
  expect(lit()).toEqual(["3,3", "4,3"]);
  expect(asked()).toBe("It fits in 2 places. Choose one.");
  expect(said()).toBe("It fits in 2 places. Choose one.");
  expect(place(3, 3).getAttribute("aria-label")).toBe("Column 3, row 3: empty. The card fits here both ways round.");
  expect(place(4, 3).getAttribute("aria-label")).toContain("fits here if you turn it round");
});

test("a place is chosen to preview, and again to lay", async () => {
  const { onmove } = sit();
  await fireEvent.click(card(/^turn north–west\./));
  await fireEvent.click(place(3, 3));
  expect(onmove).not.toHaveBeenCalled();
  expect(place(3, 3).getAttribute("aria-pressed")).toBe("true");
  expect(asked()).toBe("Choose the place again to lay the card.");
  await fireEvent.click(place(3, 3));
  expect(onmove).toHaveBeenCalledExactlyOnceWith(lay("P_LT", [3, 3]));
});

test("a card that only fits turned is turned by itself; the button confirms", async () => {
  const { onmove } = sit();
  await fireEvent.click(card(/^turn north–west\./));
  await fireEvent.click(place(4, 3));
  await press("Lay it");
  expect(onmove).toHaveBeenCalledExactlyOnceWith(lay("P_LT", [4, 3], true));
});

test("R turns the card, Escape cancels step by step", async () => {
  const { onmove } = sit();
  await fireEvent.click(card(/^turn north–west\./));
  await fireEvent.click(place(3, 3));
  await fireEvent.keyDown(document.body, { key: "r", code: "KeyR" });
  await fireEvent.keyUp(document.body, { key: "r", code: "KeyR" });
  expect(card(/^turn east–south\. Chosen\. Turned round\./)).toBeTruthy();
  await fireEvent.keyDown(document.body, { key: "Escape" });
  await fireEvent.keyUp(document.body, { key: "Escape" });
  expect(place(3, 3).getAttribute("aria-pressed")).toBe("false");
  await fireEvent.click(place(3, 3));
  await fireEvent.click(place(3, 3));
  expect(onmove).toHaveBeenCalledExactlyOnceWith(lay("P_LT", [3, 3], true));
  await fireEvent.keyDown(document.body, { key: "Escape" });
  await fireEvent.keyUp(document.body, { key: "Escape" });
  await fireEvent.keyDown(document.body, { key: "Escape" });
  await fireEvent.keyUp(document.body, { key: "Escape" });
  expect(lit()).toEqual(["4,4"]); // the troll
});

test("R is left to the page while nothing can be turned", () => {
  sit();
  const event = new KeyboardEvent("keydown", { key: "r", code: "KeyR", bubbles: true, cancelable: true });
  document.body.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});

test("who insists on an unlit place is answered by the rules", async () => {
  const { onmove } = sit();
  await fireEvent.click(card(/^tunnel east–west\./));
  await fireEvent.click(document.querySelector('[data-at="2,4"]')!);
  expect(onmove).toHaveBeenCalledExactlyOnceWith(lay("P_H", [2, 4]));
});

test("out of turn nothing is sent", async () => {
  const { onmove } = sit({ legal: [], view: duel({ acting: [1] }) });
  expect(screen.getByText("It is Sara’s turn.")).toBeTruthy();
  await fireEvent.click(card(/^tunnel east–west\./));
  await fireEvent.click(document.querySelector('[data-at="2,4"]')!);
  expect(onmove).not.toHaveBeenCalled();
});

test("a refusal marks what is in the way, with its side, and what was tried", async () => {
  const { rerender } = sit();
  await fireEvent.click(card(/^tunnel east–west\./));
  await fireEvent.click(document.querySelector('[data-at="2,3"]')!);
  await rerender({ refused: { rule: "SD-10", why: "saboteur-duel-wall-to-open", data: { at: [2, 4], side: "S" } } });
  const bad = document.querySelector('[data-at="2,4"]')!;
  expect(bad.classList.contains("bad")).toBe(true);
  expect(bad.querySelector(".side.N")).toBeTruthy();
  expect(bad.getAttribute("aria-label")).toContain("This is in the way (north).");
  expect(document.querySelector('[data-at="2,3"]')!.getAttribute("aria-label")).toContain("This was refused.");
  expect(card(/^tunnel east–west\..*This was refused/)).toBeTruthy();
});

test("a map looks at the chosen goal", async () => {
  const { onmove } = sit();
  await fireEvent.click(card(/^map\./));
  expect(asked()).toBe("Which goal do you want to look at?");
  await fireEvent.click(place(6, 5));
  await press("Look");
  expect(onmove).toHaveBeenCalledExactlyOnceWith({ do: "map", at: [6, 5] });
});

test("sabotage goes to the other dwarf, by a button or by choosing the dwarf", async () => {
  const { onmove } = sit();
  await fireEvent.click(card(/^sabotage: cart\./));
  await press("Break: cart");
  expect(onmove).toHaveBeenLastCalledWith({ do: "sabotage", card: "A_BREAK_CART" });
  await press("Sara: Break: cart");
  expect(onmove).toHaveBeenCalledTimes(2);
});

test("a double repair asks for the tool", async () => {
  const moves = (["cart", "lantern"] as const).map((tool): Move => ({ do: "repair", card: "A_FIX_CART_LANTERN", tool }));
  const { onmove } = sit({ legal: moves, view: duel({ hand: ["A_FIX_CART_LANTERN"], before: [["cart", "lantern"], []] }) });
  expect(screen.getByText(/You can’t lay path cards while something of yours is broken: cart, lantern/)).toBeTruthy();
  await fireEvent.click(card(/^repair: cart \/ lantern\./));
  await press("Repair: lantern");
  expect(onmove).toHaveBeenCalledExactlyOnceWith(moves[1]);
});

test("one or two cards are discarded, or clear a tool", async () => {
  const clear: Move = { do: "clear", cards: ["A_MAP", "P_H"], tool: "lantern" };
  const { onmove } = sit({ legal: [...legal, clear] });
  await press("Discard …");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Discard" }).disabled).toBe(true);
  await fireEvent.click(card(/^map\./));
  await fireEvent.click(card(/^tunnel east–west\./));
  expect(asked()).toBe("You discard 2 cards and draw new ones. If you repair a tool with them, you draw only one.");
  await press("Discard");
  expect(onmove).toHaveBeenLastCalledWith({ do: "pass", cards: ["A_MAP", "P_H"] });
  await press("Repair: lantern");
  expect(onmove).toHaveBeenLastCalledWith(clear);
  await fireEvent.keyDown(document.body, { key: "Escape" });
  await fireEvent.keyUp(document.body, { key: "Escape" });
  expect(screen.getByRole("button", { name: "Discard …" })).toBeTruthy();
});

test("a card that can't be played can be discarded at once", async () => {
  const { onmove } = sit({ legal: legal.filter((move) => !("card" in move) || move.card !== "P_H") });
  await fireEvent.click(card(/^tunnel east–west\./));
  expect(asked()).toBe("It doesn’t fit anywhere now. Choose a place to see why, or discard it.");
  await press("Discard …");
  expect(card(/^tunnel east–west\. Will be discarded\./)).toBeTruthy();
  await press("Discard");
  expect(onmove).toHaveBeenCalledExactlyOnceWith({ do: "pass", cards: ["P_H"] });
});

test.each([
  ["A_BREAK_CART", /^sabotage: cart\./, "Your opponent’s cart is already broken. You can discard this card."],
  ["A_FIX_CART_LANTERN", /^repair: cart/, "It has nothing to repair: cart, lantern. You can discard it."],
  ["A_KEY", /^key\./, "There is no closed door of the other colour. You can discard this card."],
  ["A_ROCKFALL", /^rockfall\./, "There is no card that a rockfall could remove. You can discard this card."],
])("%s without a target says why, and can be discarded", async (held, name, why) => {
  sit({ legal: [{ do: "pass", cards: [held] }], view: duel({ hand: [held] }) });
  await fireEvent.click(card(name));
  expect(asked()).toBe(why);
  expect(screen.getByRole("button", { name: "Discard …" })).toBeTruthy();
});

test("while a tool is broken a path card says so", async () => {
  sit({ legal: [{ do: "pass", cards: ["P_H"] }], view: duel({ hand: ["P_H"], before: [["cart"], []] }) });
  await fireEvent.click(card(/^tunnel east–west\./));
  expect(asked()).toBe("No path cards while something of yours is broken: cart. You can discard it.");
});

test("no text asks for a tap or a click: what is chosen may be under a finger, a mouse or the keyboard", async () => {
  for (const language of ["en", "fa", "uk"] as const) {
    await speak(language);
    for (const key of ["lay", "lay-there", "again", "nowhere", "previewed", "bribe-this"]) {
      expect(say(`saboteur-duel-board-${key}`, { count: 2 })).not.toMatch(/\btap|click|لمس|کلیک|بزنید|торкн|натисн|клац/i);
    }
  }
  await speak("en");
});

const trolls: Move[] = [{ do: "bribe", at: [4, 4] }, { do: "bribe", at: [2, 6] }, { do: "end" }];
const bribing = () => duel({ phase: "bribe", maze: [...duel().maze, laid([2, 6], "P_X_TROLL")] });

test("two trolls are called by their numbers, which stand in the maze too", async () => {
  const { onmove } = sit({ legal: trolls, view: bribing() });
  const first = screen.getByRole("button", { name: "Column 2, row 6: Bribe troll 1" });
  expect(first.textContent).toBe("Bribe troll 1");
  expect(document.querySelector('[data-at="2,6"] .number')!.textContent).toBe("1");
  expect(document.querySelector('[data-at="4,4"] .number')!.textContent).toBe("2");
  await fireEvent.pointerEnter(first);
  expect(document.querySelector('[data-at="2,6"]')!.classList.contains("pointed")).toBe(true);
  await press("Column 4, row 4: Bribe troll 2");
  await press("Bribe the troll");
  expect(onmove).toHaveBeenCalledExactlyOnceWith({ do: "bribe", at: [4, 4] });
});

test("a single troll needs no number", () => {
  sit({ legal: [{ do: "bribe", at: [4, 4] }, { do: "end" }], view: duel({ phase: "bribe" }) });
  expect(screen.getByRole("button", { name: "Bribe the troll" })).toBeTruthy();
  expect(document.querySelector(".number")).toBeNull();
});

test("turns end by themselves for who wishes it, and it can be switched off again", async () => {
  const { onmove, rerender } = sit({ legal: trolls, view: bribing() });
  expect(onmove).not.toHaveBeenCalled(); // off unless chosen
  await fireEvent.click(screen.getByRole("checkbox", { name: "End my turns automatically" }));
  expect(onmove).toHaveBeenCalledExactlyOnceWith({ do: "end" });
  expect(localStorage.getItem("korsi-duel-ends")).toBe("yes");
  await rerender({ legal, view: duel() }); // an action comes first, whatever trolls there are
  expect(onmove).toHaveBeenCalledOnce();
  await rerender({ legal: trolls, view: bribing() });
  expect(onmove).toHaveBeenCalledTimes(2);
  await rerender({ legal: trolls, sending: { do: "end" } });
  expect(document.querySelector(".bar.asked")).toBeNull(); // nobody has to answer
  await rerender({ legal: trolls, sending: null }); // once for each turn
  expect(onmove).toHaveBeenCalledTimes(2);
  expect(document.querySelector(".bar.asked")).toBeTruthy();
  await rerender({ legal, view: duel() });
  const toggle = screen.getByRole("button", { name: "End my turns automatically", pressed: true });
  await fireEvent.click(toggle);
  await rerender({ legal: trolls, view: bribing() });
  expect(onmove).toHaveBeenCalledTimes(2);
  expect(localStorage.getItem("korsi-duel-ends")).toBeNull();
});

test("who watches has no turns to end", () => {
  sit({ legal: [], view: watched() });
  expect(screen.queryByRole("button", { name: "End my turns automatically" })).toBeNull();
});

test("after the action no card is taken up: trolls and the end of the turn are what is left", async () => {
  sit({ legal: trolls, view: bribing() });
  await fireEvent.click(card(/^tunnel east–west\./));
  expect(hand().querySelector("[aria-pressed=true]")).toBeNull();
  expect(asked()).toBe("Bribe a troll, or end your turn.");
});

test("a sabotage card and a place of the maze: the place is only looked at", async () => {
  const { onmove } = sit();
  await fireEvent.click(card(/^sabotage: cart\./));
  await fireEvent.click(document.querySelector('[data-at="2,4"]')!);
  expect(onmove).not.toHaveBeenCalled();
  expect(document.querySelector(".caption")!.textContent).toContain("Column 2, row 4: tunnel");
});

test("the end of a round is told with everybody's name at their numbers", async () => {
  const ended: RoundEnded = { event: "round-ended", round: 1, why: "cards", nuggets: [1, 0], paid: [0, 0], totals: [1, 5] };
  const tales = { en: "Mariam 1, Sara 0. Total: Mariam 1, Sara 5.", fa: "Mariam", uk: "Mariam 1, Sara 0. Разом: Mariam 1, Sara 5." };
  for (const [language, tale] of Object.entries(tales)) {
    await speak(language as "en");
    expect(aloud(ended, NAMES, null)).toContain(tale);
  }
  await speak("fa");
  expect(aloud(ended, ["مریم", "سارا"], null)).toContain("مریم ۱، سارا ۰. مجموع: مریم ۱، سارا ۵.");
  await speak("en");
});

test("a troll is chosen and chosen again to bribe it; the turn is ended", async () => {
  const { onmove } = sit({ legal: [{ do: "bribe", at: [4, 4] }, { do: "end" }], view: duel({ phase: "bribe" }) });
  expect(screen.getByText("Bribe a troll, or end your turn.")).toBeTruthy();
  const troll = document.querySelector('[data-at="4,4"]')!;
  await fireEvent.click(troll);
  expect(onmove).not.toHaveBeenCalled();
  await fireEvent.click(troll);
  expect(onmove).toHaveBeenLastCalledWith({ do: "bribe", at: [4, 4] });
  await fireEvent.keyDown(document.body, { key: "Escape" });
  await fireEvent.keyUp(document.body, { key: "Escape" });
  await press("End turn");
  expect(onmove).toHaveBeenLastCalledWith({ do: "end" });
});

test("a goal is shown both ways round, to choose from", async () => {
  const moves = [false, true].map((turned): Move => ({ do: "orient", at: [6, 5], turned }));
  const view = duel({ phase: "orient", waiting: { at: [6, 5], card: "G_TS_3_G" }, goals: [] });
  const { onmove } = sit({ view, legal: moves });
  expect(screen.getByText("Choose which way round the goal goes.")).toBeTruthy();
  await press("Turned round");
  expect(onmove).not.toHaveBeenCalled();
  await press("Place it this way");
  expect(onmove).toHaveBeenCalledExactlyOnceWith(moves[1]);
});

test("only who has looked sees a goal's face", () => {
  const { container } = sit();
  expect(container.querySelector('[data-at="6,1"]')!.getAttribute("aria-label")).toContain("only you know: turn north–west, 2 nuggets");
  expect(container.querySelector('[data-at="6,1"] .peek')).toBeTruthy();
  expect(container.querySelector('[data-at="6,3"]')!.getAttribute("aria-label")).toBe("Column 6, row 3: goal, face down, blue has looked.");
  expect(container.querySelector('[data-at="6,3"] .peek')).toBeNull();
});

test("dwarves tell their gold, cards and broken tools", () => {
  sit();
  const dwarves = within(screen.getByRole("list", { name: "Dwarves" })).getAllByRole("listitem");
  expect(dwarves[0]!.textContent).toMatch(/Mariam, the green dwarf: 3 nuggets, 1 more this round, 4 cards in hand\.\s+This is you\.\s+To move\./);
  expect(dwarves[1]!.textContent).toMatch(/Sara, the blue dwarf: 2 nuggets.*Broken: lantern\./s);
});

test("the discard can be looked through", async () => {
  sit();
  HTMLDialogElement.prototype.showModal ??= () => undefined;
  await press("3 cards discarded");
  expect(screen.getByText("tunnel east–west × 2")).toBeTruthy();
});

test("arrows move in the maze; Enter touches", async () => {
  const { onmove } = sit();
  await fireEvent.click(card(/^tunnel east–west\./));
  const start = document.querySelector<HTMLElement>('[data-at="1,4"]')!;
  start.focus();
  await fireEvent.keyDown(start, { key: "ArrowRight" });
  expect(document.activeElement?.getAttribute("data-at")).toBe("2,4");
  await fireEvent.keyDown(document.activeElement!, { key: "Enter" });
  expect(onmove).toHaveBeenCalledExactlyOnceWith(lay("P_H", [2, 4]));
});

test("with the keyboard a chosen card leads to the first place where it fits", async () => {
  sit();
  card(/^turn north–west\./).focus();
  await fireEvent.click(card(/^turn north–west\./), { detail: 0 });
  await waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toMatch(/^Column 3, row 3/));
  await fireEvent.keyDown(document.activeElement!, { key: "Escape" });
  expect(hand().contains(document.activeElement)).toBe(true);
});

const next = duel({
  acting: [1],
  maze: [...duel().maze, laid([3, 3], "P_LT")],
  hand: ["A_BREAK_CART", "A_MAP", "P_H", "P_V"],
});
const events: Event[] = [
  { event: "laid", seat: 0, card: "P_LT", at: [3, 3], turned: false },
  { event: "drew", seat: 0, count: 1 },
  { event: "drawn", to: [0], cards: ["P_V"] },
];

test("what happened is said aloud, unless the page does", async () => {
  const { rerender } = sit();
  await rerender({ view: next, legal: [], happened: { first: 3, events } });
  await waitFor(() => expect(said()).toContain("You dig at column 3, row 3: north–west turn."));
  expect(said()).toContain("You draw: north–south tunnel.");
  const other = sit({ silent: true });
  await other.rerender({ view: next, legal: [], happened: { first: 3, events } });
  expect([...document.querySelectorAll("[data-announcer]")].at(-1)!.textContent).toBe("");
});

test("the story can be cut by any key, and what was selected is done", async () => {
  const onsettled = vi.fn();
  const { rerender } = sit({ onsettled });
  await fireEvent.click(card(/^turn north–west\./));
  await rerender({ view: next, legal: [], happened: { first: 3, events } });
  await tick();
  await fireEvent.keyDown(document.body, { key: "F9" });
  await fireEvent.keyUp(document.body, { key: "F9" });
  expect(onsettled).toHaveBeenCalledOnce();
  expect(document.querySelector('[data-at="3,3"] [data-piece]')).toBeTruthy();
  expect(hand().querySelector("[aria-pressed=true]")).toBeNull();
});

test("a hint shows the card and its place", () => {
  sit({ hint: lay("P_LT", [4, 3], true) });
  expect(card(/^turn north–west\..*Suggested/)).toBeTruthy();
  expect(document.querySelector('[data-at="4,3"]')!.getAttribute("aria-label")).toContain("Suggested.");
});

test("with all open every hand is shown, and nobody's may be played", () => {
  const open = [duel(), duel({ seat: 1, hand: ["P_V"] })];
  sit({ view: watched(), legal: [], open, silent: true });
  expect(screen.queryByRole("toolbar", { name: "Your hand" })).toBeNull();
  expect(within(screen.getByRole("region", { name: "Open hands" })).getAllByRole("listitem")).toHaveLength(5);
});

test("alone, the way to 25 nuggets is shown and the result kept", () => {
  const view = duel({ seats: 1, colours: ["green"], phase: "over", acting: [], nuggets: [21], claimed: [0], cards: [0], before: [[]], bribes: [0], routes: [[]] });
  sit({ view, legal: [], names: ["Mariam"] });
  expect(screen.getByText("21 nuggets: a nose for gold!")).toBeTruthy();
  expect(screen.getByText(/^21 of 25 nuggets/)).toBeTruthy();
  expect(JSON.parse(localStorage.getItem("korsi-duel-solo")!)).toMatchObject([{ total: 21 }]);
});

test("Persian keeps the maze as it is", async () => {
  await speak("fa");
  const { container } = sit();
  expect(container.querySelector(".window")!.getAttribute("dir")).toBe("ltr");
  expect(screen.getByText(/^دور ۱ از ۳/)).toBeTruthy();
  await speak("en");
});
