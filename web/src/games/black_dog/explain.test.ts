import { render } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import { draw } from "../../testing/draw";
import { expectWords, marksOn } from "../../testing/explained";
import { speak } from "../../words/words.svelte";
import Board from "./Board.svelte";
import { kinds } from "./cards";
import { explain } from "./explain";
import { spaces } from "./places";
import { legal, table } from "./testing";
import type { Move } from "./vocabulary";

const NAMES = ["Mariam", "Sara", "Taras", "Kaveh"];
const view = table();
const alone = table({ sides: [[0], [1], [2], [3]], options: { bites: "landing", dealer: "random" }, last: null });
const props = { names: NAMES, happened: null, refused: null, hint: null, sending: null, open: null, onmove: vi.fn() };

const things = [
  ...kinds.map((card) => `card:${card}`),
  ...spaces.map((at) => `space:${at}`),
  ...[-1, 5, 0, 64].map((at) => `pawn:0:${at}`),
  ...["lane", "pen", "cards", "home", "player"].map((what) => `${what}:2`),
  ...["back", "dog", "disc", "deck", "last", "round", "dealer"],
];

test("every card, piece and place has words in three languages, and its rule", async () => {
  await expectWords("black-dog", explain, { view, names: NAMES }, things);
  await expectWords("black-dog", explain, { view: alone, names: NAMES }, things);
});

test("whatever lies on the board can be explained", async () => {
  await speak("en");
  render(Board, { ...props, view, legal });
  const marks = marksOn();
  for (const mark of marks) expect(explain(mark, { view, names: NAMES }), mark).not.toBeNull();
  for (const card of view.hand!) expect(marks).toContain(`card:${card}`);
  for (const at of spaces) expect(marks).toContain(`space:${at}`);
  for (const mark of ["pawn:0:-1", "pawn:0:5", "dog", "disc", "lane:1", "pen:3", "deck", "round", "player:2", "cards:2", "home:2", "dealer"]) {
    expect(marks).toContain(mark);
  }
});

test("a space says how far it is home from there, a copy what it would be now", async () => {
  await speak("en");
  expect(explain("space:57", { view, names: NAMES })!.text).toContain("From here it is 7 steps to your origin");
  expect(explain("card:copy", { view, names: NAMES })!.text).toContain("blue 8");
  expect(explain("card:blue_3", { view, names: NAMES })!.text).toBe("Moves one of your pawns exactly 3 spaces.");
});

test("a card that is drawn to the board is chosen; one that can mean only one thing is played; a gift is given", async () => {
  const onmove = vi.fn<(move: Move) => void>();
  const { rerender } = render(Board, { ...props, view, legal, onmove });
  const card = (name: string) => document.querySelector(`.hand [data-card="${name}"]`)!;
  const board = document.querySelector(".square")!;
  await draw(card("blue_3"), board);
  expect(onmove).not.toHaveBeenCalled();
  expect(card("blue_3").getAttribute("aria-pressed")).toBe("true");
  await draw(card("blue_3"), document.querySelector(".bar")!);
  expect(card("blue_3").getAttribute("aria-pressed")).toBe("false");
  const only: Move[] = [{ do: "magnet", card: "swap", seat: 0, from: 5, to: 8 }];
  await rerender({ legal: only });
  await draw(card("swap"), board);
  expect(onmove).toHaveBeenCalledExactlyOnceWith(only[0]);
  const give: Move[] = [{ do: "give", card: "team_4" }];
  await rerender({ view: table({ phase: "give" }), legal: give });
  await draw(card("team_4"), board);
  expect(onmove).toHaveBeenLastCalledWith(give[0]);
});
