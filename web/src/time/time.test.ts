import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { View } from "../games/board";
import type { Sitter, TableInfo, Time } from "../protocol/types";
import { Sitting } from "../table/sitting.svelte";
import { bot, person, tableOf, viewOf, welcomeTo } from "../testing/tables";
import { LANGUAGES, say, speak } from "../words/words.svelte";
import AtTable from "./AtTable.svelte";
import { lostLast } from "./lost";
import { leftAfter, littleSaid, shownTime, tagTime, timeOf, timeSaid, usualTime, warnings } from "./time";
import { speakOfTime } from "./words";

const BANK: Time = { kind: "bank", amount: 10, more: 5, end: "seat" };
const clock = (left: number, runs = true, grace = 0) => ({ left, runs, grace });

let sitting: Sitting;
const alerts = { warn: vi.fn() };
const said = vi.fn();

function show(sitters: Sitter[], more: Partial<TableInfo> = {}, view: View = viewOf()) {
  sitting = new Sitting("abcd1234");
  sitting.say = said;
  sitting.hear(welcomeTo(tableOf(sitters, more), { view }));
  render(AtTable, { sitting, alerts: alerts as never });
}

beforeEach(async () => {
  await speak("en");
  await speakOfTime();
  said.mockClear();
  alerts.warn.mockClear();
});
afterEach(() => vi.useRealTimers());

// ── Words and numbers ────────────────────────────────────────────────────────────────────────

test("a clock shows minutes and seconds, hours, or days", async () => {
  expect([0, 0.2, 9, 59.2, 61, 3600, 3725].map(shownTime)).toEqual(["0:00", "0:01", "0:09", "1:00", "1:01", "1:00:00", "1:02:05"]);
  expect(shownTime(2 * 86_400 + 5 * 3600)).toBe("2 d 5 h");
  expect([9.1, 3600, 6000, 10_800, 2 * 86_400].map(tagTime)).toEqual(["0:10", "60:00", "100′", "180′", "2 d"]);
  await speak("fa");
  expect([shownTime(65), tagTime(65)]).toEqual(["۱:۰۵", "۱:۰۵"]);
});

test.each(LANGUAGES)("what was agreed on is said in %s", async (language) => {
  await speak(language);
  for (const time of [usualTime("move"), BANK, { ...BANK, more: 0 }, usualTime("days")]) {
    expect(timeSaid(time).length).toBeGreaterThan(5);
  }
});

test("what the server said is true, and first passes what is free", () => {
  expect(leftAfter(clock(30, true, 5), 4)).toBe(30);
  expect(leftAfter(clock(30, true, 5), 8)).toBe(27);
  expect(leftAfter(clock(30, true, 0), 99)).toBe(0);
  expect(leftAfter(clock(30, false, 5), 99)).toBe(30);
});

test("a wish that can't be any more is none", () => {
  expect(timeOf(BANK)).toEqual(BANK);
  expect(timeOf(undefined)).toBeNull();
  expect(timeOf({ ...BANK, amount: 0 })).toBeNull();
  expect(timeOf({ ...BANK, kind: "move" })).toBeNull();
  expect(timeOf({ ...BANK, end: "never" })).toBeNull();
  expect(timeOf("bank")).toBeNull();
});

test("somebody is warned in time", () => {
  expect(warnings(BANK)).toEqual([60, 10]);
  expect(warnings(usualTime("move"))).toEqual([10]);
  expect([littleSaid(60), littleSaid(10), littleSaid(1)]).toEqual(["1 minute left.", "10 seconds left.", "1 second left."]);
});

test("whoever lost the seat comes last", () => {
  const placing = (place: number, ...seats: number[]) => ({ place, seats, said: "" });
  const isLost = (seat: number) => seat === 0;
  expect(lostLast([placing(1, 0), placing(2, 1), placing(2, 2)], isLost).map(({ place, seats }) => [place, ...seats])).toEqual([[1, 1], [1, 2], [3, 0]]);
  expect(lostLast([placing(1, 0, 2), placing(2, 1, 3)], isLost).map(({ place }) => place)).toEqual([1, 2]);
});

