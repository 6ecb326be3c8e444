/** The guided first game: scenes that the engine played through beforehand (`lesson.py`). */

import { type LessonScene as Scene, type Moment as AnyMoment, type Outcome, playedOf } from "../../learn/scenes";
import data from "./lesson.json";
import type { Event, Move, View } from "./vocabulary";

export type Moment = AnyMoment<View, Move, Event>;

export interface LessonScene extends Scene<View, Move, Event> {
  /** What must happen: an event with these fields; of marbles that are taken, which or how many. */
  good: Record<string, unknown> & { marbles?: [colour: string, place: number][] };
}

/** A moment as it is kept: of the view only what differs from the moment before. */
interface Kept {
  view: Partial<View>;
  legal: Move[];
  next: { events: Event[]; then: Kept }[];
  refused?: Moment["refused"];
}

/** The first moment of a scene has a whole view. */
type KeptScene = Omit<LessonScene, "start"> & { start: Kept & { view: View } };

function unfold(kept: Kept, view: View): Moment {
  const next = kept.next.map(({ events, then }) => ({ events, then: unfold(then, Object.assign({ ...view }, then.view)) }));
  return { view, legal: kept.legal, next, refused: kept.refused ?? [] };
}

export const scenes: LessonScene[] = playedOf<KeptScene>(data).map((scene) => ({ ...scene, start: unfold(scene.start, scene.start.view) }));

/** How the learner, in seat 0, fared in a scene. */
export function outcomeOf({ good }: LessonScene, events: Event[]): Outcome {
  return { good: events.some((event) => Object.entries(good).every(([name, value]) => isSo(event, name, value))) };
}

function isSo(event: Event, name: string, value: unknown): boolean {
  if (event.event === "took" && name === "count") return event.marbles.length === value;
  const told = new Map<string, unknown>(Object.entries(event)).get(name);
  if (event.event !== "took" || name !== "marbles") return told === value;
  return JSON.stringify(event.marbles.map(({ colour, place }) => [colour, place]).sort()) === JSON.stringify([...(value as unknown[])].sort());
}
