/** How much time people have: what may be chosen, and how it is said. */

import type { Clock, Time } from "../protocol/types";
import { digits, say } from "../words/words.svelte";

export type Kind = Time["kind"];
export const KINDS: readonly Kind[] = ["move", "bank", "days"];
export const ENDS: readonly Time["end"][] = ["move", "seat", "lost"];

/** What a table may agree on, as the server has it (`tables/terms.py`), and what is usual. */
export const AMOUNTS: Record<Kind, { least: number; most: number; usual: number[]; given: number }> = {
  move: { least: 5, most: 3600, usual: [20, 45, 90], given: 45 },
  bank: { least: 1, most: 180, usual: [5, 10, 20], given: 10 },
  days: { least: 1, most: 30, usual: [1, 3, 7], given: 2 },
};
export const MORE = { least: 0, most: 120, usual: [0, 5, 15], given: 5 };

export const usualTime = (kind: Kind, end: Time["end"] = "move"): Time => ({ kind, amount: AMOUNTS[kind].given, more: kind === "bank" ? MORE.given : 0, end });

const within = (value: unknown, { least, most }: { least: number; most: number }): boolean => Number.isInteger(value) && least <= Number(value) && Number(value) <= most;

/** What was wanted last time, if it can still be. */
export function timeOf(known: unknown): Time | null {
  const { kind, amount, more, end } = (known ?? {}) as Partial<Time>;
  if (!kind || !KINDS.includes(kind) || !end || !ENDS.includes(end)) return null;
  if (!within(amount, AMOUNTS[kind]) || !within(more, kind === "bank" ? MORE : { least: 0, most: 0 })) return null;
  return { kind, amount: amount!, more: more!, end };
}

/** The term in a few words. */
export const timeSaid = ({ kind, amount, more }: Time): string => say(`time-said-${kind}`, { amount, more });

/** The seconds that somebody has left, `passed` seconds after the server said so. */
export function leftAfter({ left, runs, grace }: Clock, passed: number): number {
  return runs ? Math.max(0, left - Math.max(0, passed - grace)) : left;
}

const DAY = 24 * 3600;
const two = (number: number): string => (number < 10 ? `${digits(0)}${digits(number)}` : digits(number));

/** As a clock shows it: a second that has begun is still there. */
export function shownTime(seconds: number): string {
  const whole = Math.ceil(seconds);
  const [minutes, hours] = [Math.floor(whole / 60), Math.floor(whole / 3600)];
  if (whole >= DAY) return say("clock-days", { days: Math.floor(whole / DAY), hours: Math.floor((whole % DAY) / 3600) });
  if (hours > 0) return `${digits(hours)}:${two(minutes % 60)}:${two(whole % 60)}`;
  return `${digits(minutes)}:${two(whole % 60)}`;
}

/** The same with as few letters as will do, for the tag at a seat. */
export function tagTime(seconds: number): string {
  if (seconds >= DAY) return say("clock-days-short", { days: Math.floor(seconds / DAY) });
  const minutes = Math.floor(Math.ceil(seconds) / 60);
  return minutes < 100 ? `${digits(minutes)}:${two(Math.ceil(seconds) % 60)}` : `${digits(minutes)}′`;
}

/** When somebody is told that little is left: seconds, the most first. */
export function warnings({ kind, amount }: Time): number[] {
  if (kind === "days") return [3600, 600];
  return kind === "bank" ? [60, 10] : amount > 20 ? [10] : [5];
}

/** That little is left, in words. */
export const littleSaid = (seconds: number): string =>
  seconds >= 60 ? say("clock-minutes", { count: Math.round(seconds / 60) }) : say("clock-seconds", { count: Math.ceil(seconds) });
