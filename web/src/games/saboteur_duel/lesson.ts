/** The guided first game: scenes that the engine played through beforehand (`lesson.py`). */

import { type LessonScene as Scene, type Outcome, playedOf } from "../../learn/scenes";
import data from "./lesson.json";
import type { Event, Move, View } from "./vocabulary";

export interface LessonScene extends Scene<View, Move, Event> {
  /** The events that must happen to the learner: by name, or by some fields. */
  good: (Event["event"] | (Pick<Event, "event"> & Record<string, unknown>))[];
}

export const scenes = playedOf<LessonScene>(data);

/** How the learner, in seat 0, fared in a scene. */
export function outcomeOf(scene: LessonScene, events: Event[]): Outcome {
  const own = events.filter((event) => "seat" in event && event.seat === 0);
  const nuggets = own.reduce((sum, event) => sum + (event.event === "claimed" ? event.nuggets : 0), 0);
  return { good: scene.good.every((wanted) => own.some((event) => isSo(event, wanted))), nuggets };
}

function isSo(event: Event, wanted: LessonScene["good"][number]): boolean {
  if (typeof wanted === "string") return event.event === wanted;
  const told = new Map<string, unknown>(Object.entries(event));
  return Object.entries(wanted).every(([name, value]) => JSON.stringify(told.get(name)) === JSON.stringify(value));
}
