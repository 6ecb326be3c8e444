import { beforeEach, describe, expect, test } from "vitest";
import { awaited, firstAfter, goesTo, isForAll, type Moment } from "./passing";
import { freeFace, lastPeople, MOST, rememberPeople } from "./people";
import { AVATARS } from "../people/faces";

/** Three at this device in seats 0, 1 and 3; a friend in 2. */
const table = (acting: number[], lent: number[] = []): Moment => ({
  acting,
  sitters: [0, 1, 2, 3].map((seat) => ({ level: lent.includes(seat) ? ("normal" as const) : null })),
  shared: [
    { person: 1, seat: 0 },
    { person: 2, seat: 1 },
    { person: 3, seat: 3 },
  ],
});
const seatsOf = (people: { seat: number }[]) => people.map(({ seat }) => seat);

describe("a device that is passed round", () => {
  test("waits for those who sit at it and must decide, and not for whom a bot plays", () => {
    expect(seatsOf(awaited(table([0, 1, 2, 3])))).toEqual([0, 1, 3]);
    expect(seatsOf(awaited(table([0, 1, 2, 3], [1])))).toEqual([0, 3]);
    expect(awaited(table([2]))).toEqual([]);
  });

  test("goes round the table", () => {
    const all = awaited(table([0, 1, 3]));
    expect(firstAfter(all, -1, 4)?.seat).toBe(0);
    expect(firstAfter(all, 0, 4)?.seat).toBe(1);
    expect(firstAfter(all, 1, 4)?.seat).toBe(3);
    expect(firstAfter(all, 3, 4)?.seat).toBe(0);
    expect(firstAfter([], 3, 4)).toBeNull();
  });

  test("stays with who must decide again, and while nobody else here must", () => {
    expect(goesTo(table([1]), 1, false)).toBeNull();
    expect(goesTo(table([0, 1]), 1, false)).toBeNull();
    expect(goesTo(table([2]), 1, false)).toBeNull();
    expect(goesTo(table([2]), 1, true)).toBeNull();
    expect(goesTo(table([1]), 1, true)).toBeNull();
  });

  test("goes to the next who must, and after something for all also where everybody must", () => {
    expect(goesTo(table([3]), 1, false)?.seat).toBe(3);
    expect(goesTo(table([0, 3]), 1, false)?.seat).toBe(3);
    expect(goesTo(table([0, 1, 3]), 1, true)?.seat).toBe(3);
    expect(goesTo(table([0, 3], [0, 3]), 1, false)).toBeNull();
  });

  test("is for all to see when others have done something, or nobody in particular", () => {
    expect(isForAll([{ event: "chose", seat: 1 }], 1)).toBe(false);
    expect(isForAll([{ event: "chose", seat: 1 }, { event: "placed", seat: 0 }], 1)).toBe(true);
    expect(isForAll([{ event: "revealed" }], 1)).toBe(true);
    expect(isForAll([], 1)).toBe(false);
  });
});

describe("the people at this device", () => {
  beforeEach(() => localStorage.clear());

  test("are remembered for the next time", () => {
    rememberPeople([{ name: "Sara", face: "fig" }]);
    expect(lastPeople()).toEqual([{ name: "Sara", face: "fig" }]);
  });

  test("are nobody where what is kept makes no sense, and never too many", () => {
    for (const kept of ["no list", "{}", "7", '[{ "name": 3, "face": "fig" }, { "name": "Sara", "face": "nobody" }]']) {
      localStorage.setItem("korsi-people", kept);
      expect(lastPeople()).toEqual([]);
    }
    rememberPeople(Array.from({ length: 30 }, () => ({ name: "Sara", face: "fig" as const })));
    expect(lastPeople()).toHaveLength(MOST - 1);
  });

  test("have faces of their own, as long as there are enough", () => {
    expect(freeFace([])).toBe(AVATARS[0]);
    expect(freeFace([AVATARS[0]!, AVATARS[1]!])).toBe(AVATARS[2]);
    expect(freeFace([AVATARS[1]!], AVATARS[0]!)).toBe(AVATARS[2]);
    expect(freeFace([...AVATARS], AVATARS[0]!)).toBe(AVATARS[1]);
  });
});
