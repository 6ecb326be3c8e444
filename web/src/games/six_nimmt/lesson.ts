/** The guided first round: scenes that the engine played through beforehand (`web/lessons`). */

import type { LessonScene as Scene, Moment } from "../../learn/scenes";
import type { GameEvent } from "../board";
import { headsOnAll } from "./cards";
import data from "./lesson.json";
import { tableOf } from "./scene";

export { following, type Moment } from "../../learn/scenes";

export interface LessonScene extends Scene {
  good: { placed?: number; took?: boolean; cheapest?: boolean };
}

export const scenes = data.scenes as unknown as LessonScene[];

export type Outcome = {
  good: boolean;
  card: number;
  row: number;
  heads: number;
  /** The heads of the cheapest row when one was to be chosen. */
  least: number;
};

/** How the learner, in seat 0, fared in a scene: `events` of all of it, `last` moment before its end. */
export function outcomeOf(scene: LessonScene, events: GameEvent[], last: Moment): Outcome {
  const own = events.filter((event) => event["seat"] === 0);
  const placed = own.findLast(({ event }) => event === "placed");
  const taken = own.filter(({ event }) => event === "took");
  const heads = taken.reduce((sum, event) => sum + (event["heads"] as number), 0);
  const row = (placed?.["row"] ?? 0) as number;
  const least = Math.min(...tableOf(last.view).rows.map(headsOnAll));
  const { good } = scene;
  return {
    good:
      (good.placed === undefined || good.placed === row) &&
      (good.took === undefined || good.took === taken.length > 0) &&
      (!good.cheapest || heads === least),
    card: (placed?.["card"] ?? 0) as number,
    row,
    heads,
    least,
  };
}
