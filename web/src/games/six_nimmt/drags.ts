/** What is meant by a thing that is drawn to a place, read from the legal moves: a card to the rows, a card of the
 * draft or a row to oneself. */

import type { Move } from "./vocabulary";

/** The places where things are let go. */
export type Place = "felt" | "mine";

const meant = (move: Move): { thing: string; place: Place } =>
  move.do === "row" ? { thing: `row:${move.row}`, place: "mine" } : { thing: `card:${move.card}`, place: move.do === "draft" ? "mine" : "felt" };

export const isDrawable = (legal: Move[], thing: string): boolean => legal.some((move) => meant(move).thing === thing);

export function moveOf(legal: Move[], thing: string, place: string): Move | null {
  return legal.find((move) => meant(move).thing === thing && meant(move).place === place) ?? null;
}
