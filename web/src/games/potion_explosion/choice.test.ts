import { expect, test } from "vitest";
import { drinksOf, graspOf, hintSpots, insistedDrink, kindsOf, marksOf, nextKept, nextPut, openKeys, touched, wholeOf } from "./choice";
import { desk, drink, put, table } from "./testing";
import type { Move } from "./vocabulary";

const magnetic = [0, 1, 4].map((place) => graspOf(drink("magnetic-4a", "magnetic", { track: 2, place })));

test("a potion lights the marbles that it could take, then those that go with the first", () => {
  expect([...openKeys(magnetic, [])]).toEqual(["2:0", "2:1", "2:2", "2:4", "2:5"]);
  expect([...openKeys(magnetic, ["2:1"])]).toEqual(["2:0", "2:1", "2:2"]);
  expect(touched(magnetic, [], "2:1", "magnetic")).toEqual(["2:1"]);
  expect(touched(magnetic, ["2:1"], "2:2", "magnetic")).toEqual(["2:1", "2:2"]);
  expect(wholeOf(magnetic, ["2:2", "2:1"])).toEqual(magnetic[1]!.move);
  expect(wholeOf(magnetic, ["2:1"])).toBeNull();
});

test("where there is one way only, the first touch is the whole choice", () => {
  expect(touched(magnetic, [], "2:5", "magnetic")).toEqual(["2:4", "2:5"]);
  expect(touched(magnetic, ["2:4", "2:5"], "2:0", "magnetic")).toEqual(["2:0", "2:1"]);
});

test("balm takes the whole run at first, and less on wish", () => {
  const ways = [[1, 2], [1, 3], [2, 2]].map(([place, count]) => graspOf(drink("balm-4a", "balm", { track: 3, place, count })));
  expect(touched(ways, [], "3:2", "balm")).toEqual(["3:1", "3:2", "3:3"]);
  expect(touched(ways, ["3:1", "3:2", "3:3"], "3:3", "balm")).toEqual(["3:1", "3:2"]);
});

test("abyssal and filter name tracks and places", () => {
  expect(graspOf(drink("abyssal-4a", "abyssal", { tracks: [0, 3] })).keys).toEqual(["0:0", "3:0"]);
  expect(graspOf(drink("filter-4a", "filter", { track: 1, places: [2, 5] })).keys).toEqual(["1:2", "1:5"]);
});

test("a copy of a tile stands for the other, sands for what was drunk", () => {
  const legal = [drink("sands-4a", "wisdom", { track: 0, place: 0 }), drink("sands-4a", "abyssal", { tracks: [0] })];
  expect(kindsOf(drinksOf(legal, "sands-4b"))).toEqual(["wisdom", "abyssal"]);
  expect(drinksOf(legal, "sands-5a")).toEqual([]);
});

test("all that fit are put where least is missing; the rest is kept where nothing is to be chosen", () => {
  const own = (hand: string, flask = "") => table({ desks: [desk({ hand, flask }), desk()] });
  expect(nextPut([put("R", 0), put("K", 1)], own("RK"))).toEqual(put("K", 1));
  const keep: Move[] = [{ do: "to_flask", colour: "B" }, { do: "to_flask", colour: "Y" }];
  expect(nextKept(keep, own("BY", "R"))).toEqual(keep[0]);
  expect(nextKept(keep, own("BBY", "R"))).toBeNull();
  expect(nextKept([...keep, put("B", 1)], own("BY"))).toBeNull();
});

test("a refusal marks what it names, and what was asked for", () => {
  const marks = marksOf({ rule: "PE-13", why: "potion-explosion-no-hole", data: { colour: "R", burner: 1 } }, put("R", 1));
  expect(marks).toMatchObject({ burner: 1, colour: "R", spots: [] });
  expect(marksOf({ rule: "PE-7", why: "", data: { track: 2, place: 8 } }, null)?.spots).toEqual(["2:8"]);
  expect(marksOf(null, null)).toBeNull();
});

test("a hint shows its marbles; a drink that can't be is whole enough for the rules", () => {
  expect(hintSpots({ do: "help", track: 1, place: 4 })).toEqual(["1:4"]);
  expect(hintSpots({ do: "end" })).toEqual([]);
  expect(insistedDrink(table(), "blind_love-5a")).toEqual(drink("blind_love-5a", "blind_love", { victim: 1 }));
});
