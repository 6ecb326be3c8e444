import { render } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import { draw } from "../../testing/draw";
import { expectWords, marksOn } from "../../testing/explained";
import { speak } from "../../words/words.svelte";
import Board from "./Board.svelte";
import { isDrawable, moveOf } from "./drags";
import { explain } from "./explain";
import { following, scenes } from "./lesson";
import type { Move } from "./vocabulary";

const NAMES = ["Mariam", "Sara", "Taras"];
const [ascending, , full, lowest] = scenes.map(({ start }) => start);
const table = { view: full!.view, names: NAMES };
const props = { names: NAMES, happened: null, refused: null, hint: null, sending: null, open: null, onmove: vi.fn() };

test("every card and every thing of the table has words in three languages, and its rule", async () => {
  const cards = Array.from({ length: 104 }, (_, i) => `card:${i + 1}`);
  const seats = ["herd", "total", "cards", "player"].flatMap((what) => NAMES.map((_, seat) => `${what}:${seat}`));
  const rows = [0, 1, 2, 3].map((row) => `row:${row}`);
  await expectWords("six-nimmt", explain, table, [...cards, ...seats, ...rows, "down", "place", "last-place", "gate:0"]);
});

test("whatever lies on the board can be explained", async () => {
  await speak("en");
  for (const { view, legal } of [ascending!, full!, lowest!]) {
    const { unmount } = render(Board, { ...props, view, legal });
    const marks = marksOn();
    for (const mark of marks) expect(explain(mark, { view, names: NAMES }), mark).not.toBeNull();
    const kinds = new Set(marks.map((mark) => mark.split(":")[0]));
    for (const kind of ["card", "row", "place", "player", "herd", "total", "cards", "down", "gate"]) expect(kinds, kind).toContain(kind);
    for (const card of view.hand ?? []) expect(marks).toContain(`card:${card}`);
    unmount();
  }
});

test("why a card is dear, and how much room a row has, is said", async () => {
  await speak("en");
  expect(explain("card:55", table)!.text).toContain("Seven bull heads");
  expect(explain("card:33", table)!.text).toContain("every multiple of 11");
  expect(explain("row:0", table)).toMatchObject({ title: "Row 1", rule: "SN-9" });
  expect(explain("row:1", table)!.text).toContain("room for 3 more cards");
});

test("cards are drawn to the rows, rows and cards of the draft to oneself, and only by the legal moves", () => {
  const choose: Move[] = [{ do: "choose", card: 44 }];
  expect(moveOf(choose, "card:44", "felt")).toEqual({ do: "choose", card: 44 });
  expect(moveOf(choose, "card:44", "mine")).toBeNull();
  expect(isDrawable(choose, "card:15")).toBe(false);
  expect(moveOf([{ do: "draft", card: 9 }], "card:9", "mine")).toEqual({ do: "draft", card: 9 });
  const { then } = following(lowest!, { do: "choose", card: 9 })!;
  expect(moveOf(then.legal, "row:2", "mine")).toEqual({ do: "row", row: 2 });
  expect(isDrawable(then.legal, "card:9")).toBe(false);
});

test("a card that is drawn onto the felt is chosen; drawn elsewhere it stays, and while something is told nothing is drawn", async () => {
  const onmove = vi.fn<(move: Move) => void>();
  const { rerender } = render(Board, { ...props, view: ascending!.view, legal: ascending!.legal, onmove });
  const card = () => document.querySelector('.own [data-card="44"]')!;
  await draw(card(), document.querySelector(".status")!);
  expect(onmove).not.toHaveBeenCalled();
  await draw(card(), document.querySelector(".felt")!);
  expect(onmove).toHaveBeenCalledExactlyOnceWith({ do: "choose", card: 44 });
  await rerender({ legal: [] });
  await draw(card(), document.querySelector(".felt")!);
  expect(onmove).toHaveBeenCalledOnce();
});