// ── At the table ─────────────────────────────────────────────────────────────────────────────

test("a bot may take the seat of who is away and awaited; whoever stays may wait", async () => {
  show([person("Ada"), person("Mina", { here: false, away: 40 })]);
  expect(screen.getByText("Mina has been away for a while.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "End as it stands" })).toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: "Let a bot play" }));
  expect(said).toHaveBeenCalledWith({ do: "lend", seat: 1 });
  await fireEvent.click(screen.getByRole("button", { name: "Wait" }));
  expect(screen.queryByText("Mina has been away for a while.")).toBeNull();
});

test("after two minutes those who stay may end the game as it stands", async () => {
  show([person("Ada"), person("Mina", { here: false, away: 121 })]);
  await fireEvent.click(screen.getByRole("button", { name: "End as it stands" }));
  expect(said).toHaveBeenCalledWith({ do: "propose", what: "end", yes: true });
});

test("nobody is disturbed about who is away but not awaited", () => {
  show([person("Ada"), person("Mina", { here: false, away: 40 })], {}, viewOf({ acting: [0] }));
  expect(screen.queryByText("Mina has been away for a while.")).toBeNull();
});

test("who is asked may agree or play on; who asks may think better of it", async () => {
  const proposals = [{ what: "pause" as const, by: [1], awaits: [0] }];
  show([person("Ada"), person("Mina")], { time: BANK, proposals });
  expect(screen.getByText("Mina asks for a pause.")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Agree" }));
  expect(said).toHaveBeenLastCalledWith({ do: "propose", what: "pause", yes: true });
  await fireEvent.click(screen.getByRole("button", { name: "Play on" }));
  expect(said).toHaveBeenLastCalledWith({ do: "propose", what: "pause", yes: false });
  sitting.hear({ say: "table", table: tableOf([person("Ada"), person("Mina")], { proposals: [{ what: "end", by: [0], awaits: [1] }] }), seat: 0, host: true });
  expect(await screen.findByText(/You would end the game as it stands\. Still asked: Mina\./)).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Never mind" }));
  expect(said).toHaveBeenLastCalledWith({ do: "propose", what: "end", yes: false });
});

test("in a pause nobody is asked for a move, and anybody goes on", async () => {
  show([person("Ada", { clock: clock(50, false) }), person("Mina")], { time: BANK, paused: true });
  expect(sitting.mine).toBe(false);
  await fireEvent.click(screen.getByRole("button", { name: "Go on" }));
  expect(said).toHaveBeenCalledWith({ do: "resume" });
});

test("whose time is up, and whose seat is lost, is told so", () => {
  show([person("Ada", { overdue: true }), person("Mina")], { time: BANK });
  expect(screen.getByText(say("time-up"))).toBeTruthy();
  expect(sitting.mine).toBe(false);
  show([person("Ada", { lost: true, level: "normal" }), person("Mina")], { time: BANK, proposals: [{ what: "end", by: [1], awaits: [] }] });
  expect(screen.getByText(say("seat-lost-own"))).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Agree" })).toBeNull();
});

test("little time is said aloud, alerted once, and only to who has it", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
  show([person("Ada", { clock: clock(12, true) }), person("Mina", { clock: clock(300, true) })], { time: BANK });
  await vi.advanceTimersByTimeAsync(250);
  expect(alerts.warn.mock.calls).toEqual([["12 seconds left."]]);
  await vi.advanceTimersByTimeAsync(2500);
  expect(alerts.warn.mock.calls.at(-1)).toEqual(["10 seconds left."]);
  expect(document.querySelector("[data-time-said]")!.textContent).toBe("10 seconds left.");
  expect(alerts.warn).toHaveBeenCalledTimes(2);
  show([person("Ada", { clock: clock(300, true) }), person("Mina", { clock: clock(3, true) }), bot], { time: BANK });
  await vi.advanceTimersByTimeAsync(2500);
  expect(alerts.warn).toHaveBeenCalledTimes(2);
});
