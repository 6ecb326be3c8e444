/** Scenes of a lesson, which the engine played through beforehand (its `lesson.py`). */

import type { AnyMove, GameEvent, Move, Refused, View } from "../games/board";

export interface Moment<V = View, M = Move, E = GameEvent> {
  view: V;
  legal: M[];
  /** What follows each of the legal moves, in their order; nothing at the end of a scene. */
  next: { events: E[]; then: Moment<V, M, E> }[];
  /** The rules' own answers to moves that one may try in vain. */
  refused: { refused: Refused; moves: M[] }[];
}

/** What everybody needs before the first game; and all the rest, for who wants it. */
export type Part = "core" | "more";

/** A game adds what the learner should do: `good` and the like, as its `lesson.py` writes them. */
export interface LessonScene<V = View, M = Move, E = GameEvent> {
  key: string;
  part: Part;
  rule: string;
  start: Moment<V, M, E>;
}

/** The scenes in a game's `lesson.json`. To TypeScript every word in a file is any word; these were
 * written by the engine, and a test at every game holds them against its vocabulary. */
export function playedOf<Scene>({ scenes }: { scenes: object[] }): Scene[] {
  return scenes as Scene[];
}

/** How the learner fared in a scene; the rest is for the sentence about it. */
export type Outcome = { good: boolean } & Record<string, unknown>;

/** What follows this move; null if it is none of the legal ones. */
export function following<V, M extends AnyMove, E>(moment: Moment<V, M, E>, move: M): Moment<V, M, E>["next"][number] | null {
  const wanted = wordsOf(move);
  const which = moment.legal.findIndex((legal) => wordsOf(legal) === wanted);
  return moment.next[which] ?? null;
}

/** What the rules say to this move; null where nothing was asked of them. */
export function refusalOf<V, M extends AnyMove, E>(moment: Moment<V, M, E>, move: M): Refused | null {
  const wanted = wordsOf(move);
  return moment.refused.find(({ moves }) => moves.some((other) => wordsOf(other) === wanted))?.refused ?? null;
}

/** The next move on a way to a good end, after these `events`; null where there is none. */
export function goodMove<V, M, E>(
  moment: Moment<V, M, E>,
  events: E[],
  isGood: (events: E[], last: Moment<V, M, E>) => boolean,
): M | null {
  for (const [at, { events: more, then }] of moment.next.entries()) {
    const all = [...events, ...more];
    if (then.legal.length === 0 ? isGood(all, moment) : goodMove(then, all, isGood) !== null) return moment.legal[at] ?? null;
  }
  return null;
}

/** A move's fields in one order. */
function wordsOf(move: AnyMove): string {
  return JSON.stringify(Object.entries(move).sort(([one], [other]) => (one < other ? -1 : 1)));
}
