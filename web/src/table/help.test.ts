import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { help, offerHelpAt } from "../parts/help.svelte";
import { mayHave } from "../parts/terms";
import { person, tableOf, viewOf, welcomeTo } from "../testing/tables";
import { speak } from "../words/words.svelte";
import Notices from "./Notices.svelte";
import { Sitting } from "./sitting.svelte";

const ALONE = [person("Ada"), { ...person(""), kind: "bot" as const, name: null, level: "easy" as const }];
const FRIENDS = [person("Ada"), person("Mina")];
let sitting: Sitting;

function sit(sitters = ALONE, more = {}): void {
  sitting = new Sitting("abcd1234");
  sitting.hear(welcomeTo(tableOf(sitters, more), { view: viewOf({ seat: 0, acting: [0] }), seat: 0 }));
  render(Notices, { sitting, onrule: () => undefined, onend: () => undefined });
}

beforeEach(async () => {
  localStorage.clear();
  help.always = false;
  await speak("en");
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const wait = (seconds: number) => vi.advanceTimersByTimeAsync(1000 * seconds);

test("alone with bots there is help, among people only where everyone may have it", () => {
  expect(mayHave("alone", { sitters: ALONE })).toBe(true);
  expect(mayHave("alone", { sitters: FRIENDS })).toBe(false);
  expect(mayHave("everyone", { sitters: FRIENDS })).toBe(true);
  expect(mayHave("nobody", { sitters: ALONE })).toBe(false);
});

test("in the first game after a lesson a hint is offered to who thinks for long, and asked for by one tap", async () => {
  offerHelpAt("abcd1234");
  sit();
  const say = vi.spyOn(sitting, "say").mockReturnValue();
  await wait(5);
  expect(screen.queryByText("Not sure? Take your time.")).toBeNull();
  await wait(5);
  await fireEvent.click(screen.getByRole("button", { name: "What would you do?" }));
  expect(say).toHaveBeenCalledWith({ do: "hint" });
});

test("who wants no more tips gets none, and at other tables there are none unasked", async () => {
  sit();
  await wait(12);
  expect(screen.queryByText("Not sure? Take your time.")).toBeNull();
  cleanup();
  help.always = true;
  sit();
  await wait(12);
  await fireEvent.click(screen.getByRole("button", { name: "No more tips" }));
  expect(help.always).toBe(false);
  expect(screen.queryByText("Not sure? Take your time.")).toBeNull();
});

test("where the table plays without hints none is offered, and asking is explained", async () => {
  help.always = true;
  sit(FRIENDS, { hints: "alone" });
  await wait(12);
  expect(screen.queryByText("Not sure? Take your time.")).toBeNull();
  sitting.askHint();
  expect(sitting.fault).toEqual({ why: "fault-no-hints", data: { who: "alone" } });
});

test("that somebody else was helped is told for a while; what oneself asked is not", async () => {
  sit(FRIENDS, { hints: "everyone" });
  const now = (own: number, other: number) => tableOf([person("Ada", { hints: own }), person("Mina", { hints: other })], { hints: "everyone" });
  sitting.hear({ say: "table", table: now(1, 0), seat: 0, host: true, shared: [] });
  await wait(0);
  expect(screen.queryByText(/asked for a hint/)).toBeNull();
  sitting.hear({ say: "table", table: now(1, 1), seat: 0, host: true, shared: [] });
  await wait(0);
  expect(screen.getByText("Mina asked for a hint.")).toBeTruthy();
  await wait(7);
  expect(screen.queryByText(/asked for a hint/)).toBeNull();
});
