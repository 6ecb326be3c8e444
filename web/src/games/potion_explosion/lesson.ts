/** The guided first game: scenes that the engine played through beforehand (`web/lessons`). */

import type { LessonScene as Scene, Moment, Outcome } from "../../learn/scenes";
import type { GameEvent, Json, Move, View } from "../board";
import data from "./lesson.json";

export interface LessonScene extends Scene {
  /** What must happen: an event with these fields. */
  good: GameEvent;
}

/** A moment as it is kept: of the view only what differs from the moment before. */
interface Kept {
  view: Json;
  legal: Move[];
  next: { events: GameEvent[]; then: Kept }[];
}

function unfold(kept: Kept, before: Json): Moment {
  const view = { ...before, ...kept.view } as View;
  const next = kept.next.map(({ events, then }) => ({ events, then: unfold(then, view) }));
  return { view, legal: kept.legal, next };
}

type KeptScene = Omit<LessonScene, "start"> & { start: Kept };

export const scenes: LessonScene[] = (data.scenes as unknown as KeptScene[]).map((scene) => ({
  ...scene,
  start: unfold(scene.start, {}),
}));

/** How the learner, in seat 0, fared in a scene. */
export function outcomeOf(scene: LessonScene, events: GameEvent[]): Outcome {
  const wanted = Object.entries(scene.good);
  return { good: events.some((event) => wanted.every(([name, value]) => event[name] === value)) };
}
