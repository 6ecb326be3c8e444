import { expect, test } from "vitest";
import { frontierOf } from "./frontier";
import { duel } from "./testing";

test("what matters is the end of the own way, and the nearest goal that lies face down", () => {
  // Green has come to column 4, row 4; the goals are in column 6.
  expect(frontierOf(duel(), 0)).toEqual({ left: 4, top: 3, right: 7, bottom: 5 });
  expect(frontierOf(duel(), 1)).toEqual({ left: 1, top: 1, right: 7, bottom: 3 });
});

test("who watches sees whoever is nearest; without goals it is the whole way", () => {
  expect(frontierOf(duel(), null)).toEqual(frontierOf(duel(), 0));
  expect(frontierOf(duel({ goals: [] }), 0)).toEqual({ left: 1, top: 4, right: 5, bottom: 5 });
  expect(frontierOf(duel({ routes: [[], []] }), 0)).toBeNull();
});
