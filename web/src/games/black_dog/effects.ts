/** What is only for show on this board: light and splinters where a pawn is hit or bitten, gold where one comes home, the
 * jolt of the disc at its stop. Fetched when nothing else is wanted. */

import { flash, ring, shake, sparks } from "../../pieces/effects";
import { type Point, REACH } from "./places";

export type Impact = "hit" | "bite" | "stop" | "home";
export interface Effects {
  /** Two things meet at a point of the board. */
  impact(square: HTMLElement, kind: Impact, at: Point): Animation[];
}

export const effects: Effects = {
  impact(square, kind, [x, y]) {
    const air = square.querySelector<HTMLElement>("[data-air]");
    const { left, top, width } = square.getBoundingClientRect();
    const unit = width / (2 * REACH);
    const at = { x: left + (x + REACH) * unit, y: top + (y + REACH) * unit };
    if (!air || width === 0) return [];
    const reach = 15 * unit;
    switch (kind) {
      case "hit":
        return [
          ...flash(air, at, "#fff2c4", 26 * unit),
          ...sparks(air, at, { colour: "#f3c65a", also: "#fffaf0", count: 10, reach, size: 2.2 * unit }),
          ...shake(square, 3),
        ];
      case "bite":
        return [
          ...flash(air, at, "#ff9a7a", 22 * unit),
          ...sparks(air, at, { colour: "#c4261a", also: "#17120e", count: 8, reach: 0.8 * reach, size: 2 * unit }),
          ...shake(square, 2),
        ];
      case "home":
        return [
          ...ring(air, at, "#f3c65a", 26 * unit),
          ...sparks(air, at, { colour: "#f3c65a", also: "#fff2c4", count: 10, reach: 0.9 * reach, size: 1.6 * unit, fall: -0.2 }),
        ];
      case "stop":
        return shake(square, 2);
    }
  },
};
