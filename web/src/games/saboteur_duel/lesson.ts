/** The guided first game: scenes that the engine played through beforehand (`web/lessons`). */

import type { LessonScene as Scene, Outcome } from "../../learn/scenes";
import type { GameEvent } from "../board";
import data from "./lesson.json";

export interface LessonScene extends Scene {
  /** The events that must happen to the learner. */
  good: string[];
}

export const scenes = data.scenes as unknown as LessonScene[];

/** How the learner, in seat 0, fared in a scene. */
export function outcomeOf(scene: LessonScene, events: GameEvent[]): Outcome {
  const own = events.filter((event) => event["seat"] === 0);
  const nuggets = own.reduce((sum, event) => sum + (event.event === "claimed" ? (event["nuggets"] as number) : 0), 0);
  return { good: scene.good.every((name) => own.some(({ event }) => event === name)), nuggets };
}
