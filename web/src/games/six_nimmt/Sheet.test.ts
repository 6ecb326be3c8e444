import { render, screen, within } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import { speak } from "../../words/words.svelte";
import game from ".";
import Sheet from "./Sheet.svelte";
import type { RoundEnded, View } from "./vocabulary";

beforeAll(() => speak("en"));

const view: View = {
  game: "six-nimmt",
  rules: 1,
  seats: 3,
  options: { variant: "classic", target: 66, rounds: null },
  seat: 0,
  acting: [],
  round: 2,
  phase: "over",
  rows: [],
  cards: [0, 0, 0],
  herds: [[], [], []],
  heads: [40, 8, 20],
  totals: [70, 20, 31],
  winners: [1],
};
const rounds: RoundEnded[] = [
  { event: "round-ended", round: 1, heads: [30, 12, 11], totals: [30, 12, 11] },
  { event: "round-ended", round: 2, heads: [40, 8, 20], totals: [70, 20, 31] },
];

test("the sheet has every round and the totals, the fewest first", () => {
  render(Sheet, { view, names: ["Mariam", "Sara", "Taras"], rounds });
  const rows = within(screen.getByRole("table")).getAllByRole("row").slice(1);
  const cells = rows.map((row) => [...row.children].map((cell) => cell.textContent?.replace(/\s+/g, " ").trim()));
  expect(cells).toEqual([
    ["Sara Winner", "20", "12", "8"],
    ["Taras", "31", "11", "20"],
    ["Mariam", "70", "30", "40"],
  ]);
  expect(screen.getByRole("img", { name: /^Chart/ })).toBeTruthy();
});

test("before the first round is over there is a sheet without a chart", () => {
  render(Sheet, { view: { ...view, totals: [0, 0, 0] }, names: ["Mariam", "Sara", "Taras"], rounds: [] });
  expect(screen.queryByRole("img")).toBeNull();
});

test("the ways to play are what the engine takes", () => {
  const { ways, amounts } = game.options;
  expect(ways.map(({ options }) => options["variant"])).toEqual(["classic", "classic", "known", "draft"]);
  expect(ways.filter(({ seats }) => seats[1] === 6)).toHaveLength(2);
  expect(amounts.map(({ name }) => name)).toEqual(["rounds", "target"]);
});
