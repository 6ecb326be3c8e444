import { expect, test } from "vitest";
import { blastOf } from "./blast";
import { potionOf } from "./scene";
import { table } from "./testing";

test("a pick explodes on and on, and stops where colours differ", () => {
  expect(blastOf("RKYRYYKBB", 3, 0)).toEqual({ places: [3, 2, 4, 5, 1, 6], open: false });
});

test("the middle one of three takes the outer ones along, an outer one does not", () => {
  expect(blastOf("RYYYK", 2, 0).places).toEqual([2, 1, 3]);
  expect(blastOf("RYYYK", 1, 0).places).toEqual([1]);
  expect(blastOf("YYY", 0, 0).places).toEqual([0]);
});

test("what reaches the tank may go on among the hidden marbles", () => {
  expect(blastOf("KRYKRBRRR", 5, 2)).toEqual({ places: [5, 4, 6, 7, 8], open: true });
  expect(blastOf("KRYKRBRRR", 5, 0).open).toBe(false);
  expect(blastOf("RKYRYYKBB", 3, 7).open).toBe(false);
});

test("it takes as many as the view says", () => {
  const { tracks, takes } = potionOf(table());
  tracks.forEach(({ marbles, hidden }, track) =>
    [...marbles.slice(0, 8)].forEach((_, place) => expect(blastOf(marbles, place, hidden).places.length, `${track}:${place}`).toBe(takes[track]![place])),
  );
});
