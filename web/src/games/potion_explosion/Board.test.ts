import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { hearOut } from "../../testing/story";
import { speak } from "../../words/words.svelte";
import type { BoardProps } from "../board";
import Board from "./Board.svelte";
import { desk, drink, helps, legal, picks, put, table } from "./testing";
import type { Event as Told, Move, View } from "./vocabulary";

const NAMES = ["Mariam", "Sara", "Omid"];

beforeAll(() => speak("en"));

type Props = BoardProps<View, Move, Told>;

function sit(changes: Partial<Props> = {}) {
  const onmove = vi.fn<(move: Move) => void>();
  const props: Props = { view: table(), legal, names: NAMES, happened: null, refused: null, hint: null, sending: null, open: null, onmove, preview: async () => [], ...changes };
  return { onmove, props, ...render(Board, props) };
}

const one = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const spot = (key: string) => one(`[data-spot="${key}"]`);
const asked = () => one(".bar .status").textContent;
const said = () => one("[data-announcer]").textContent;
const press = (selector: string) => fireEvent.click(one(selector), { detail: 1 });
const keys = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].map((thing) => thing.dataset["spot"]);
const mouse = { pointerType: "mouse" };

/** A view in which the own hand, flask or shelf is so. */
const own = (more: Parameters<typeof desk>[0], rest: Parameters<typeof table>[0] = {}) =>
  table({ desks: [desk(more), desk({ flask: "BB" }), desk()], ...rest });

test("every marble has a name, and says what it takes", () => {
  sit();
  expect(screen.getByRole("button", { name: "Track 1, place 4, red dragon smoke; takes 6" })).toBe(spot("0:3"));
  expect(screen.getByRole("button", { name: "Track 1, place 9 behind the arch, blue unicorn tears" })).toBe(spot("0:8"));
  expect(screen.getByRole("group", { name: "Track 2, 5 hidden" })).toBeTruthy();
  expect(document.querySelectorAll('[data-spot][tabindex="0"]')).toHaveLength(1);
});

test("without previews a marble looked at shows itself alone, and says nothing of what it takes", async () => {
  sit({ preview: undefined } as unknown as Partial<Props>);
  expect(screen.getByRole("button", { name: "Track 1, place 4, red dragon smoke" })).toBe(spot("0:3"));
  await fireEvent.pointerEnter(spot("0:3"), mouse);
  expect(keys(".doomed")).toEqual(["0:3"]);
});

test("a look at what would explode is asked for once in a moment, so that the table knows", async () => {
  const preview = vi.fn<(move: Move) => Promise<Told[]>>(async () => []);
  sit({ preview });
  await fireEvent.pointerEnter(spot("0:3"), mouse);
  await fireEvent.pointerEnter(spot("0:4"), mouse);
  expect(preview).toHaveBeenCalledExactlyOnceWith({ do: "pick", track: 0, place: 3 });
});

test("a marble looked at shows just what would explode; a click takes it", async () => {
  const { onmove } = sit();
  expect(asked()).toBe("Your turn: take a marble from the dispenser.");
  await fireEvent.pointerEnter(spot("0:3"), mouse);
  expect(keys(".doomed").sort()).toEqual(["0:1", "0:2", "0:3", "0:4", "0:5", "0:6"]);
  expect(asked()).toBe("Takes 6 marbles!");
  await fireEvent.pointerDown(spot("0:3"), mouse);
  await fireEvent.click(spot("0:3"), { detail: 1 });
  expect(onmove).toHaveBeenCalledExactlyOnceWith({ do: "pick", track: 0, place: 3 });
});

const tap = async (selector: string) => {
  await fireEvent.pointerDown(one(selector), { pointerType: "touch" });
  await fireEvent.click(one(selector), { detail: 1 });
};

test("by touch the first tap shows and says so, the second takes", async () => {
  const { onmove } = sit();
  await tap('[data-spot="1:2"]');
  expect(keys(".doomed")).toHaveLength(3);
  expect(asked()).toBe("Takes 3 marbles! Tap again to take.");
  expect(onmove).not.toHaveBeenCalled();
  await tap('[data-spot="1:2"]');
  expect(onmove).toHaveBeenCalledExactlyOnceWith({ do: "pick", track: 1, place: 2 });
});

