/** What matters most of a maze that is too large for the window: how far a dwarf has come, and the goals that are nearest. */

import { covers, including, leastFor, type Look, lookAt, type Room } from "./look";
import { around, type Frame, frameOf, type Place } from "./places";
import type { Scene } from "./scene";

const apart = ([column, row]: Place, [other, below]: Place): number => Math.abs(column - other) + Math.abs(row - below);

export interface Frontier {
  /** Where the way goes on. */
  end: Place;
  /** With the goal that is nearest to it. */
  frame: Frame;
}

/** The end of a dwarf's way and the nearest goal that lies face down; of both dwarves where nobody's is the own. */
export function frontierOf({ routes, goals }: Pick<Scene, "routes" | "goals">, seat: number | null): Frontier | null {
  const reached = routes
    .filter((_, other) => seat === null || other === seat)
    .flat()
    .map(([column, row]): Place => [column, row]);
  let found: Place[] = [];
  let least = Infinity;
  for (const place of reached) {
    for (const { at } of goals) {
      const far = apart(place, at);
      if (far < least) [found, least] = [[place, at], far];
    }
  }
  const [end = reached.at(-1)] = found;
  return end ? { end, frame: frameOf(found.length > 0 ? found : reached)! } : null;
}

/** On what the window rests: all of the maze, or how far the way has come and, if there is room for both, what happened
 * last; where the goal is too far away, at least where the way goes on. */
export function restAt(all: Frame, room: Room, frontier: Frontier | null, happened: Frame | null): Look {
  const least = leastFor(room);
  if (!frontier) return lookAt(all, room, least, { ...all, right: all.left });
  const both = happened && around(frontier.frame, happened);
  const look = both && lookAt(all, room, least, both);
  if (look && covers(look, both, room)) return look;
  return including(lookAt(all, room, least, frontier.frame), ...frontier.end, room);
}
