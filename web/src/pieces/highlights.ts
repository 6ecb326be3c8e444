/** For looking back at a game: who came in where, and the moments that are worth a line. What a game has to tell is its own
 * affair (`games/<game>/highlights.ts`, with its sentences in `words/end/`); here is what they share. */

import type { AnyEvent, Highlight, Numbered, Placing } from "../games/board";

/** So many lines are a story; more are a log. */
const MOST = 5;

/** Those who played, with their places: whoever has as much as somebody else shares their place, and the next place is
 * left out. Who has won comes first, even where a tie was broken by other means than `worth`. */
export function placesOf(sides: number[][], worth: (side: number[]) => number, winners: number[], said: (side: number[]) => string): Placing[] {
  const won = (side: number[]) => side.some((seat) => winners.includes(seat));
  const isBefore = (one: number[], other: number[]) => {
    if (won(one) !== won(other)) return won(one);
    return !won(one) && worth(one) > worth(other);
  };
  return sides
    .map((seats) => ({ place: 1 + sides.filter((other) => isBefore(other, seats)).length, seats, said: said(seats) }))
    .sort((one, other) => one.place - other.place || one.seats[0]! - other.seats[0]!);
}

/** The log as the record has it: an undo takes the last move back, from the event that `begins` it. */
export function withoutUndone<E extends AnyEvent>(log: Numbered<E>[], begins: (event: E) => boolean): Numbered<E>[] {
  const kept: E[] = [];
  for (const { event } of log) {
    if (event.event === "undone") kept.splice(Math.max(0, kept.findLastIndex(begins)));
    else kept.push(event);
  }
  return kept.map((event, at) => ({ number: at + 1, event }));
}

/** The one that is worth most, the first of several; nothing where none is worth `least`. */
export function most<T>(of: T[], worth: (one: T) => number, least: number): T | null {
  let found: T | null = null;
  for (const one of of) if (found === null ? worth(one) >= least : worth(one) > worth(found)) found = one;
  return found;
}

/** How often each seat comes up, and when it did last. */
export function countBySeat<E>(log: Numbered<E>[], seatOf: (event: E) => number | null, countOf: (event: E) => number = () => 1): Tally[] {
  const tally = new Map<number, Tally>();
  for (const { number, event } of log) {
    const seat = seatOf(event);
    if (seat === null) continue;
    tally.set(seat, { seat, count: (tally.get(seat)?.count ?? 0) + countOf(event), at: number });
  }
  return [...tally.values()];
}

export interface Tally {
  seat: number;
  count: number;
  at: number;
}

/** How the score of each side stood after an event; more is better. */
export interface Standing {
  at: number;
  worth: number[];
}

/** Where somebody went into the lead for good: which side, and the first standing of its lead. Nothing where two are ahead at
 * the end, or where nobody else ever was. */
export function turningPoint(course: Standing[]): { side: number; at: number; step: number } | null {
  const leaders = course.map(({ worth }) => worth.flatMap((one, side) => (one === Math.max(...worth) ? [side] : [])));
  const [side, ...shared] = leaders.at(-1) ?? [];
  if (side === undefined || shared.length > 0) return null;
  const alone = (ahead: number[]) => ahead.length === 1 && ahead[0] === side;
  const step = leaders.findLastIndex((ahead) => !alone(ahead)) + 1;
  if (!leaders.slice(0, step).some((ahead) => !ahead.includes(side))) return null;
  return { side, at: course[step]!.at, step };
}

/** The few that are worth most, in the order in which they happened. */
export function chosen(highlights: Highlight[], count = MOST): Highlight[] {
  return highlights
    .toSorted((one, other) => other.worth - one.worth || one.at - other.at)
    .slice(0, count)
    .sort((one, other) => one.at - other.at);
}
