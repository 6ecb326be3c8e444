import { beforeAll, expect, test } from "vitest";
import { told, unsaid } from "../../testing/highlights";
import { lookingBack, speak } from "../../words/words.svelte";
import back from "./highlights";
import { duel } from "./testing";
import type { Event } from "./vocabulary";

beforeAll(async () => {
  await speak("en");
  await lookingBack("saboteur-duel", Promise.resolve());
});

const names = ["Ada", "Mina"];
const broken = (seat: number): Event => ({ event: "sabotaged", seat, victim: 1 - seat, tool: "cart" });
const ended = (round: number, nuggets: number[], totals: number[]): Event => ({ event: "round-ended", round, why: "goals", nuggets, paid: [0, 0], totals });
const course: Event[] = [
  broken(0),
  { event: "revealed", seat: 1, at: [6, 1], card: "G_LT_2" },
  { event: "revealed", seat: 1, at: [6, 3], card: "G_LT_2" },
  broken(0),
  { event: "collapsed", seat: 1, at: [2, 4], card: "P_H", key: null },
  { event: "paid", seat: 0, card: "G_LT_2", nuggets: 2 },
  ended(1, [1, 3], [1, 3]),
  ended(2, [6, 0], [7, 3]),
  { event: "over", winners: [0], totals: [7, 3] },
];
const over = duel({ phase: "over", acting: [], nuggets: [7, 3], winners: [0] });

test("the richest round, tools, rocks, trolls and the turn of the lead are told", () => {
  expect(told(back, course, over, names)).toEqual([
    "Ada breaks 2 tools of Mina.",
    "Mina lets the rocks fall once.",
    "The trolls keep 2 nuggets of Ada.",
    "The turning point: in round 2 Ada goes ahead and stays there.",
    "The richest haul: Ada brings 6 nuggets out of round 2.",
  ]);
  expect(told(back, course, over, names, 1)[0]).toBe("Ada breaks 2 of your tools.");
});

test("who has most nuggets comes first", () => {
  expect(back.placings(over).map(({ place, seats, said }) => [place, ...seats, said])).toEqual([[1, 0, "7 nuggets"], [2, 1, "3 nuggets"]]);
  expect(back.placings(duel({ nuggets: [4, 4], winners: [0, 1] })).map(({ place }) => place)).toEqual([1, 1]);
});

const alone = (nuggets: number) => duel({ seats: 1, phase: "over", acting: [], nuggets: [nuggets], colours: ["green"] });
const solo: Event[] = [
  { event: "struck", seat: 0, tool: "cart", lies: true },
  { event: "struck", seat: 0, tool: "cart", lies: false },
  { event: "caved-in", seat: 0, at: [2, 2], card: "P_H" },
  { event: "caved-in", seat: 0, at: null, card: null },
  ended(1, [8], [8]),
  { event: "over-solo", total: 8, band: "none" },
];

test("alone the mountain is the opponent, and nobody has a place", () => {
  expect(told(back, solo, alone(8), ["Ada"], 0)).toEqual([
    "The mountain breaks one tool.",
    "One rockfall comes down on the tunnels.",
    "The richest haul: you bring 8 nuggets out of round 1.",
  ]);
  expect(back.placings(alone(8))).toEqual([]);
});

test("alone there is something to celebrate from 15 nuggets on", () => {
  expect([14, 15].map((total) => back.celebrates!(alone(total)))).toEqual([false, true]);
});

test("every line is a sentence in every language", async () => {
  expect(await unsaid(back, course, over, names)).toEqual([]);
  expect(await unsaid(back, solo, alone(8), ["Ada"])).toEqual([]);
});
