/** Playing alone: what a result is worth (SD-35), and the best ones of this device. */

import { keep, kept } from "../../parts/kept";
import type { View } from "./vocabulary";

export const BANDS = [
  { from: 0, name: "none" },
  { from: 15, name: "not-bad" },
  { from: 20, name: "nose" },
  { from: 25, name: "master" },
] as const;
export const TOP = 25;

export function bandOf(total: number): (typeof BANDS)[number]["name"] {
  return BANDS.findLast(({ from }) => total >= from)!.name;
}

export interface Result {
  total: number;
  /** Which game it was: the same one counts once, however often it is looked at. */
  game: string;
  day: string;
}

const KEPT = "duel-solo";
const MOST = 5;

export function results(): Result[] {
  try {
    return JSON.parse(kept(KEPT) ?? "[]") as Result[];
  } catch {
    return [];
  }
}

/** Tells this game from others. */
export function gameOf(view: View): string {
  return JSON.stringify([view.colours, view.rounds, view.gold, view.discard, view.goals.map(({ at }) => at)]);
}

/** Keep the result of a game that is over; only the best are kept. */
export function note(view: View, day: string): void {
  const game = gameOf(view);
  const known = results();
  if (known.some((result) => result.game === game)) return;
  const all = [...known, { total: view.nuggets[0] ?? 0, game, day }];
  keep(KEPT, JSON.stringify(all.sort((a, b) => b.total - a.total).slice(0, MOST)));
}
