/** What this browser remembers of the tables it has been at. */

import { keep, kept } from "./kept";

export interface Remembered {
  /** The last event that was shown here. */
  seen: number;
}

const MOST = 20;

export function remembered(table: string): Remembered | undefined {
  return all()[table];
}

export function remember(table: string, what: Remembered): void {
  const others = Object.entries(all()).filter(([id]) => id !== table);
  keep("tables", JSON.stringify(Object.fromEntries([...others.slice(1 - MOST), [table, what]])));
}

function all(): Record<string, Remembered> {
  try {
    return JSON.parse(kept("tables") ?? "{}") as Record<string, Remembered>;
  } catch {
    return {};
  }
}
