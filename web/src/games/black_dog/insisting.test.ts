import { expect, test } from "vitest";
import { offersOf } from "./choice";
import { type Held, insisted, insistedHome, meantOffers, moverOf, type Touched } from "./insisting";
import { table } from "./testing";

// Own pawns (seat 0) in the pen, on 5, 20 and in the lane; the partner is seat 2; the dog stands on 9.
const view = table();
const held = (card: string, more: Partial<Held> = {}): Held => ({ card, as: null, chosen: null, parts: [], left: 0, ...more });
const tries = (card: string, touched: Touched, more: Partial<Held> = {}) => insisted(held(card, more), touched, view);

const OWN = { seat: 0, at: 5 };
const OWN_PEN = { seat: 0, at: -1 };
const OWN_HOME = { seat: 0, at: 66 };
const PARTNER = { seat: 2, at: 40 };
const OPPONENT = { seat: 1, at: 28 };
const OPPONENT_PEN = { seat: 1, at: -2 };
const OPPONENT_HOME = { seat: 3, at: 66 };
const DOG = { seat: null, at: 9 };

test("with a number a pawn is tried as it stands, whoever owns it", () => {
  const step = (seat: number, from: number, to: number) => ({ do: "step", card: "blue_8", seat, from, steps: 8, to });
  expect(tries("blue_8", { seat: 0, at: 60 })).toEqual(step(0, 60, 4));
  expect(tries("blue_8", OWN_HOME)).toEqual(step(0, 66, 67));
  expect(tries("blue_8", PARTNER)).toEqual(step(2, 40, 48));
  expect(tries("blue_8", OPPONENT)).toEqual(step(1, 28, 36));
  expect(tries("blue_8", OPPONENT_HOME)).toEqual(step(3, 66, 67));
  expect(tries("blue_8", OPPONENT_PEN)).toEqual(step(1, -1, 8));
  expect(tries("blue_8", DOG)).toEqual(step(0, 9, 17));
  expect(tries("black_1_7", OPPONENT)).toEqual({ do: "step", card: "black_1_7", seat: 1, from: 28, steps: 1, to: 29 });
});

test("out of the own pen a pawn is brought with whatever card; out of another's with a start card", () => {
  for (const card of ["blue_8", "black_5", "magnet", "start_13"]) expect(tries(card, OWN_PEN)).toEqual({ do: "start", card, seat: 0 });
  expect(tries("start_13", OPPONENT_PEN)).toEqual({ do: "start", card: "start_13", seat: 1 });
});

test("with a pawn in mind, another's piece is where it shall get", () => {
  const chosen = { seat: 0, at: 20 };
  expect(tries("blue_8", OPPONENT, { chosen })).toEqual({ do: "step", card: "blue_8", seat: 0, from: 20, steps: 8, to: 28 });
  expect(tries("blue_3", OPPONENT, { chosen })).toEqual({ do: "step", card: "blue_3", seat: 0, from: 20, steps: 3, to: 28 });
  expect(tries("magnet", OPPONENT, { chosen })).toEqual({ do: "magnet", card: "magnet", seat: 0, from: 20, to: 27 });
  expect(tries("magnet", DOG, { chosen })).toEqual({ do: "magnet", card: "magnet", seat: 0, from: 20, to: 8 });
  expect(tries("blue_8", OWN, { chosen })).toMatchObject({ from: 5 });
});

test("a magnet is never taken for a start card, unless the own pen is touched", () => {
  const magnet = (seat: number, from: number, to: number) => ({ do: "magnet", card: "magnet", seat, from, to });
  expect(tries("magnet", OWN)).toEqual(magnet(0, 5, 6));
  expect(tries("magnet", OWN_HOME)).toEqual(magnet(0, 66, 0));
  expect(tries("magnet", OPPONENT)).toEqual(magnet(1, 28, 0));
  expect(tries("magnet", OPPONENT_PEN)).toEqual(magnet(1, -1, 0));
  expect(tries("magnet", OPPONENT_HOME)).toEqual(magnet(3, 66, 0));
  expect(tries("magnet", DOG)).toEqual(magnet(0, 9, 0));
  expect(tries("copy", OPPONENT, { as: "magnet" })).toEqual({ ...magnet(1, 28, 0), card: "copy", as: "magnet" });
});

