import { expect, test, vi } from "vitest";
import { person, tableOf } from "../testing/tables";
import { Playback, type Played } from "./playback.svelte";

const step = (at: number, events: Record<string, unknown>[]) => ({
  seat: 0,
  move: null,
  events,
  views: [`ada ${at}`, `mina ${at}`, `watcher ${at}`].map((who) => ({ who })),
});
const replay: Played = {
  table: tableOf([person("Ada"), person("Mina")], { status: "over" }),
  names: ["Ada", "Mina"],
  last: 2,
  steps: [
    step(0, [{ event: "dealt" }]),
    step(1, [{ event: "choice", to: [0], card: 7 }, { event: "chose" }]),
    step(2, [{ event: "over" }]),
  ],
};

test("all open shows every seat, on the board of who watches", () => {
  const playback = new Playback(replay, 1);
  expect(playback.view).toMatchObject({ who: "watcher 1" });
  expect(playback.open).toHaveLength(2);
});

test("a seat sees only its own secrets", () => {
  const playback = new Playback(replay, 1);
  playback.eyes = 1;
  expect(playback.view).toMatchObject({ who: "mina 1" });
  expect(playback.open).toBeNull();
  expect(playback.log.map(({ event }) => event.event)).toEqual(["dealt", "blank", "chose"]);
  playback.eyes = 0;
  expect(playback.log.map(({ event }) => event.event)).toEqual(["dealt", "choice", "chose"]);
});

test("an event is found in its step, by its number", () => {
  const playback = new Playback(replay);
  expect([1, 2, 3, 4].map((event) => playback.stepOf(event))).toEqual([0, 1, 1, 2]);
  expect([0, 99].map((event) => playback.stepOf(event))).toEqual([0, 2]);
});

test("one step forward is shown, a jump is not", () => {
  const playback = new Playback(replay);
  playback.go(1);
  expect(playback.happened?.first).toBe(1);
  playback.go(0);
  expect(playback.happened).toBeNull();
  playback.go(99);
  expect(playback.at).toBe(2);
});

test("it plays to the end and stops", () => {
  vi.useFakeTimers();
  const playback = new Playback(replay);
  playback.play();
  vi.advanceTimersByTime(20_000);
  vi.useRealTimers();
  expect(playback.at).toBe(2);
  expect(playback.playing).toBe(false);
});

test("what has not come yet is waited for", () => {
  vi.useFakeTimers();
  const coming = { ...replay, steps: replay.steps.slice(0, 2) };
  const playback = new Playback(coming, 2);
  expect([playback.at, playback.last]).toEqual([1, 2]);
  playback.play();
  vi.advanceTimersByTime(20_000);
  expect([playback.at, playback.playing]).toEqual([1, true]);
  coming.steps = replay.steps;
  vi.advanceTimersByTime(20_000);
  expect([playback.at, playback.playing]).toEqual([2, false]);
  vi.useRealTimers();
});

test("who wants to see the end gets there when it has come, unless something else is wanted by then", () => {
  const coming = { ...replay, steps: replay.steps.slice(0, 1) };
  const [patient, other] = [new Playback(coming), new Playback(coming)];
  patient.go(2);
  other.go(2);
  other.go(0);
  expect([patient.at, other.at]).toEqual([0, 0]);
  coming.steps = replay.steps.slice(0, 2);
  for (const playback of [patient, other]) playback.come();
  expect([patient.at, other.at]).toEqual([1, 0]);
  coming.steps = replay.steps;
  for (const playback of [patient, other]) playback.come();
  expect([patient.at, other.at]).toEqual([2, 0]);
});
