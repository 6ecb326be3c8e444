import { render } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import data from "../../../../engine/src/korsi/games/saboteur_duel/data.json";
import { draw } from "../../testing/draw";
import { expectWords, marksOn } from "../../testing/explained";
import { speak } from "../../words/words.svelte";
import Board from "./Board.svelte";
import { TOOLS } from "./cards";
import { explain } from "./explain";
import { duel, laid, lay, legal } from "./testing";
import type { Move } from "./vocabulary";

const NAMES = ["Mariam", "Sara"];
const view = duel({
  maze: [...duel().maze, laid([5, 4], "P_X_TROLL", { counter: "green" }), laid([5, 3], "P_X_DOOR_B", { key: "green" }), laid([9, 9], "G_LT_2", { counter: "blue" })],
  bribes: [1, 0],
});
const props = { view, legal, names: NAMES, happened: null, refused: null, hint: null, sending: null, open: null };
const all = [...data.start, ...data.path, ...data.action, ...data.goal].map(({ id }) => id);

test("every card, tool and counter has words in three languages, and its rule", async () => {
  const things = [
    ...all.map((card) => `card:${card}`),
    ...[...view.maze, ...view.goals].map(({ at }) => `at:${at.join()}`),
    ...["at:0,-1", "round", "pile", "discard", "counters", "keys", "progress"],
    ...["nuggets", "cards", "bribes", "dwarf"].map((what) => `${what}:0`),
    ...TOOLS.flatMap((tool) => [`tool:0:${tool}`, `tool:1:${tool}`]),
  ];
  await expectWords("saboteur-duel", explain, { view, names: NAMES }, things);
});

test("whatever lies on the board can be explained", async () => {
  await speak("en");
  render(Board, { ...props, onmove: vi.fn() });
  const marks = marksOn();
  for (const mark of marks) expect(explain(mark, { view, names: NAMES }), mark).not.toBeNull();
  for (const card of view.hand!) expect(marks).toContain(`card:${card}`);
  for (const { at } of [...view.maze, ...view.goals]) expect(marks).toContain(`at:${at.join()}`);
  const kinds = new Set(marks.map((mark) => mark.split(":")[0]));
  for (const kind of ["dwarf", "nuggets", "cards", "bribes", "tool", "round", "pile", "discard", "counters", "keys"]) expect(kinds, kind).toContain(kind);
});

test("a card with several things on it is explained by each of them", async () => {
  await speak("en");
  const about = (thing: string) => explain(thing, { view, names: NAMES })!;
  expect(about("at:4,4")).toMatchObject({ rule: "SD-16", text: expect.stringContaining("bribes it") as string });
  expect(about("at:5,4").text).toContain("has been bribed");
  expect(about("at:5,3").text).toContain("unlocked");
  expect(about("tool:1:lantern").text).toContain("Broken");
  expect(about("card:A_MAP").rule).toBe("SD-24");
});

const one = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const held = (card: string) => one(`.hand [data-card="${card}"]`);

test("a card is drawn onto the place where it fits; where it fits both ways, it is shown first", async () => {
  const onmove = vi.fn<(move: Move) => void>();
  render(Board, { ...props, onmove });
  await draw(held("P_LT"), () => one('[data-at="4,3"]'));
  expect(onmove).toHaveBeenCalledExactlyOnceWith(lay("P_LT", [4, 3], true));
  onmove.mockClear();
  await draw(held("P_LT"), () => one('[data-at="3,3"]'));
  expect(onmove).not.toHaveBeenCalled();
  expect(document.querySelector('[data-at="3,3"].shown')).not.toBeNull();
});

test("a map is drawn to a goal, a sabotage to the opponent, a card to the discarded ones; elsewhere it returns", async () => {
  const onmove = vi.fn<(move: Move) => void>();
  render(Board, { ...props, onmove });
  await draw(held("A_MAP"), () => one('[data-at="6,5"]'));
  expect(onmove).toHaveBeenLastCalledWith({ do: "map", at: [6, 5] });
  await draw(held("A_BREAK_CART"), () => one('[data-dwarf="1"]'));
  expect(onmove).toHaveBeenLastCalledWith({ do: "sabotage", card: "A_BREAK_CART" });
  expect(onmove).toHaveBeenCalledTimes(2);
  await draw(held("A_BREAK_CART"), () => one(".bar"));
  expect(document.querySelector(".hand .chosen")).toBeNull();
  await draw(held("P_H"), () => one("[data-discard]"));
  expect(held("P_H").className).toContain("given");
  expect(onmove).toHaveBeenCalledTimes(2);
});
