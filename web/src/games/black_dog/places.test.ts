import { expect, test } from "vitest";
import { bitesAlong, keyOf, penAt, pointOf, runOf, spaceAt, spaces, turnOf, wayOf } from "./places";

test("the own origin lies at the bottom, whoever looks", () => {
  for (const origin of [0, 16, 32, 48]) {
    const turn = turnOf(origin);
    expect(spaceAt(origin, turn).map(Math.round)).toEqual([20, 88]);
    expect(penAt(origin, 0, turn).map(Math.round)).toEqual([30, 88]);
  }
});

test("no two places lie on each other, the fifth spot beside the pen included", () => {
  const points = [
    ...spaces.map((at) => spaceAt(at, 1)),
    ...[0, 16, 32, 48].flatMap((origin) => [64, 65, 66, 67, -1, -2, -3, -4, -5].map((at) => pointOf(at, origin, 1))),
  ];
  points.forEach(([x, y], i) => {
    for (const [ax, ay] of points.slice(i + 1)) expect(Math.hypot(x - ax, y - ay)).toBeGreaterThan(9);
  });
});

test("a walk goes clockwise, and over the own origin into the lane", () => {
  expect(wayOf(62, 1, 0)).toEqual([63, 0, 1]);
  expect(wayOf(62, 65, 0)).toEqual([63, 0, 64, 65]);
  expect(wayOf(64, 66, 0)).toEqual([65, 66]);
  expect(wayOf(14, 66, 16)).toEqual([15, 16, 64, 65, 66]);
});

test("the dog jumps over the origins", () => {
  expect(runOf(62, 2)).toEqual([63, 1, 2]);
});

test("lanes and pens are each owner's own, spaces everybody's", () => {
  expect(keyOf({ seat: 2, at: 65 })).toBe("2:65");
  expect(keyOf({ seat: 2, at: 12 })).toBe(keyOf({ seat: 0, at: 12 }));
});

test("the dog bites at the step at which it passes somebody; over an origin it jumps, and bites from its next space", () => {
  const bitten = (at: number) => ({ event: "bitten" as const, owner: 1, at, how: "passed" as const });
  const places = [13, ...runOf(13, 18)];
  expect(places).toEqual([13, 14, 15, 17, 18]);
  const then = [bitten(14), bitten(16), bitten(18), { event: "turn-due" as const, seat: 0, paws: [8] }, bitten(15)];
  expect(bitesAlong(places, then).map(({ step, bite }) => [step, bite.at])).toEqual([[1, 14], [3, 16], [4, 18]]);
});