test("by touch little help and a potion say so too; nobody with a mouse is told to tap", async () => {
  const way = drink("wisdom-4a", "wisdom", { track: 0, place: 0 });
  const { onmove } = sit({ view: shelf("wisdom-4a"), legal: [way, ...helps] });
  await tap('[data-do="help"]');
  await tap('[data-spot="0:3"]');
  expect(asked()).toBe("Takes this marble for 2 points, without an explosion. Tap again to take.");
  await tap('[data-do="help"]');
  await tap('[data-potion="wisdom-4a"]');
  await tap('[data-spot="0:0"]');
  expect(asked()).toBe("Takes this marble, without an explosion. Tap again to take.");
  await fireEvent.pointerDown(document.body, mouse);
  await fireEvent.pointerEnter(spot("0:0"), mouse);
  expect(asked()).toBe("Takes this marble, without an explosion.");
  expect(onmove).not.toHaveBeenCalled();
});

test("by touch a new tile is looked at first, and says how to take it", async () => {
  const { onmove } = sit({ view: table({ phase: "refill" }), legal: [{ do: "tile", stack: 0 }] });
  await tap('[data-stack="0"]');
  expect(one(".caption").textContent).toMatch(/Tap again to take it\.$/);
  expect(onmove).not.toHaveBeenCalled();
  await tap('[data-stack="0"]');
  expect(onmove).toHaveBeenCalledExactlyOnceWith({ do: "tile", stack: 0 });
});

test("little help takes one marble without an explosion", async () => {
  const { onmove } = sit({ legal: helps });
  await press('[data-do="help"]');
  expect(asked()).toContain("for 2 points");
  await fireEvent.pointerEnter(spot("0:3"), mouse);
  expect(keys(".doomed")).toEqual(["0:3"]);
  await press('[data-spot="0:3"]');
  expect(onmove).toHaveBeenCalledExactlyOnceWith({ do: "help", track: 0, place: 3 });
});

test("what can't be is asked all the same, and the rules answer", async () => {
  const { onmove, rerender } = sit({ legal: [{ do: "end" }] });
  await press('[data-spot="2:0"]');
  expect(onmove).toHaveBeenCalledExactlyOnceWith({ do: "pick", track: 2, place: 0 });
  await rerender({ refused: { rule: "PE-9", why: "potion-explosion-picked-already", data: {} } });
  expect(keys(".bad")).toEqual(["2:0"]);
});

test("a marble in the fingers lights where it fits; the burner takes it", async () => {
  const moves: Move[] = [put("B", 1), { do: "to_flask", colour: "B" }];
  const { onmove } = sit({ view: own({ hand: "BRR" }), legal: moves });
  await press('[data-held="hand:B"]');
  expect(asked()).toBe("Where does the blue marble go: on a burner or into the flask?");
  expect(one("[data-burner].lit").dataset["burner"]).toBe("1");
  await press('[data-burner="1"]');
  expect(onmove).toHaveBeenCalledExactlyOnceWith(put("B", 1));
});

test("a marble that must be placed lights no flask; whoever insists is answered by the rules", async () => {
  const { onmove, rerender } = sit({ view: own({ hand: "BRR" }), legal: [put("B", 1), put("R", 0)] });
  await press('[data-held="hand:B"]');
  expect(asked()).toBe("Place the blue marble on its burner.");
  expect(one("[data-flask]").classList).not.toContain("lit");
  expect(document.querySelector('[data-do="to_flask"]')).toBeNull();
  await press('[data-into="flask"]');
  expect(onmove).toHaveBeenCalledExactlyOnceWith({ do: "to_flask", colour: "B" });
  await rerender({ refused: { rule: "PE-13", why: "potion-explosion-must-place", data: { colour: "B", burner: 1 } } });
  expect(one("[data-burner].bad").dataset["burner"]).toBe("1");
  expect(one("[data-held].bad").dataset["held"]).toBe("hand:B");
});

test("a marble in the fingers is told where it may go", async () => {
  const { rerender } = sit({ view: own({ hand: "R" }), legal: [put("R", 0), put("R", 1)] });
  await press('[data-held="hand:R"]');
  expect(asked()).toBe("Which burner is the red marble for?");
  await rerender({ view: own({ hand: "B", flask: "K" }), legal: [{ do: "to_flask", colour: "B" }, { do: "to_hand", colour: "K" }] });
  await press('[data-held="hand:B"]');
  expect(asked()).toBe("The blue marble fits no hole now: keep it in the flask.");
  await press('[data-held="flask:K"]');
  expect(asked()).toBe("The black marble fits no hole now. It may go into your hand.");
});

