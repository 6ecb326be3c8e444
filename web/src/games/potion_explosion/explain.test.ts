import { render } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import data from "../../../../engine/src/korsi/games/potion_explosion/data.json";
import { draw } from "../../testing/draw";
import { expectWords, marksOn } from "../../testing/explained";
import { speak } from "../../words/words.svelte";
import Board from "./Board.svelte";
import { explain } from "./explain";
import { desk, legal, put, table } from "./testing";
import { COLOURS, KINDS } from "./tiles";
import type { Move } from "./vocabulary";

const NAMES = ["Mariam", "Sara", "Taras"];
const view = table({ desks: [desk({ hand: "RB", flask: "K", potions: [{ tile: "sands-5a", drunk: true }, { tile: "balm-4b", drunk: false }] }), desk({ flask: "BB" }), desk({ burners: [null, null] })] });
const props = { names: NAMES, happened: null, refused: null, hint: null, sending: null, open: null, onmove: vi.fn() };
const tiles = KINDS.flatMap((kind) => data[kind].map((_, i) => `${kind}-${i + 4}a`));

test("every potion, marble and token has words in three languages, and its rule", async () => {
  const things = [
    ...tiles.flatMap((tile) => [`tile:${tile}`, `potion:${tile}`]),
    ...["hand", "flask", "others"].flatMap((where) => COLOURS.map((colour) => `${where}:${colour}`)),
    ...["spot:0:0", "spot:0:8", "burner:0:0", "burner:1:2", "size:0", "tank:1"],
    ...["in-flask", "in-hand", "shelf", "countdown", "bank", "helps-left", "help", "first"],
    ...["points", "skills", "helps", "player"].map((what) => `${what}:1`),
  ];
  await expectWords("potion-explosion", explain, { view, names: NAMES }, things);
});

test("whatever lies on the board can be explained", async () => {
  await speak("en");
  const { unmount } = render(Board, { ...props, view, legal });
  const marks = marksOn();
  for (const mark of marks) expect(explain(mark, { view, names: NAMES }), mark).not.toBeNull();
  const kinds = new Set(marks.map((mark) => mark.split(":")[0]));
  const all = ["spot", "tank", "tile", "size", "countdown", "bank", "helps-left", "player", "points", "skills", "helps", "first", "burner", "hand", "flask", "in-hand", "in-flask", "shelf", "potion", "others", "help"];
  for (const kind of all) expect(kinds, kind).toContain(kind);
  unmount();
  const draft = table({ phase: "draft", starters: ["wisdom-4a", "filter-4b"], tracks: view.tracks.map(() => ({ marbles: "", hidden: 0 })) });
  render(Board, { ...props, view: draft, legal: [] });
  expect(marksOn()).toContain("tile:filter-4b");
});

test("a marble is drawn onto its burner or into the flask; what does not fit is answered by the rules", async () => {
  const onmove = vi.fn<(move: Move) => void>();
  render(Board, { ...props, view, legal: [put("R", 0), { do: "to_flask", colour: "B" }], onmove });
  const one = (selector: string) => document.querySelector(selector)!;
  await draw(one('[data-drag="hand:R"]'), () => one('[data-burner="0"]'));
  expect(onmove).toHaveBeenLastCalledWith(put("R", 0));
  await draw(one('[data-drag="hand:B"]'), () => one("[data-flask]"));
  expect(onmove).toHaveBeenLastCalledWith({ do: "to_flask", colour: "B" });
  await draw(one('[data-drag="hand:R"]'), () => one('[data-burner="1"]'));
  expect(onmove).toHaveBeenLastCalledWith(put("R", 1));
  await draw(one('[data-drag="hand:R"]'), () => one(".dispenser"));
  expect(onmove).toHaveBeenCalledTimes(3);
});
