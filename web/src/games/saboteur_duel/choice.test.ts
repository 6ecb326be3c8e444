import { describe, expect, test } from "vitest";
import { inOrder, isTurnable, tunnelsOf } from "./cards";
import { deedsOf, discardsOf, fits, litBy, marksOf, moveAt, wayAt } from "./choice";
import { stepFrom } from "./places";
import { lay, legal } from "./testing";
import type { Move } from "./vocabulary";

describe("the places where a card fits", () => {
  test("are those of the legal moves, with the ways round", () => {
    const lit = litBy(legal, "P_LT");
    expect([...lit.keys()]).toEqual(["3,3", "4,3"]);
    expect(lit.get("3,3")?.ways).toEqual({ upright: true, turned: true });
    expect(lit.get("4,3")?.ways).toEqual({ upright: false, turned: true });
  });

  test("are the goals of a map, though its moves do not name the card", () => {
    expect([...litBy(legal, "A_MAP").values()].map(({ at, what }) => [at, what])).toEqual([
      [[6, 3], "map"],
      [[6, 5], "map"],
    ]);
  });

  test("are the trolls that can be bribed while no card is held", () => {
    expect([...litBy(legal, null).keys()]).toEqual(["4,4"]);
  });
});

test("a card is put down as it is held, or turned where it only fits so", () => {
  const lit = litBy(legal, "P_LT");
  expect(wayAt(lit.get("3,3"), false)).toBe(false);
  expect(wayAt(lit.get("3,3"), true)).toBe(true);
  expect(wayAt(lit.get("4,3"), false)).toBe(true);
  expect(fits(lit.get("4,3"), false)).toBe(false);
  expect(fits(undefined, false)).toBe(false);
});

test("a card that looks the same both ways is always laid upright", () => {
  expect(isTurnable("P_H")).toBe(false);
  expect(isTurnable("P_BRIDGE_GOLD")).toBe(false);
  expect(isTurnable("P_DTURN")).toBe(false);
  expect(isTurnable("P_DTURN_GOLD")).toBe(true);
  expect(isTurnable("G_V2DE_1")).toBe(false);
  expect(moveAt("P_H", [2, 2], true)).toEqual(lay("P_H", [2, 2]));
  expect(moveAt("P_LT", [2, 2], true)).toEqual(lay("P_LT", [2, 2], true));
  expect(moveAt("A_MAP", [6, 1], false)).toEqual({ do: "map", at: [6, 1] });
  expect(moveAt("A_BREAK_CART", [6, 1], false)).toBeNull();
});

test("a turned card has its door on the other side", () => {
  expect(tunnelsOf("P_X_DOOR_B", true)?.door).toEqual({ arm: "N", colour: "blue" });
  expect(tunnelsOf("G_LT_1_G", true)).toMatchObject({ groups: [["E", "S"]], gold: { free: ["S"], gated: ["E"] } });
});

test("deeds without a place, and what discarding can do", () => {
  const moves: Move[] = [...legal, { do: "clear", cards: ["A_MAP", "P_H"], tool: "cart" }];
  expect(deedsOf(moves, "A_BREAK_CART")).toEqual([{ do: "sabotage", card: "A_BREAK_CART" }]);
  expect(discardsOf(moves, ["P_H", "A_MAP"])).toEqual({ pass: legal.at(-1), clear: [moves.at(-1)] });
  expect(discardsOf(moves, [])).toEqual({ pass: null, clear: [] });
});

describe("a refusal", () => {
  test("marks the place in the way, at the edge that meets the card", () => {
    const marks = marksOf({ rule: "SD-10", why: "x", data: { at: [3, 4], side: "W" } }, lay("P_H", [4, 4]));
    expect(marks).toMatchObject({ places: [[3, 4]], side: "E", tried: [4, 4], card: "P_H" });
  });

  test("marks several places once each, a tool and a seat", () => {
    const data = { at: [1, 1], places: [[1, 1], [2, 1]], tool: "cart", seat: 1 };
    expect(marksOf({ rule: "SD-20", why: "x", data }, null)).toMatchObject({ places: [[1, 1], [2, 1]], tool: "cart", seat: 1 });
  });
});

test("arrows lead to the nearest place in their direction", () => {
  expect(stepFrom([[1, 4], [2, 4], [6, 3], [1, 2]], [1, 4], "ArrowRight")).toEqual([2, 4]);
  expect(stepFrom([[1, 4], [2, 4], [6, 3]], [2, 4], "ArrowRight")).toEqual([6, 3]);
  expect(stepFrom([[1, 4], [1, 2]], [1, 4], "ArrowUp")).toEqual([1, 2]);
  expect(stepFrom([[1, 4]], [1, 4], "ArrowUp")).toBeNull();
});

test("a hand has its paths first", () => {
  expect(inOrder(["A_MAP", "P_LT", "A_BREAK_CART", "P_H"])).toEqual(["P_H", "P_LT", "A_BREAK_CART", "A_MAP"]);
});
