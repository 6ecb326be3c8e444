/** The guided first round: scenes that the engine played through beforehand (`lesson.py`). */

import { type LessonScene as Scene, type Moment as AnyMoment, playedOf } from "../../learn/scenes";
import { headsOnAll } from "./cards";
import data from "./lesson.json";
import type { Event, Move, View } from "./vocabulary";

export { following } from "../../learn/scenes";

export type Moment = AnyMoment<View, Move, Event>;

export interface LessonScene extends Scene<View, Move, Event> {
  good: { placed?: number; took?: boolean; cheapest?: boolean };
}

export const scenes = playedOf<LessonScene>(data);

export type Outcome = {
  good: boolean;
  card: number;
  row: number;
  heads: number;
  /** The heads of the cheapest row when one was to be chosen. */
  least: number;
};

/** How the learner, in seat 0, fared in a scene: `events` of all of it, `last` moment before its end. */
export function outcomeOf(scene: LessonScene, events: Event[], last: Moment): Outcome {
  const placed = events.filter((event) => event.event === "placed").findLast(({ seat }) => seat === 0);
  const taken = events.filter((event) => event.event === "took").filter(({ seat }) => seat === 0);
  const heads = taken.reduce((sum, took) => sum + took.heads, 0);
  const row = placed?.row ?? 0;
  const least = Math.min(...last.view.rows.map(headsOnAll));
  const { good } = scene;
  return {
    good:
      (good.placed === undefined || good.placed === row) &&
      (good.took === undefined || good.took === taken.length > 0) &&
      (!good.cheapest || heads === least),
    card: placed?.card ?? 0,
    row,
    heads,
    least,
  };
}
