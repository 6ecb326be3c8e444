/** What a game's `deal.ts` gives: its first deal, drawn again from the seed. Found by looking; a game without
 * one, from another package say, has its cards checked by `korsi verify`. */

import type { Json } from "../games/board";
import { later } from "../parts/later";
import type { Step } from "../protocol/types";
import { folderOf } from "../words/fields";
import { speakOfGame } from "../words/words.svelte";
import type { Streams } from "./chance";
import { canonical } from "./file";

/** On what terms it is dealt. */
export interface Table {
  seats: number;
  options: Json;
}

/** A line of what was dealt: whose, or what, and the pieces as people say them. */
export interface Portion {
  /** Whose they are; else `what` says it, or they go on with the line before. */
  seat?: number;
  what?: string;
  pieces: string[];
  /** Seats that chance has chosen. */
  people?: number[];
}

export interface Dealt {
  portions: Portion[];
  /** What every seat must have seen at the beginning: some fields of its view. */
  views: Json[];
  /** What must have happened later without anybody's doing: an event of this name, and some of its fields. */
  later?: { event: string } & Json;
}

export type Deal = (streams: Streams, table: Table) => Promise<Dealt>;

const files = import.meta.glob<Deal>("../games/*/deal.ts", { import: "default" });
const deals = Object.fromEntries(Object.entries(files).map(([path, take]) => [path, later(take)]));

/** With its words: a file may be of another game than the table. */
export async function dealOf(game: string): Promise<Deal | null> {
  const deal = deals[`../games/${folderOf(game)}/deal.ts`];
  return deal ? (await Promise.all([deal(), speakOfGame(game)]))[0] : null;
}

/** Whether the game that a replay shows began with this deal. */
export function isSeen({ views, later }: Dealt, steps: readonly Pick<Step, "events" | "views">[]): boolean {
  const first = steps[0];
  if (!first || !views.every((fields, seat) => has(first.views[seat], fields))) return false;
  const happened = later && steps.flatMap(({ events }) => events).find(({ event }) => event === later.event);
  return !later || happened === undefined || has(happened, later); // a game may end before it
}

/** Whether something has these fields with these values. */
const has = (whole: Json | undefined, fields: Json): boolean =>
  whole !== undefined && Object.entries(fields).every(([name, value]) => canonical(whole[name]) === canonical(value));
