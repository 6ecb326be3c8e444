/** Who of those who share a device is to have it now. Nothing of any game is known here but whose turn it is. */

import type { GameEvent } from "../games/board";
import { seatsIn } from "../games/vocabulary";
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

/** To whom the device goes from who sits here; null while it stays: they must decide themselves, or nobody else here must. */
export function goesTo(moment: Moment, seat: number): SharedSeat | null {
  const people = awaited(moment);
  return people.some((one) => one.seat === seat) ? null : firstAfter(people, seat, moment.sitters.length);
}

/** Whether something was done that all should see together: not by who sits here alone. */
export const isForAll = (events: GameEvent[], seat: number): boolean => seatsIn(events).some((other) => other !== seat);
