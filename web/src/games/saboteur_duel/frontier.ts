/** What matters most of a maze that is too large for the window: how far a dwarf has come, and the goals that are nearest. */

import { type Frame, frameOf, type Place } from "./places";
import type { Scene } from "./scene";

const apart = ([column, row]: Place, [other, below]: Place): number => Math.abs(column - other) + Math.abs(row - below);

/** The end of a dwarf's way and the nearest goal that lies face down; of both dwarves where nobody's is the own. */
export function frontierOf({ routes, goals }: Pick<Scene, "routes" | "goals">, seat: number | null): Frame | null {
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
  return frameOf(found.length > 0 ? found : reached);
}