test("when there is less room than kinds, it says what is to be chosen", async () => {
  const kept: Move[] = [{ do: "to_flask", colour: "B" }, { do: "to_flask", colour: "K" }];
  const { rerender } = sit({ view: own({ hand: "BK", flask: "RR" }), legal: kept });
  expect(document.querySelector('[data-do="sweep"]')).toBeNull();
  expect(asked()).toBe("Your flask has room for one more: choose which marble to keep.");
  await rerender({ view: own({ hand: "BBK", flask: "R" }) });
  expect(asked()).toBe("Your flask has room for 2 more: choose which marbles to keep.");
  await rerender({ view: own({ hand: "BB", flask: "RR" }), legal: kept.slice(0, 1) });
  expect(one('[data-do="sweep"]').textContent).toBe("Keep the rest");
});

test("a marble goes into the flask, and out of it", async () => {
  const { onmove, rerender } = sit({ view: own({ hand: "B" }), legal: [{ do: "to_flask", colour: "B" }] });
  await press('[data-held="hand:B"]');
  await press('[data-into="flask"]');
  expect(onmove).toHaveBeenLastCalledWith({ do: "to_flask", colour: "B" });
  await rerender({ view: own({ flask: "B" }), legal: [{ do: "to_hand", colour: "B" }] });
  await press('[data-held="flask:B"]');
  await press('[data-do="to_hand"]');
  expect(onmove).toHaveBeenLastCalledWith({ do: "to_hand", colour: "B" });
});

test("all that fit are placed one after another, each after the answer to the one before", async () => {
  const { onmove, rerender } = sit({ view: own({ hand: "KKR" }), legal: [put("K", 1), put("R", 0)] });
  await press('[data-do="sweep"]');
  expect(onmove).toHaveBeenCalledExactlyOnceWith(put("K", 1));
  await rerender({ sending: put("K", 1) });
  await rerender({ sending: null });
  expect(onmove).toHaveBeenCalledTimes(1);
  await rerender({ view: own({ hand: "KR" }), legal: [put("R", 0)] });
  await tick();
  expect(onmove).toHaveBeenLastCalledWith(put("R", 0));
  await rerender({ view: own({ hand: "K" }), legal: [{ do: "end" }] });
  await tick();
  expect(onmove).toHaveBeenCalledTimes(2);
});

test("a refusal stops it", async () => {
  const { onmove, rerender } = sit({ view: own({ hand: "KKR" }), legal: [put("K", 1), put("R", 0)] });
  await press('[data-do="sweep"]');
  await rerender({ refused: { rule: "PE-13", why: "potion-explosion-no-hole", data: { colour: "K", burner: 1 } } });
  expect(one("[data-burner].bad").dataset["burner"]).toBe("1");
  await rerender({ view: own({ hand: "KR" }), legal: [put("R", 0)], refused: null });
  expect(onmove).toHaveBeenCalledTimes(1);
});

test("what was refused before does not stop it", async () => {
  const refused = { rule: "PE-9", why: "potion-explosion-must-pick", data: {} };
  const { onmove, rerender } = sit({ view: own({ hand: "KR" }), legal: [put("K", 1), put("R", 0)], refused });
  await press('[data-do="sweep"]');
  expect(onmove).toHaveBeenCalledExactlyOnceWith(put("K", 1));
  await rerender({ view: own({ hand: "R" }), legal: [put("R", 0)] });
  await tick();
  expect(onmove).toHaveBeenLastCalledWith(put("R", 0));
  await rerender({ refused: { ...refused } });
  await rerender({ view: own({ hand: "RK" }), legal: [put("K", 1)] });
  await tick();
  expect(onmove).toHaveBeenCalledTimes(2);
});

const shelf = (tile: string) => own({ potions: [{ tile, drunk: false }], flask: "B" });

test("a potion asks for what its effect needs: two neighbours", async () => {
  const ways = [0, 1].map((place) => drink("magnetic-4a", "magnetic", { track: 2, place }));
  const { onmove } = sit({ view: shelf("magnetic-4a"), legal: [...ways, ...picks] });
  await press('[data-potion="magnetic-4a"]');
  expect(asked()).toBe("Take two neighbours of different colours.");
  expect(keys("[data-spot].lit")).toEqual(["2:0", "2:1", "2:2"]);
  await press('[data-spot="2:1"]');
  expect(one('[data-do="drink"]').matches(":disabled")).toBe(true);
  await press('[data-spot="2:2"]');
  expect(asked()).toBe("2 marbles are chosen. Take them?");
  await press('[data-do="drink"]');
  expect(onmove).toHaveBeenCalledExactlyOnceWith(ways[1]);
});

