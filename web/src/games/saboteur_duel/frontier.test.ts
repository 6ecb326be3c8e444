import { expect, test } from "vitest";
import { frontierOf, restAt } from "./frontier";
import { covers } from "./look";
import { duel } from "./testing";

test("what matters is the end of the own way, and the nearest goal that lies face down", () => {
  // Green has come to column 4, row 4; the goals are in column 6.
  expect(frontierOf(duel(), 0)).toEqual({ end: [4, 4], frame: { left: 4, top: 3, right: 7, bottom: 5 } });
  expect(frontierOf(duel(), 1)).toEqual({ end: [1, 2], frame: { left: 1, top: 1, right: 7, bottom: 3 } });
});

test("who watches sees whoever is nearest; without goals it is the whole way", () => {
  expect(frontierOf(duel(), null)).toEqual(frontierOf(duel(), 0));
  expect(frontierOf(duel({ goals: [] }), 0)).toEqual({ end: [4, 4], frame: { left: 1, top: 4, right: 5, bottom: 5 } });
  expect(frontierOf(duel({ routes: [[], []] }), 0)).toBeNull();
});

test("where both do not fit, the window shows where the way goes on", () => {
  const alone = { routes: [[[1, 3, "NESW"]]] as [number, number, string][][], goals: [{ at: [9, 3] as [number, number], looked: [] }] };
  const look = restAt({ left: 1, top: 1, right: 14, bottom: 6 }, { wide: 390, high: 404 }, frontierOf(alone, 0), null);
  expect(covers(look, { left: 1, top: 3, right: 2, bottom: 4 }, { wide: 390, high: 404 })).toBe(true);
});
