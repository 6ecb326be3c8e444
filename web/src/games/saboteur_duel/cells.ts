/** The places of the maze that are shown or can be reached with the keyboard. */

import { keyOf, type Place } from "./places";
import type { Scene } from "./scene";
import type { FaceDown, FaceUp } from "./vocabulary";

export interface Cell {
  key: string;
  at: Place;
  laid: FaceUp | undefined;
  goal: FaceDown | undefined;
}

/** What lies in the maze, and `others`, each place once. */
export function cellsOf(scene: Scene, others: Place[]): Map<string, Cell> {
  const cells = new Map<string, Cell>();
  const add = (at: Place, laid?: FaceUp, goal?: FaceDown) => {
    const key = keyOf(at);
    if (!cells.has(key)) cells.set(key, { key, at, laid, goal });
  };
  for (const laid of scene.maze) add(laid.at, laid);
  for (const goal of scene.goals) add(goal.at, undefined, goal);
  for (const at of others) add(at);
  return cells;
}

/** Row by row from the top, each from the left: as a grid is read. */
export function linesOf(cells: Map<string, Cell>): { row: number; list: Cell[] }[] {
  const rows = new Map<number, Cell[]>();
  for (const cell of cells.values()) rows.set(cell.at[1], [...(rows.get(cell.at[1]) ?? []), cell]);
  return [...rows.entries()]
    .sort(([a], [b]) => a - b)
    .map(([row, list]) => ({ row, list: list.toSorted((a, b) => a.at[0] - b.at[0]) }));
}

/** By column, then row: where the eye looks first. */
export function byColumn([column, row]: Place, [other, below]: Place): number {
  return column - other || row - below;
}
