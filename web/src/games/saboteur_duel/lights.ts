/** The tunnels that can be reached lie in somebody's lamplight; all others are dark. */

import { type Colour, tunnelsOf } from "./cards";
import { lightOf } from "./drawing";
import { keyOf } from "./places";
import { type Scene, sidesOf } from "./scene";

export interface Light {
  colour: Colour;
  /** The part of a card's tunnels that it reaches. */
  d: string;
}

/** By place: the light of `seat`; everybody's where that is null. */
export function lightsOf({ maze, routes }: Pick<Scene, "maze" | "routes">, colours: Colour[], seat: number | null): Map<string, Light[]> {
  const lies = new Map(maze.map((laid) => [keyOf(laid.at), laid]));
  const lights = new Map<string, Light[]>();
  routes.forEach((route, other) => {
    if (seat !== null && other !== seat) return;
    for (const { at, sides } of sidesOf(route)) {
      const laid = lies.get(keyOf(at));
      const face = laid && tunnelsOf(laid.card, laid.turned);
      if (face) lights.set(keyOf(at), [...(lights.get(keyOf(at)) ?? []), { colour: colours[other]!, d: lightOf(face, sides) }]);
    }
  });
  return lights;
}
