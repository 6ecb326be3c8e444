import { render, screen, within } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import { speak } from "../../words/words.svelte";
import Sheet from "./Sheet.svelte";
import { table } from "./testing";

beforeAll(() => speak("en"));

const pawns = [[64, 65, 66, 67], [-1, 12, 65, 66], [64, 65, 66, 67], [-1, 3, 64, 66]];
const rows = () =>
  within(screen.getByRole("table"))
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent?.replace(/\s+/g, " ").trim()));

test("the sheet has the teams, the winners first, with their pawns home", () => {
  const rounds = [1, 2, 3].map((round) => ({ event: "round-ended" as const, round, home: [round, 0, round, 1] }));
  render(Sheet, { view: table({ phase: "over", winners: [0, 2], pawns }), names: ["Mariam", "Sara", "Omid", "Olena"], rounds });
  expect(rows()).toEqual([["Mariam Winner", "4", "8"], ["Omid Winner", "4"], ["Sara", "2", "4"], ["Olena", "2"]]);
  expect(screen.getByText(/4 rounds were played/)).toBeTruthy();
  expect(screen.getByRole("img", { name: /Chart/ })).toBeTruthy();
});

test("two or three play for themselves", () => {
  const view = table({ seats: 2, origins: [0, 32], sides: [[0], [1]], pawns: [[-1, 3, 64, 65, 66], [64, 65, 66, 67, 5]], phase: "over", winners: [1] });
  render(Sheet, { view, names: ["Mariam", "Sara"], rounds: [] });
  expect(rows()).toEqual([["Sara Winner", "4"], ["Mariam", "3"]]);
});
