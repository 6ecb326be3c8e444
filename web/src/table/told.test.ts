import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { type Component, tick } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { gameOf } from "../games";
import type { BoardProps, GameClient, GameEvent } from "../games/board";
import { telling } from "../pieces/pace.svelte";
import { person, tableOf, viewOf, welcomeTo } from "../testing/tables";
import { speak } from "../words/words.svelte";
import Log from "./Log.svelte";
import Notices from "./Notices.svelte";
import PlayRoom from "./PlayRoom.svelte";
import Seats from "./Seats.svelte";
import { Sitting } from "./sitting.svelte";

const six = await gameOf("six-nimmt");
const TABLE = tableOf([person("Ada"), person("Mina"), person("Taras")]);
const VIEW = viewOf({ seats: 3, acting: [0], round: 1, rows: [[1], [2], [3], [4]], cards: [9, 9, 9], heads: [0, 0, 0], totals: [0, 0, 0], phase: "choose", herds: [[], [], []] });
let sitting: Sitting;

beforeEach(async () => {
  await speak("en");
  vi.stubGlobal("fetch", () => Promise.resolve());
  sitting = new Sitting("abcd1234");
});

const placed = (seat: number, card: number): GameEvent => ({ event: "placed", seat, card, row: 1 });
const took = (seat: number): GameEvent => ({ event: "took", seat, row: 2, cards: [5, 6], heads: 3 });
const hear = (first: number, ...events: GameEvent[]) => sitting.hear({ say: "events", first, events, view: { ...VIEW }, legal: [], undoable: false });

/** A board that says how far it has told only when the test says so. */
async function room(): Promise<BoardProps> {
  let shown: BoardProps | undefined;
  const Board = ((_: unknown, props: BoardProps) => void (shown = props)) as unknown as Component<BoardProps>;
  sitting.hear(welcomeTo(TABLE, { view: VIEW }));
  render(PlayRoom, { sitting, game: { ...six, Board } as GameClient });
  await waitFor(() => expect(shown).toBeDefined());
  return shown!;
}

test("the log, the turn and the end wait for the story", async () => {
  const board = await room();
  render(Seats, { sitting });
  render(Notices, { sitting, onrule: () => undefined, onend: () => undefined });
  expect(sitting.mine).toBe(true);
  board.ontold!(0);
  hear(1, placed(1, 17), took(2), placed(2, 30));
  sitting.hear({ say: "table", table: { ...TABLE, status: "over" }, seat: 0, host: true, shared: [] });
  await tick();
  expect(sitting.log).toHaveLength(3);
  expect(sitting.told).toEqual([]);
  expect(sitting.mine).toBe(false);
  expect(screen.queryByText("The game is over.")).toBeNull();
  board.ontold!(2);
  await tick();
  expect(sitting.told.map(({ number }) => number)).toEqual([1, 2]);
  expect(sitting.acting).toEqual([2]);
  board.ontold!(null);
  await tick();
  expect(sitting.told).toHaveLength(3);
  expect(sitting.acting).toEqual([0]);
  expect(screen.getAllByText("The game is over.").length).toBeGreaterThan(0);
});

test("where nothing is told all is shown at once", async () => {
  await room();
  hear(1, placed(1, 17));
  expect(sitting.told).toHaveLength(1);
});

test("what is done to me can't be missed, once the story reaches it; what is done to others is no matter", async () => {
  const board = await room();
  board.ontold!(0);
  hear(1, took(1), took(0));
  await tick();
  const felt = () => document.querySelector("[data-felt]")?.textContent?.trim();
  board.ontold!(1);
  await tick();
  expect(felt()).toBeUndefined();
  board.ontold!(2);
  await tick();
  expect(felt()).toMatch(/^You take row 3/);
});

test("it is told again from the view before it, and cannot be played in", async () => {
  const board = await room();
  expect(board.again).toBeNull();
  hear(1, { event: "chose", seat: 0 }, placed(1, 17));
  await tick();
  expect(board.again).not.toBeNull();
  const before = board.happened;
  const views: unknown[] = [];
  sitting.legal = [{ do: "choose", card: 4 }];
  board.again!();
  views.push(sitting.view);
  expect(board.legal).toEqual([]);
  await waitFor(() => expect(board.happened).not.toBe(before));
  expect(board.happened).toEqual(before);
  await waitFor(() => expect(board.legal).toHaveLength(1));
  expect(views[0]).toBe(VIEW);
  telling.pace = "at-once";
  await tick();
  expect(board.again).toBeNull();
  telling.pace = "lively";
});

test("the log is grouped by turns, each with its player's sign; what was done to me stands out", async () => {
  const onpoint = vi.fn();
  const log = [placed(1, 17), placed(1, 18), { event: "revealed", cards: [] }, took(0), { event: "round-ended", round: 1, heads: [0, 0, 0], totals: [0, 0, 0] }, placed(2, 30)].map((event, at) => ({ number: at + 1, event }));
  render(Log, { game: "six-nimmt", log, names: ["Ada", "Mina", "Taras"], you: 0, vocabulary: six.vocabulary, places: ({ event }) => event.event === "placed", onpoint });
  const turns = [...document.querySelectorAll<HTMLElement>(".turn")];
  expect(turns.map((turn) => turn.dataset["turnOf"] ?? null)).toEqual(["1", null, "0", null, "2"]); // what all do together is nobody's turn
  expect(turns[0]!.querySelectorAll("li")).toHaveLength(2);
  expect(turns[0]!.querySelector("[data-sign='1']")).not.toBeNull();
  expect(turns[2]!.querySelector(".felt")!.textContent).toMatch(/You take/);
  await fireEvent.click(within(turns[4]!).getByRole("button"));
  expect(onpoint).toHaveBeenCalledWith(6);
  expect(within(turns[2]!).queryByRole("button")).toBeNull();
});
