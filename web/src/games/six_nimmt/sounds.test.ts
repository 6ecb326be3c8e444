import { expect, test } from "vitest";
import { heardIn } from "../../testing/sounds";
import { sounds } from "./sounds";
import type { Event } from "./vocabulary";

const heard = heardIn<Event>(sounds);

test("a trick is heard: cards turned, laid, and a row swept up", () => {
  const trick: Event[] = [
    { event: "revealed", cards: [[0, 12], [1, 50]] },
    { event: "placed", seat: 0, card: 12, row: 1 },
    { event: "took", seat: 1, row: 2, cards: [1, 2, 3, 4, 5], heads: 7 },
  ];
  expect(heard(trick)).toEqual(["card-turned", "card-laid", "cards-swept"]);
});

test("a row that one has to take is felt", () => {
  const took: Event = { event: "took", seat: 1, row: 2, cards: [1], heads: 1 };
  expect(heard.felt([took], 1)).toEqual(["cards-swept"]);
  expect(heard.felt([took], 0)).toEqual([]);
});

test("the end is heard as who one is", () => {
  const over: Event = { event: "over", winners: [0, 2] };
  expect([0, 1, 2, null].map((seat) => heard([over], seat))).toEqual([["win"], ["loss"], ["win"], ["win"]]);
});
