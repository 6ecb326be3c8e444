/** The guided first round: scenes that the engine played through beforehand (`web/lessons`). */

import type { GameEvent, Move, View } from "../board";
import { headsOnAll } from "./cards";
import data from "./lesson.json";
import { tableOf } from "./scene";

export interface Moment {
  view: View;
  legal: Move[];
  /** What follows each of the legal moves, in their order; nothing at the end of a scene. */
  next: { events: GameEvent[]; then: Moment }[];
}

export interface LessonScene {
  key: string;
  rule: string;
  good: { placed?: number; took?: boolean; cheapest?: boolean };
  start: Moment;
}

export const scenes = data.scenes as unknown as LessonScene[];

/** What follows this move; null if it is none of the legal ones. */
export function following(moment: Moment, move: Move): Moment["next"][number] | null {
  const wanted = JSON.stringify(move);
  const which = moment.legal.findIndex((legal) => JSON.stringify(legal) === wanted);
  return moment.next[which] ?? null;
}

export interface Outcome {
  good: boolean;
  card: number;
  row: number;
  heads: number;
  /** The heads of the cheapest row when one was to be chosen. */
  least: number;
}

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