test("a swap is tried with the pawn that was touched and the likeliest other", () => {
  const swap = (own: number[], other: number[]) => ({ do: "swap", card: "swap", own, other });
  expect(tries("swap", OWN_HOME)).toEqual(swap([0, 66], [1, 28]));
  expect(tries("swap", OWN_PEN)).toEqual(swap([0, -1], [1, 28]));
  expect(tries("swap", { seat: 1, at: 16 })).toEqual(swap([0, 5], [1, 16]));
  expect(tries("swap", OPPONENT_PEN)).toEqual(swap([0, 5], [1, -1]));
  expect(tries("swap", OPPONENT_HOME, { chosen: { seat: 0, at: 20 } })).toEqual(swap([0, 20], [3, 66]));
  expect(tries("swap", DOG)).toEqual(swap([0, 5], [1, 9]));
});

test("a team-4 is tried with the portions given out and the steps left", () => {
  const parts = [{ seat: 0, from: 5, steps: 1, to: 6 }];
  expect(tries("team_4", OPPONENT)).toEqual({ do: "split", card: "team_4", parts: [{ seat: 1, from: 28, steps: 4, to: 32 }] });
  expect(tries("team_4", PARTNER, { parts, left: 3 })).toEqual({ do: "split", card: "team_4", parts: [...parts, { seat: 2, from: 40, steps: 3, to: 43 }] });
  expect(tries("team_4", OWN_PEN)).toMatchObject({ parts: [{ seat: 0, from: -1, steps: 4 }] });
  expect(tries("team_4", DOG)).toMatchObject({ parts: [{ seat: 0, from: 9, steps: 4, to: 13 }] });
});

test("a copy of nothing is a copy of nothing, whatever is touched", () => {
  for (const touched of [OWN, OWN_PEN, OPPONENT, DOG]) expect(tries("copy", touched)).toMatchObject({ do: "start", card: "copy" });
});

test("a place of the own lane is where the pawn in mind shall get", () => {
  const chosen = { seat: 0, at: 20 };
  expect(insistedHome(held("blue_8", { chosen }), { seat: 0, at: 65 })).toEqual({ do: "step", card: "blue_8", seat: 0, from: 20, steps: 8, to: 65 });
  expect(insistedHome(held("magnet", { chosen }), { seat: 0, at: 65 })).toEqual({ do: "magnet", card: "magnet", seat: 0, from: 20, to: 65 });
  expect(insistedHome(held("blue_8"), { seat: 0, at: 65 })).toBeNull();
  expect(insistedHome(held("swap", { chosen }), { seat: 0, at: 65 })).toBeNull();
});

test("who has all pawns home means the partner's", () => {
  const home = table({ pawns: [[64, 65, 66, 67], [-1, -1, 16, 28], [-1, -1, 40, 61], [-1, 12, 44, 66]] });
  expect([moverOf(view), moverOf(home)]).toEqual([0, 2]);
  expect(insisted(held("start_13"), { seat: 2, at: -1 }, home)).toEqual({ do: "start", card: "start_13", seat: 2 });
  expect(insisted(held("swap"), { seat: 1, at: 16 }, home)).toEqual({ do: "swap", card: "swap", own: [2, 40], other: [1, 16] });
});

test("who touches the piece that a magnet leads to, or a pawn that can be swapped, means that way", () => {
  const magnets = offersOf([{ do: "magnet", card: "magnet", seat: 0, from: 5, to: 8 }, { do: "magnet", card: "magnet", seat: 0, from: 20, to: 27 }], [], view.origins);
  expect(meantOffers(magnets, DOG).map(({ key }) => key)).toEqual(["0:5"]);
  expect(meantOffers(magnets, OPPONENT).map(({ key, ways }) => [key, ways.length])).toEqual([["0:20", 1]]);
  expect(meantOffers(magnets, PARTNER)).toEqual([]);
  const swaps = offersOf([5, 20].map((at) => ({ do: "swap", card: "swap", own: [0, at], other: [1, 28] })), [], view.origins);
  expect(meantOffers(swaps, OPPONENT)).toHaveLength(2);
  expect(meantOffers(swaps, OPPONENT_PEN)).toEqual([]);
});
