/** The guided first game: scenes that the engine played through beforehand (`lesson.py`). */

import { type LessonScene as Scene, type Moment as AnyMoment, type Outcome, playedOf } from "../../learn/scenes";
import data from "./lesson.json";
import type { Event, Move, View } from "./vocabulary";

export type Moment = AnyMoment<View, Move, Event>;

export interface LessonScene extends Scene<View, Move, Event> {
  /** What must happen: an event with these fields. */
  good: Partial<Event>;
}

/** A moment as it is kept: of the view only what differs from the moment before. */
interface Kept {
  view: Partial<View>;
  legal: Move[];
  next: { events: Event[]; then: Kept }[];
}

/** The first moment of a scene has a whole view. */
type KeptScene = Omit<LessonScene, "start"> & { start: Kept & { view: View } };

function unfold(kept: Kept, view: View): Moment {
  const next = kept.next.map(({ events, then }) => ({ events, then: unfold(then, Object.assign({ ...view }, then.view)) }));
  return { view, legal: kept.legal, next };
}

export const scenes: LessonScene[] = playedOf<KeptScene>(data).map((scene) => ({ ...scene, start: unfold(scene.start, scene.start.view) }));

/** How the learner, in seat 0, fared in a scene. */
export function outcomeOf({ good }: LessonScene, events: Event[]): Outcome {
  const wanted = Object.entries(good);
  return { good: events.some((event) => wanted.every(([name, value]) => Object.entries(event).some(([is, what]) => is === name && what === value))) };
}
