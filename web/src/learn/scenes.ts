/** Scenes of a lesson, which the engine played through beforehand (`web/lessons`). */

import type { GameEvent, Move, View } from "../games/board";

export interface Moment {
  view: View;
  legal: Move[];
  /** What follows each of the legal moves, in their order; nothing at the end of a scene. */
  next: { events: GameEvent[]; then: Moment }[];
}

export interface LessonScene {
  key: string;
  rule: string;
  start: Moment;
}

/** How the learner fared in a scene; the rest is for the sentence about it. */
export type Outcome = { good: boolean } & Record<string, unknown>;

/** What follows this move; null if it is none of the legal ones. */
export function following(moment: Moment, move: Move): Moment["next"][number] | null {
  const wanted = wordsOf(move);
  const which = moment.legal.findIndex((legal) => wordsOf(legal) === wanted);
  return moment.next[which] ?? null;
}

/** A move's fields in one order. */
function wordsOf(move: Move): string {
  return JSON.stringify(Object.entries(move).sort(([one], [other]) => (one < other ? -1 : 1)));
}
