/** Places of the maze, and the way from one to the next. */

import type { FaceUp } from "./vocabulary";

/** Column and row. */
export type Place = FaceUp["at"];

export const keyOf = ([column, row]: Place): string => `${column},${row}`;
export const placeOf = (key: string): Place => key.split(",").map(Number) as Place;
export const same = (one: Place | null, other: Place | null): boolean =>
  one !== null && other !== null && one[0] === other[0] && one[1] === other[1];

/** The four neighbours: north, east, south, west. */
const besides = ([column, row]: Place): Place[] => [
  [column, row - 1],
  [column + 1, row],
  [column, row + 1],
  [column - 1, row],
];

/** The empty places beside `taken` ones. */
export function rimOf(taken: Place[]): Place[] {
  const known = new Set(taken.map(keyOf));
  const rim = new Map<string, Place>();
  for (const place of taken) {
    for (const beside of besides(place)) {
      if (!known.has(keyOf(beside))) rim.set(keyOf(beside), beside);
    }
  }
  return [...rim.values()];
}

const STEPS: Record<string, Place> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where an arrow leads from `at`: the nearest in its direction, straight on if there is one. */
export function stepFrom(stops: Place[], at: Place, key: string): Place | null {
  const step = STEPS[key];
  if (!step) return null;
  let best: Place | null = null;
  let least = Infinity;
  for (const stop of stops) {
    const [x, y] = [stop[0] - at[0], stop[1] - at[1]];
    const ahead = x * step[0] + y * step[1];
    if (ahead <= 0) continue;
    const aside = Math.abs(x * step[1]) + Math.abs(y * step[0]);
    const far = ahead + 2.5 * aside;
    if (far < least) [best, least] = [stop, far];
  }
  return best;
}

/** The smallest frame round some places, in columns and rows: from, to (behind the last). */
export interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function frameOf(places: Place[]): Frame | null {
  if (places.length === 0) return null;
  const columns = places.map(([column]) => column);
  const rows = places.map(([, row]) => row);
  return {
    left: Math.min(...columns),
    top: Math.min(...rows),
    right: Math.max(...columns) + 1,
    bottom: Math.max(...rows) + 1,
  };
}

/** The smallest frame round two. */
export function around(one: Frame, other: Frame): Frame {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}
