/** From where the maze is looked at: the middle of the window in columns and rows, and how many
 * pixels a card is wide. */

import type { Frame } from "./places";

export interface Look {
  x: number;
  y: number;
  wide: number;
}

export interface Room {
  wide: number;
  high: number;
}

export const TALL = 1.5;
const LEAST = 20;
const MOST = 260;
/** Free space round the maze, in cards. */
const MARGIN = 0.1;

/** How wide a card is when all of `frame` is seen. */
export function widthFor(frame: Frame, room: Room): number {
  const columns = frame.right - frame.left + 2 * MARGIN;
  const rows = frame.bottom - frame.top + 2 * MARGIN;
  return Math.min(room.wide / columns, room.high / (rows * TALL));
}

/** So wide a card is at least when the window rests: wide enough for a finger, and where there is room for some
 * columns and rows of them, wide enough to be looked at. */
export function leastFor({ wide, high }: Room): number {
  return Math.max(45, Math.min(56, wide / 5, high / (2.6 * TALL)));
}

/** Whether all of `frame` is seen. */
export function covers({ x, y, wide }: Look, frame: Frame, room: Room): boolean {
  const [across, down] = [room.wide / wide / 2 + 0.001, room.high / (wide * TALL) / 2 + 0.001];
  return frame.left >= x - across && frame.right <= x + across && frame.top >= y - down && frame.bottom <= y + down;
}

/** All of `frame`, or, where cards would become narrower than `least`, the part round `centre`. */
export function lookAt(frame: Frame, room: Room, least = LEAST, centre: Frame = frame): Look {
  const wide = Math.max(least, widthFor(frame, room));
  return {
    wide,
    x: along(frame.left, frame.right, centre.left, centre.right, room.wide / wide),
    y: along(frame.top, frame.bottom, centre.top, centre.bottom, room.high / (wide * TALL)),
  };
}

/** The middle of a window of this length: over all of it, or near the centre but not past the ends. */
function along(from: number, to: number, first: number, last: number, length: number): number {
  const middle = (from + to) / 2;
  if (to - from + 2 * MARGIN <= length) return middle;
  const half = length / 2 - MARGIN;
  return Math.min(to - half, Math.max(from + half, (first + last) / 2));
}

/** Closer or further away; the point `x`, `y` (pixels from the middle) stays where it is. */
export function zoomed(look: Look, by: number, x = 0, y = 0): Look {
  const wide = Math.min(MOST, Math.max(LEAST, look.wide * by));
  const shift = 1 / look.wide - 1 / wide;
  return { wide, x: look.x + x * shift, y: look.y + (y * shift) / TALL };
}

/** Dragged by some pixels. */
export function dragged(look: Look, x: number, y: number): Look {
  return { ...look, x: look.x - x / look.wide, y: look.y - y / (look.wide * TALL) };
}

/** Moved just as far as is needed to see the card at a column and row. */
export function including(look: Look, column: number, row: number, room: Room): Look {
  const halfX = room.wide / look.wide / 2;
  const halfY = room.high / (look.wide * TALL) / 2;
  return {
    ...look,
    x: Math.min(column + halfX, Math.max(column + 1 - halfX, look.x)),
    y: Math.min(row + halfY, Math.max(row + 1 - halfY, look.y)),
  };
}
