import { expect, test } from "vitest";
import { duel, laid } from "./testing";
import { wayTo } from "./way";

test("the light goes from the start to the gold, card by card", () => {
  expect(wayTo(duel(), 0, "green", [4, 4])).toEqual([[1, 4], [2, 4], [3, 4], [4, 4]]);
});

test("over a ladder it begins where the tunnels begin; where there is no way, it stays", () => {
  const view = duel({
    maze: [...duel().maze, laid([7, 7], "P_H"), laid([8, 7], "P_H")],
    routes: [[...duel().routes[0]!, [7, 7, "EW"], [8, 7, "EW"]], []],
  });
  expect(wayTo(view, 0, "green", [8, 7])).toEqual([[7, 7], [8, 7]]);
  expect(wayTo(view, 1, "blue", [8, 7])).toEqual([[8, 7]]);
});
