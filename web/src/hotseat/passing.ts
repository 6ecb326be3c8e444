/** Who of those who share a device is to have it now. Nothing of any game is known here but whose turn it is. */

import type { GameEvent } from "../games/board";
import type { SharedSeat, Sitter } from "../protocol/types";

/** A table, as far as it matters for this. */
export interface Moment {
  /** The seats that must decide. */
  acting: number[];
  sitters: Pick<Sitter, "level">[];
  shared: SharedSeat[];
}

/** Those at this device who must decide now; for whom a bot plays, nobody waits. */
export function awaited({ acting, sitters, shared }: Moment): SharedSeat[] {
  return shared.filter(({ seat }) => acting.includes(seat) && sitters[seat]?.level == null);
}

/** The first of these round the table, after the seat of whoever had the device last. */
export function firstAfter(people: SharedSeat[], last: number, seats: number): SharedSeat | null {
  const way = ({ seat }: SharedSeat) => (seat - last - 1 + seats) % seats;
  return people.toSorted((one, other) => way(one) - way(other))[0] ?? null;
}

/** To whom the device goes from who sits here; null while it stays: nobody else here must decide, or they must themselves.
 * Where all choose at once, that is so again when all have chosen; but then it is `shown` first, to everybody. */
export function goesTo(moment: Moment, seat: number, shown: boolean): SharedSeat | null {
  const people = awaited(moment);
  const others = people.filter((one) => one.seat !== seat);
  return others.length < people.length && !shown ? null : firstAfter(others, seat, moment.sitters.length);
}

/** Whether something happened that all should see together, and not only what who sits here has done. */
export const isForAll = (events: GameEvent[], seat: number): boolean => events.some((event) => event["seat"] !== seat);
