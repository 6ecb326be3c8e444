/** What an event leaves on a board: places, in the colour of whoever did it. A game says which (`marks.ts` in its
 * folder), by what its pieces are called in the page; `Marks.svelte` draws them over any board. */

import type { AnyEvent } from "../games/board";

export interface Mark {
  /** Whose doing it is; null where nobody did it. */
  seat: number | null;
  /** What is marked: a selector, `[data-piece="45"]`. What is not there any more is not marked. */
  at: string;
  /** Where it came from: a trail leads from there. */
  from?: string;
  /** A few words or a number at its corner, such as the card that was played. */
  note?: string;
  /** Something large: only its edge is marked, thinly. */
  large?: boolean;
}

export interface Marking<V, E extends AnyEvent> {
  /** What an event leaves on the board; nothing, where it leaves no trace. */
  of: (event: E, view: V) => Mark[];
  /** The place of a player on the board. */
  seat: (seat: number) => string;
  /** Seat by seat, which of the house's colours it has, where the game's pieces have their own. */
  tints?: (view: V) => number[];
}

/** So many marks of one player stay; older ones of the same turn would only hide the others. */
const MOST = 14;

/** Each place once for each player, the newest last. */
export function latest(marks: Mark[]): Mark[] {
  const found = new Map<string, Mark>();
  for (const mark of marks) {
    const key = `${mark.seat} ${mark.at}`;
    const before = found.get(key);
    found.delete(key);
    found.set(key, before ? { ...before, ...mark } : mark);
  }
  const all = [...found.values()];
  return [...new Set(all.map(({ seat }) => seat))].flatMap((seat) => all.filter((mark) => mark.seat === seat).slice(-MOST));
}
