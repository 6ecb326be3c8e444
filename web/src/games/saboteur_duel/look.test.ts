import { expect, test } from "vitest";
import { covers, dragged, including, leastFor, lookAt, widthFor, zoomed } from "./look";

const maze = { left: 1, top: 1, right: 11, bottom: 6 };
const phone = { wide: 390, high: 430 };

test("all of the maze is seen, in the middle", () => {
  const look = lookAt(maze, phone);
  expect(look).toMatchObject({ x: 6, y: 3.5 });
  expect(look.wide).toBeCloseTo(390 / 10.2);
  expect(widthFor(maze, { wide: 4000, high: 4000 })).toBeCloseTo(4000 / 10.2); // it grows with the window
  expect(covers(look, maze, phone)).toBe(true);
  expect(covers({ ...look, wide: 56 }, maze, phone)).toBe(false);
});

test("places to touch are wide enough, and the window stays at the maze", () => {
  const lit = { left: 9, top: 2, right: 11, bottom: 3 };
  const look = lookAt(maze, phone, 45, lit);
  expect(look.wide).toBe(45);
  expect(look.x + 390 / 45 / 2).toBeCloseTo(11.1);
});

test("what is under the finger stays there while zooming", () => {
  const look = { x: 5, y: 3, wide: 40 };
  const closer = zoomed(look, 1.5, 80, -60);
  expect(closer.wide).toBe(60);
  expect(closer.x + 80 / 60).toBeCloseTo(look.x + 80 / 40);
  expect(closer.y - 60 / 90).toBeCloseTo(look.y - 60 / 60);
  expect(zoomed(look, 100).wide).toBe(260);
});

test("dragging moves the maze with the finger; a focused place is brought into sight", () => {
  expect(dragged({ x: 5, y: 3, wide: 40 }, 40, -60)).toEqual({ x: 4, y: 4, wide: 40 });
  const look = including({ x: 5, y: 3, wide: 40 }, 20, 3, { wide: 400, high: 600 });
  expect(look.x).toBe(16);
  expect(look.y).toBe(3);
});

test("at rest cards are 56 px wide, and never too narrow for a finger", () => {
  expect(leastFor(phone)).toBe(56);
  expect(leastFor({ wide: 250, high: 220 })).toBe(50);
  expect(leastFor({ wide: 150, high: 120 })).toBe(45);
});
