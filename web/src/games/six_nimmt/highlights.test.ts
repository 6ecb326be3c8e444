import { beforeAll, expect, test } from "vitest";
import { told, unsaid } from "../../testing/highlights";
import { lookingBack, speak } from "../../words/words.svelte";
import back from "./highlights";
import type { Event, View } from "./vocabulary";

beforeAll(async () => {
  await speak("en");
  await lookingBack("six-nimmt", Promise.resolve());
});

const names = ["Ada", "Mina", "Omid"];
const over = (totals: number[], winners: number[]): View => ({
  game: "six-nimmt",
  rules: 1,
  seats: totals.length,
  options: { variant: "classic", target: 66, rounds: null },
  seat: 0,
  acting: [],
  round: 2,
  phase: "over",
  rows: [],
  cards: totals.map(() => 0),
  herds: totals.map(() => []),
  heads: totals,
  totals,
  winners,
});
const took = (seat: number, heads: number): Event => ({ event: "took", seat, row: 0, cards: [1, 2, 3, 4, 5], heads });
const placed = (seat: number): Event => ({ event: "placed", seat, card: 7, row: 0 });
const ended = (round: number, heads: number[], totals: number[]): Event => ({ event: "round-ended", round, heads, totals });

const course: Event[] = [
  took(1, 6),
  placed(1),
  ...Array.from({ length: 13 }, () => placed(0)),
  ended(1, [20, 6, 0], [20, 6, 0]),
  { event: "dealt", round: 2, rows: [] },
  took(2, 17),
  placed(2),
  took(1, 15),
  ended(2, [1, 15, 23], [21, 21, 23]),
  ended(3, [0, 2, 40], [21, 23, 63]),
  { event: "over", winners: [0] },
];

test("the dearest row, the longest run, a clean round, a comeback and a close finish are told", () => {
  expect(told(back, course, over([21, 23, 63], [0]), names)).toEqual([
    "Ada plays 13 cards one after the other and takes no row.",
    "The dearest row: Omid takes 17 heads at once, in round 2.",
    "What a comeback: after round 1 Ada is last, and still has the fewest heads in the end.",
    "Ada comes out of round 3 without a single head.",
    "That was close: Ada wins by 2 heads.",
  ]);
});

test("to who sits there they are told as their own", () => {
  expect(told(back, course, over([21, 23, 63], [0]), names, 2)[1]).toBe("The dearest row: you take 17 heads at once, in round 2.");
});

test("a game in which nothing of the kind happened has no story", () => {
  expect(told(back, [took(0, 2), placed(0), ended(1, [2, 9, 9], [2, 9, 9]), { event: "over", winners: [0] }], over([2, 9, 9], [0]), names)).toEqual([]);
});

test("the fewest heads come first, and who has as many shares the place", () => {
  const placings = back.placings(over([12, 5, 12], [1]));
  expect(placings.map(({ place, seats, said }) => [place, ...seats, said])).toEqual([[1, 1, "5 heads"], [2, 0, "12 heads"], [2, 2, "12 heads"]]);
});

test("every line is a sentence in every language", async () => {
  expect(await unsaid(back, course, over([21, 23, 63], [0]), names)).toEqual([]);
});
