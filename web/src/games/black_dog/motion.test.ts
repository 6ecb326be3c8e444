import { expect, test } from "vitest";
import { offsetsOf, runOver, turned } from "./motion";
import type { Point } from "./places";

test("steps of different lengths end where they should", () => {
  expect(offsetsOf([1, 1, 2])).toEqual([0, 0.25, 0.5, 1]);
});

test("the disc is heaved back, runs on past its stop, and comes to rest on it", () => {
  const way = Array.from({ length: 101 }, (_, i) => turned(i / 100));
  expect(way[0]).toBeCloseTo(0);
  expect(way.at(-1)).toBeCloseTo(1);
  expect(Math.min(...way)).toBeLessThan(-0.03);
  expect(Math.max(...way)).toBeGreaterThan(1.02);
  const jumps = way.slice(1).map((now, i) => Math.abs(now - way[i]!));
  expect(Math.max(...jumps)).toBeLessThan(0.04); // nowhere by a leap
});

test("the dog stops where it bites, and a long run takes no longer than one may look at", () => {
  const points = (count: number) => Array.from({ length: count }, (_, i): Point => [i, 0]);
  const run = runOver(points(5), [2]);
  expect(run.leaves[2]! - run.arrives[2]!).toBeGreaterThan(150);
  expect(run.leaves[3]).toBe(run.arrives[3]);
  expect(runOver(points(60), []).ms).toBeLessThan(1700);
});
