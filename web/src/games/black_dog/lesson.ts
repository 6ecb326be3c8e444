/** The guided first game: scenes that the engine played through beforehand (`lesson.py`). */

import { type LessonScene as Scene, type Outcome, playedOf } from "../../learn/scenes";
import data from "./lesson.json";
import type { Event, Move, View } from "./vocabulary";

/** Some fields of an event, among them which it is. */
type Wanted = Pick<Event, "event"> & Partial<Record<string, unknown>>;

export interface LessonScene extends Scene<View, Move, Event> {
  /** What must happen: one of these. */
  good: Wanted[];
  /** What must not. */
  bad: Wanted[];
}

export const scenes = playedOf<LessonScene>(data);

function happened(wanted: Wanted, events: Event[]): boolean {
  return events.some((event) => {
    const told = new Map<string, unknown>(Object.entries(event));
    return Object.entries(wanted).every(([name, value]) => told.get(name) === value);
  });
}

/** How the learner, in seat 0, fared in a scene. */
export function outcomeOf(scene: LessonScene, events: Event[]): Outcome {
  return { good: scene.good.some((wanted) => happened(wanted, events)) && !scene.bad.some((event) => happened(event, events)) };
}