test("a victim is chosen by name or by plate", async () => {
  const way = drink("blind_love-4a", "blind_love", { victim: 1 });
  const { onmove } = sit({ view: shelf("blind_love-4a"), legal: [way] });
  await press('[data-potion="blind_love-4a"]');
  await press('[data-victim="1"]');
  expect(onmove).toHaveBeenCalledExactlyOnceWith(way);
});

test("sands asks for the effect first; a step back leads there again", async () => {
  const ways = [drink("sands-4a", "wisdom", { track: 0, place: 0 }), drink("sands-4a", "abyssal", { tracks: [0] }), drink("sands-4a", "abyssal", { tracks: [0, 2] })];
  const { onmove } = sit({ view: shelf("sands-4a"), legal: ways });
  await press('[data-potion="sands-4a"]');
  expect(asked()).toBe("Sands of Time: which effect do you want again?");
  await press('[data-as="wisdom"]');
  await fireEvent.keyDown(document.body, { key: "Escape" });
  await fireEvent.keyUp(document.body, { key: "Escape" });
  await press('[data-as="abyssal"]');
  await press('[data-spot="0:0"]');
  await press('[data-spot="2:0"]');
  await press('[data-do="drink"]');
  expect(onmove).toHaveBeenCalledExactlyOnceWith(ways[2]);
});

test("a potion that could do nothing is answered by the rules", async () => {
  const { onmove } = sit({ view: shelf("wisdom-4a"), legal: [{ do: "end" }] });
  await press('[data-potion="wisdom-4a"]');
  expect(onmove).toHaveBeenCalledExactlyOnceWith(drink("wisdom-4a", "wisdom", { track: 0, place: 0 }));
});

test("a potion that nobody may drink now is looked at, or answered", async () => {
  const { onmove, rerender } = sit({ view: shelf("wisdom-4a"), legal: [] });
  await press('[data-potion="wisdom-4a"]');
  expect(one(".caption").textContent).toContain("Potion of Wisdom: take one of the front 8 marbles of any track.");
  await rerender({ view: own({ potions: [{ tile: "wisdom-4a", drunk: false }], flask: "B" }, { phase: "prism", prism: { flask: "B", put: 0 } }), legal: [{ do: "prism", colour: "B", burner: 0, hole: "R" }] });
  await press('[data-potion="wisdom-4a"]');
  expect(onmove).toHaveBeenCalledExactlyOnceWith(drink("wisdom-4a", "wisdom", { track: 0, place: 0 }));
  expect(document.querySelector('[data-do="cancel"]')).toBeNull();
});

test("in prismatic joy a marble of the flask goes on any hole", async () => {
  const ways = (["R", "Y"] as const).map((hole): Move => ({ do: "prism", colour: "B", burner: 0, hole }));
  const { onmove } = sit({ view: own({ flask: "B" }, { phase: "prism", prism: { flask: "B", put: 0 } }), legal: ways });
  await press('[data-held="flask:B"]');
  expect(asked()).toBe("Which hole is the blue marble for?");
  await fireEvent.click(screen.getByRole("button", { name: "Burner 1: yellow" }));
  expect(onmove).toHaveBeenCalledExactlyOnceWith(ways[1]);
});

test("starters and new tiles are taken with a click", async () => {
  const starters = ["sands-4a", "wisdom-4a"];
  const tracks = Array.from({ length: 5 }, () => ({ marbles: "", hidden: 0 }));
  const { onmove, rerender } = sit({ view: table({ phase: "draft", starters, tracks }), legal: starters.map((tile) => ({ do: "starter", tile })) });
  await press('[data-starter="wisdom-4a"]');
  expect(onmove).toHaveBeenLastCalledWith({ do: "starter", tile: "wisdom-4a" });
  await rerender({ view: table({ phase: "refill" }), legal: [0, 1, 2, 4].map((stack) => ({ do: "tile", stack })) });
  await press('[data-stack="4"]');
  expect(onmove).toHaveBeenLastCalledWith({ do: "tile", stack: 4 });
  expect(screen.getByRole("img", { name: "Stack 4: empty" })).toBeTruthy();
});

test("the last move can be taken back, with the button or the key", async () => {
  const undo = vi.fn();
  const { rerender } = sit({ undo });
  await press('[data-do="undo"]');
  await fireEvent.keyDown(document.body, { key: "z", code: "KeyZ" });
  await fireEvent.keyUp(document.body, { key: "z", code: "KeyZ" });
  expect(undo).toHaveBeenCalledTimes(2);
  await rerender({ undo: null });
  expect(document.querySelector('[data-do="undo"]')).toBeNull();
});

