/** Whoever lost the seat comes last, whatever the bot has made of it: behind everybody else, in a place that they share. Partners
 * share a line and a result; such a line comes last where all of them lost. */

import type { Placing } from "../games/board";

export function lostLast(placings: Placing[], isLost: (seat: number) => boolean): Placing[] {
  const lost = placings.filter(({ seats }) => seats.every(isLost));
  if (lost.length === 0) return placings;
  const others = placings.filter((placing) => !lost.includes(placing));
  const moved = others.map((placing) => ({ ...placing, place: 1 + others.filter(({ place }) => place < placing.place).length }));
  return [...moved, ...lost.map((placing) => ({ ...placing, place: others.length + 1 }))];
}
