/** What this browser remembers of the tables it has been at. */

import { keep, kept } from "./kept";

export interface Remembered {
  /** The last event that was shown here. */
  seen?: number;
  /** The last event before the own last move. */
  moved?: number;
  /** What this device has added to the chance of the game there. */
  part?: string | undefined;
  /** The commitment of the table, as it was shown here before the start. */
  commitment?: string;
  /** Hints are offered there by themselves: it is the first game after a lesson. */
  help?: boolean;
}

const MOST = 20;

export function remembered(table: string): Remembered | undefined {
  return all()[table];
}

/** What is remembered of the table with this commitment, whichever that was. */
export function rememberedBy(commitment: string): Remembered | undefined {
  return Object.values(all()).find((known) => known.commitment === commitment);
}

export function remember(table: string, what: Remembered): void {
  const known = all();
  const others = Object.entries(known).filter(([id]) => id !== table);
  keep("tables", JSON.stringify(Object.fromEntries([...others.slice(1 - MOST), [table, { ...known[table], ...what }]])));
}

/** What this device adds to the chance of a game, so that nobody else can choose it: 32 random bytes. */
function newPart(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The part of this device at a table: remembered, to be found again in the game file after the end. */
export function partAt(table: string): string {
  const part = remembered(table)?.part ?? newPart();
  remember(table, { part });
  return part;
}

/** The tables that this browser was at, the last first. */
export const tablesRemembered = (): string[] => Object.keys(all()).reverse();

function all(): Record<string, Remembered> {
  try {
    return JSON.parse(kept("tables") ?? "{}") as Record<string, Remembered>;
  } catch {
    return {};
  }
}
