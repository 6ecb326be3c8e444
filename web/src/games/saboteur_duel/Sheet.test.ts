import { render, screen, within } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import { speak } from "../../words/words.svelte";
import game from ".";
import Sheet from "./Sheet.svelte";
import { bandOf, note, results } from "./solo";
import { duel } from "./testing";
import type { RoundEnded } from "./vocabulary";

beforeAll(() => speak("en"));

const rounds = [
  { nuggets: [4, 2], paid: [1, 0] },
  { nuggets: [0, 3], paid: [0, 0] },
];

const ended: RoundEnded = { event: "round-ended", round: 2, why: "counters", ...rounds[1]!, totals: [3, 5] };

test("the sheet has nuggets by round, what trolls took, and totals, the most first", () => {
  const view = duel({ phase: "over", winners: [1], rounds, nuggets: [3, 5] });
  render(Sheet, { view, names: ["Mariam", "Sara"], rounds: [ended] });
  expect(screen.getByText("All counters were in the maze.")).toBeTruthy();
  const rows = within(screen.getByRole("table")).getAllByRole("row").slice(1);
  const cells = rows.map((row) => [...row.children].map((cell) => cell.textContent?.replace(/\s+/g, " ").trim()));
  expect(cells).toEqual([
    ["Sara Winner", "5", "2", "3"],
    ["Mariam", "3", "4 1 paid to trolls", "0"],
  ]);
});

const solo = (total: number) =>
  duel({ seats: 1, colours: ["green"], phase: "over", rounds: [{ nuggets: [total], paid: [0] }], nuggets: [total] });

test("alone, the best results of this device are listed", () => {
  for (const total of [12, 26, 17, 8, 15, 20]) note(solo(total), "2026-01-01");
  note(solo(26), "2026-01-02"); // looked at again
  expect(results().map(({ total }) => total)).toEqual([26, 20, 17, 15, 12]);
  render(Sheet, { view: solo(20), names: ["Mariam"], rounds: [] });
  const best = within(screen.getByRole("region", { name: /best results/ })).getAllByRole("listitem");
  expect(best.map((line) => line.textContent?.replace(/\s+/g, " ").trim())[1]).toBe("20 A nose for gold this game");
  expect(game.headline!(solo(20))).toBe("A nose for gold");
  expect(game.headline!(duel())).toBeNull();
});

test("bands begin at 15, 20 and 25", () => {
  expect([0, 14, 15, 19, 20, 24, 25, 30].map(bandOf)).toEqual(["none", "none", "not-bad", "not-bad", "nose", "nose", "master", "master"]);
});
