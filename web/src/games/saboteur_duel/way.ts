/** The way that a light takes through a route: from the start to a place, card by card. */

import { ACROSS, type Colour, type Side } from "./cards";
import { keyOf, type Place } from "./places";
import { type Scene, sidesOf } from "./scene";

const STEP: Record<Side, Place> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

/** Cards from the start of a colour to `goal`, along the sides that the route reaches. A ladder leads on where no
 * tunnel does: the way then begins at the card that is farthest along the tunnels. */
export function wayTo({ maze, routes }: Pick<Scene, "maze" | "routes">, seat: number, colour: Colour, goal: Place): Place[] {
  const sides = new Map(sidesOf(routes[seat] ?? []).map((part) => [keyOf(part.at), part.sides]));
  const start = maze.find(({ card }) => card === `S_${colour.toUpperCase()}`)?.at;
  const from = new Map<string, Place | null>([[keyOf(goal), null]]);
  const reached: Place[] = [goal];
  for (const place of reached) {
    if (start && keyOf(place) === keyOf(start)) break;
    for (const side of sides.get(keyOf(place)) ?? []) {
      const next: Place = [place[0] + STEP[side][0], place[1] + STEP[side][1]];
      if (from.has(keyOf(next)) || !sides.get(keyOf(next))?.includes(ACROSS[side])) continue;
      from.set(keyOf(next), place);
      reached.push(next);
    }
  }
  const begin = start && from.has(keyOf(start)) ? start : reached.at(-1)!;
  const way: Place[] = [];
  for (let place: Place | null = begin; place; place = from.get(keyOf(place)) ?? null) way.push(place);
  return way;
}