test("what happens is said aloud and ends as the view says", async () => {
  const onsettled = vi.fn();
  const { rerender } = sit({ view: table({ acting: [1], turn: 1 }), legal: [], onsettled });
  expect(asked()).toBe("It is Sara’s turn.");
  const events: Told[] = [
    { event: "picked", seat: 1, track: 1, place: 2, colour: "Y" },
    { event: "exploded", seat: 1, track: 1, place: 1, colour: "Y", count: 2 },
  ];
  const tracks = [{ marbles: "RKYRYYKBB", hidden: 7 }, { marbles: "RKBRKB", hidden: 0 }];
  await rerender({ view: table({ tracks, acting: [1], turn: 1 }), happened: { first: 3, events } });
  await waitFor(() => expect(said()).toContain("Explosion! 2 yellow marbles collide on track 2."));
  await hearOut();
  await tick();
  expect(onsettled).toHaveBeenCalled();
  expect(document.querySelectorAll('[data-track="1"] [data-spot]')).toHaveLength(6);
});

test("players, tokens and stacks are told", () => {
  sit();
  const players = within(screen.getByRole("list", { name: "Players" })).getAllByRole("listitem");
  const about = players[0]!.textContent;
  expect(about).toContain("Sara: 0 points, potions 0, skill tokens 0, help tokens 0. Burner 1: Potion of Wisdom (4), 5 points. Still missing: 2 red, 2 yellow.");
  expect(about).toContain("In the flask: 2 blue.");
  expect(one('[data-stack="0"]').textContent).toContain("Stack 1, 9 tiles. On top: Sands of Time (7), 9 points.");
});

test("the last turns are called so", () => {
  sit({ view: table({ ending: 2 }) });
  expect(asked()).toBe("These are the last turns. Your turn: take a marble from the dispenser.");
});

test("another's desk opens as a sheet, and closes with a tap beside it or Escape", async () => {
  sit({ view: table({ acting: [1], turn: 1 }), legal: [] });
  const open = () => document.querySelector("dialog [data-desk]");
  for (const close of [
    () => fireEvent.click(one("dialog")),
    () => fireEvent(one("dialog"), new Event("cancel", { cancelable: true })),
    () => fireEvent.click(screen.getByRole("button", { name: "Close" })),
  ]) {
    one('[data-plate="1"] .desk').style.display = "none"; // as on a phone
    await press('[data-plate="1"] button');
    expect(open()?.getAttribute("data-desk")).toBe("1");
    expect(screen.getByRole("dialog", { name: "Sara" }).textContent).toContain("In the flask: 2 blue.");
    await close();
    expect(open()).toBeNull();
  }
  one('[data-plate="1"] .desk').style.display = "block"; // it is seen beside the name
  await press('[data-plate="1"] button');
  expect(open()).toBeNull();
});

test("a spectator sees every desk, and has nothing to press", () => {
  sit({ view: table({ seat: null }), legal: [] });
  const desks = within(screen.getByRole("region", { name: "Everybody’s desks" })).getAllByRole("article");
  expect(desks.map((one) => one.querySelector("h3")!.textContent)).toEqual(NAMES);
  expect(desks[1]!.querySelectorAll(".flask .marble")).toHaveLength(2);
  expect(screen.queryByRole("region", { name: "Your desk" })).toBeNull();
  expect(document.querySelector("[data-do]")).toBeNull();
});

test("in Persian the marbles are counted in Persian digits", async () => {
  await speak("fa");
  sit();
  expect(spot("0:3").getAttribute("aria-label")).toContain("ردیف ۱، جای ۴، قرمز، دود اژدها؛ ۶ گوی می‌گیرد");
  expect(one(".dispenser").dir).toBe("ltr");
  await speak("en");
});

test("the tokens, looked at, say what they are and which kinds are left out", async () => {
  sit();
  const text = "Skill tokens in the countdown stack: 5, in the bank: 10. Help tokens left: 21. Not in this game: Balm of Uttermost Stickiness, Filter of Lavamancing.";
  await fireEvent.click(screen.getByRole("button", { name: text }));
  expect(one(".caption").textContent).toBe(text);
  await fireEvent.pointerDown(spot("0:3"), { pointerType: "touch" });
  expect(document.querySelector(".caption")).toBeNull();
});

test("the draft says which kinds are left out", () => {
  sit({ view: table({ phase: "draft", starters: ["wisdom-4a", "abyssal-4b"], tracks: Array.from({ length: 5 }, () => ({ marbles: "", hidden: 0 })) }), legal: [] });
  expect(screen.getByText("Not in this game: Balm of Uttermost Stickiness, Filter of Lavamancing.")).toBeTruthy();
});
