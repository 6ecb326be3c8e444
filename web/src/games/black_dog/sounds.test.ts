import { expect, test } from "vitest";
import { heardIn } from "../../testing/sounds";
import { sounds } from "./sounds";
import type { Event } from "./vocabulary";

const heard = heardIn<Event>(sounds);

test("a pawn is heard step by step, and so is what it hits", () => {
  const events: Event[] = [
    { event: "played", seat: 0, card: "5", as: null },
    { event: "moved", seat: 0, owner: 0, from: 3, at: 8, steps: 5 },
    { event: "hit", seat: 0, owner: 2, at: 8 },
  ];
  expect(heard(events)).toEqual(["card-laid", "pawn-step", "pawn-hit"]);
  expect(heard.all(events)[1]).toMatchObject({ times: 5 });
  expect(heard.felt(events, 2)).toEqual(["pawn-hit"]);
  expect(heard.felt(events, 0)).toEqual([]);
});

test("the dog barks and runs, and its bite is felt by who is bitten", () => {
  const events: Event[] = [
    { event: "dog-ran", from: 1, at: 9, steps: 8 },
    { event: "bitten", owner: 1, at: 9, how: "landed" },
  ];
  expect(heard(events)).toEqual(["bark", "paws", "bite"]);
  expect(heard.felt(events, 1)).toEqual(["bite"]);
});

test("the disc grinds, a pawn comes home, a game ends", () => {
  const events: Event[] = [
    { event: "turned", seat: 0, way: "left", moved: [] },
    { event: "home", owner: 0, at: 70 },
    { event: "over", winners: [0, 2], home: [4, 1, 4, 2] },
  ];
  expect(heard(events, 2)).toEqual(["disc-grinding", "pawn-home", "win"]);
});
