import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { colourOf, dashOf, OUTLINES, SHAPES, shapeOf, tinted } from "./colours";

const tokens = readFileSync("src/style/tokens.css", "utf8");
const seats = [...Array(10).keys()];

test("ten seats have ten shapes, each drawn, and a colour that there is", () => {
  expect(new Set(seats.map(shapeOf)).size).toBe(10);
  expect(new Set(seats.map(dashOf)).size).toBe(10);
  for (const seat of seats) {
    expect(OUTLINES[shapeOf(seat)]).toMatch(/^M.*Z$/);
    expect(colourOf(seat)).toBe(`var(--seat-${seat})`);
    expect(tokens).toContain(`--seat-${seat}: var(--tint-${seat});`);
  }
  expect(shapeOf(10)).toBe(SHAPES[0]);
});

/** As WCAG counts it. */
function contrast(one: string, other: string): number {
  const light = (hex: string) =>
    [1, 3, 5]
      .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
      .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
      .reduce((sum, part, i) => sum + part * [0.2126, 0.7152, 0.0722][i]!, 0);
  const [high, low] = [light(one), light(other)].sort((a, b) => b - a);
  return (high! + 0.05) / (low! + 0.05);
}

test("every colour is seen on paper and on wood, by day and by night", () => {
  const pair = (name: string) => tokens.match(new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`))!.slice(1);
  for (const ground of ["paper", "paper-sunk", "wood"]) {
    for (const seat of seats) {
      const [day, night] = pair(`tint-${seat}`).map((tint, i) => contrast(tint, pair(ground)[i]!));
      expect(Math.min(day!, night!), `tint ${seat} on ${ground}`).toBeGreaterThan(3);
    }
  }
});

test("a game may give its seats other colours of the house", () => {
  expect(tinted([3, 1])).toBe("--seat-0: var(--tint-3); --seat-1: var(--tint-1)");
});
