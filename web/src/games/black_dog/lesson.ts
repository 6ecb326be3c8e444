/** The guided first game: scenes that the engine played through beforehand (`web/lessons`). */

import type { LessonScene as Scene, Outcome } from "../../learn/scenes";
import type { GameEvent } from "../board";
import data from "./lesson.json";

export interface LessonScene extends Scene {
  /** What must happen: an event with these fields. */
  good: GameEvent[];
  /** What must not. */
  bad: GameEvent[];
}

export const scenes = data.scenes as unknown as LessonScene[];

function happened(wanted: GameEvent, events: GameEvent[]): boolean {
  return events.some((event) => Object.entries(wanted).every(([name, value]) => event[name] === value));
}

/** How the learner, in seat 0, fared in a scene. */
export function outcomeOf(scene: LessonScene, events: GameEvent[]): Outcome {
  return { good: scene.good.some((wanted) => happened(wanted, events)) && !scene.bad.some((event) => happened(event, events)) };
}
