/** What time brings to a table, fetched where there is time or other people: who plays with bots alone, and without a clock,
 * needs none of it. */

import type { Component } from "svelte";
import { later } from "../parts/later";
import type { Ticking } from "./ticking.svelte";

/** The clocks of this table, and who draws them. */
export interface TimeHere {
  ticking: Ticking;
  SeatClock: Component<{ seat: number; ticking: Ticking }>;
  BarClock: Component<{ ticking: Ticking; onopen: () => void }>;
}

export const atTable = later(() => import("./spoken").then(({ atTable }) => atTable()));
