import { expect, test } from "vitest";
import { marksOf, movesOf, offersOf, splitOf, stepsLeft } from "./choice";
import { legal, splits, step } from "./testing";
import type { Move, Portion } from "./vocabulary";

const ORIGINS = [0, 16, 32, 48];
const offers = (card: string, parts: Portion[] = []) => offersOf(movesOf(legal, card), parts, ORIGINS);
const shown = (card: string, parts: Portion[] = []) =>
  Object.fromEntries(offers(card, parts).map(({ key, ways }) => [key, ways.map((way) => way.key)]));

test("a card offers the pawns that can use it, each with its ways", () => {
  expect(shown("start_1_11")).toEqual({ "0:-1": ["start"], "0:5": ["1>6"], "0:64": ["1>0:65"] });
  expect(shown("blue_3")).toEqual({ "0:5": ["3>8"], "0:20": ["3>23"] });
  expect(shown("swap")).toEqual({ "0:5": ["x>28", "x>61"], "0:20": ["x>44"] });
  expect(shown("magnet")).toEqual({});
});

test("as many steps into the lane and past it are two ways", () => {
  const moves = [step("blue_3", 62, 3, 64), step("blue_3", 62, 3, 1)];
  expect(offersOf(moves, [], ORIGINS)[0]!.ways.map(({ key }) => key)).toEqual(["3>1", "3>0:64"]);
});

const part = (seat: number, from: number, steps: number, to: number): Portion => ({ seat, from, steps, to });

test("team-4 is given out in any order, as long as a listed split goes on from there", () => {
  expect(shown("team_4")).toEqual({
    "0:5": ["1>6", "3>8", "4>9"],
    "0:20": ["2>22"],
    "0:64": ["2>0:66"],
    "2:61": ["1>62", "3>0"],
  });
  expect(shown("team_4", [part(2, 61, 1, 62)])).toEqual({ "0:5": ["3>8"] });
  expect(shown("team_4", [part(0, 64, 2, 66)])).toEqual({ "0:20": ["2>22"] });
  expect(stepsLeft(splits, [])).toBe(4);
  expect(stepsLeft(splits, [part(2, 61, 1, 62)])).toBe(3);
});

test("a split is whole when all its parts are chosen, and keeps the order if that is listed", () => {
  expect(splitOf(splits, [])).toBeNull();
  expect(splitOf(splits, [part(0, 5, 1, 6)])).toBeNull();
  expect(splitOf(splits, [part(0, 5, 4, 9)])).toBe(splits[0]);
  expect(splitOf(splits, [part(2, 61, 1, 62), part(0, 5, 3, 8)])).toBe(splits[1]);
  expect(splitOf(splits, [part(0, 5, 1, 6), part(2, 61, 3, 0)])).toBe(splits[2]);
  expect(splitOf(splits, [part(2, 61, 3, 0), part(0, 5, 1, 6)])).toBe(splits[3]);
});

test("a refusal marks what it names, and what was tried", () => {
  const wish: Move = step("blue_12", 5, 12, 17);
  const refused = { rule: "BD-12", why: "black-dog-origin-closed", data: { at: 16, owner: 1 } };
  expect(marksOf(refused, wish)).toEqual({ places: [{ seat: 1, at: 16 }], card: "blue_12", tried: { seat: 0, at: 5 } });
  expect(marksOf(null, wish)).toBeNull();
});
