import type { Sitter } from "../protocol/types";

/** Anyone may hand over a seat whose person has been away for this many seconds. */
export const LENDABLE = 30;

/** Those who stay may end the game without somebody who has been away for this many seconds. */
export const LEFT = 120;

/** Seconds that a person has been away by now. */
export function awayFor(sitter: Sitter, informed: number, now: number): number | null {
  if (sitter.kind !== "person" || sitter.here || sitter.away === null) return null;
  return Math.floor(sitter.away + Math.max(0, now - informed) / 1000);
}

/** Whether this browser may let a bot play for a seat: its own, or one that was left. */
export function mayLend(sitter: Sitter, away: number | null, own: boolean, seated: boolean): boolean {
  if (sitter.kind !== "person" || sitter.level) return false;
  return own || (seated && away !== null && away >= LENDABLE);
}

/** What a seat shows of somebody who does not play it now. */
export function absence(sitter: Sitter): "away" | "lent" | null {
  if (sitter.kind !== "person") return null;
  if (sitter.level) return "lent";
  return sitter.here ? null : "away";
}
