import { beforeAll, expect, test } from "vitest";
import { told, unsaid } from "../../testing/highlights";
import { lookingBack, speak } from "../../words/words.svelte";
import back from "./highlights";
import { table } from "./testing";
import type { Event } from "./vocabulary";

beforeAll(async () => {
  await speak("en");
  await lookingBack("potion-explosion", Promise.resolve());
});

const names = ["Ada", "Mina", "Omid"];
const turn = (seat: number): Event => ({ event: "turn", seat });
const picked = (seat: number): Event => ({ event: "picked", seat, track: 0, place: 2, colour: "R" });
const exploded = (seat: number, count: number): Event => ({ event: "exploded", seat, track: 0, place: 2, colour: "B", count });
const drunk = (seat: number): Event => ({ event: "drunk", seat, tile: "wisdom-4a", as: null });
const completed = (seat: number, points: number): Event => ({ event: "completed", seat, tile: "abyssal-4a", colours: "RB", points });
const helped = (seat: number): Event => ({ event: "helped", seat, track: 1, place: 1, colour: "Y" });
const undone = (seat: number): Event => ({ event: "undone", seat });
const course: Event[] = [
  turn(0),
  picked(0),
  exploded(0, 2),
  exploded(0, 4),
  completed(0, 6),
  turn(1),
  picked(1),
  ...[2, 2, 2, 2].map((count) => exploded(1, count)),
  undone(1), // it never happened
  picked(1),
  drunk(1),
  drunk(1),
  { event: "robbed", seat: 1, victim: 0, colours: "RBK" },
  completed(1, 9),
  { event: "over", scores: [6, 9, 0], winners: [1] },
];
const over = table({ phase: "over", acting: [], scores: [6, 9, 0], winners: [1] });

test("the longest chain, the robbery, the best potion and the turn of the lead are told", () => {
  expect(told(back, course, over, names)).toEqual([
    "The longest chain: Ada sets off 2 explosions with one pick and gathers 7 marbles.",
    "Mina drinks 2 potions in one turn.",
    "Blind love: Mina takes 3 marbles out of the flask of Ada.",
    "The turning point: from here on Mina is ahead.",
    "The finest potion: Mina completes Abyssal Draft (4) for 9 points.",
  ]);
  expect(told(back, course, over, names, 0)[2]).toBe("Blind love: Mina takes 3 marbles out of your flask.");
});

test("events are counted without what was taken back, as a replay has them", () => {
  const lines = back.highlights(course.map((event, at) => ({ number: at + 1, event })), over);
  const kept = [...course.slice(0, 6), ...course.slice(12)];
  expect(lines.map(({ at }) => kept[at - 1]!.event)).toEqual(["picked", "drunk", "robbed", "completed", "completed"]);
});

const tied: Event[] = [...[0, 0, 0].map(helped), { event: "tie", seats: [0, 1], round: 1 }, picked(0), { event: "tie-picked", seat: 0, count: 5 }, picked(1), exploded(1, 9), { event: "tie-picked", seat: 1, count: 10 }];

test("a tie and what decided it are told, and its picks are no chains", () => {
  const view = table({ scores: [7, 7, 2], winners: [1] });
  expect(told(back, tied, view, names)).toEqual(["Ada asks for a little help 3 times.", "A tie, and one pick decides: Mina takes 10 marbles."]);
  expect(back.placings(view).map(({ place, seats, said }) => [place, ...seats, said])).toEqual([[1, 1, "7 points"], [2, 0, "7 points"], [3, 2, "2 points"]]);
});

test("every line is a sentence in every language", async () => {
  expect(await unsaid(back, course, over, names)).toEqual([]);
  expect(await unsaid(back, tied, table({ winners: [1] }), names)).toEqual([]);
});
