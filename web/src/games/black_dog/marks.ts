/** Where pawns and the dog came from and went to, and which card each player has played. */

import type { Marking } from "../../pieces/marks";
import { cardName } from "./names";
import { isLane, isPen } from "./places";
import type { Event, View } from "./vocabulary";

const plate = (seat: number) => `[data-plate="${seat}"]`;
const pen = (owner: number) => `[data-pen="${owner}"]`;

/** A space of the track, of somebody's lane, or their pen. */
function place(owner: number | null, at: number): string {
  if (isPen(at)) return pen(owner ?? 0);
  return isLane(at) ? `[data-lane="${owner}-${at}"]` : `[data-space="${at}"]`;
}

export const marks: Marking<View, Event> = {
  of: (event) => {
    switch (event.event) {
      case "played":
        return [{ seat: event.seat, at: plate(event.seat), large: true, note: cardName(event.card) }];
      case "started":
        return [{ seat: event.seat, at: place(event.owner, event.at), from: pen(event.owner) }];
      case "moved":
        return [{ seat: event.seat, at: place(event.owner, event.at), from: place(event.owner, event.from) }];
      case "swapped":
        return [
          { seat: event.seat, at: place(event.owner, event.at), from: place(event.owner, event.from) },
          { seat: event.seat, at: place(event.other, event.from), from: place(event.other, event.at) },
        ];
      case "hit":
        return [{ seat: event.seat, at: pen(event.owner), from: place(event.owner, event.at) }];
      case "bitten":
        return [{ seat: null, at: pen(event.owner), from: place(event.owner, event.at) }];
      case "dog-ran":
        return [{ seat: null, at: place(null, event.at), from: place(null, event.from) }];
      case "dog-placed":
        return [{ seat: event.seat, at: place(null, event.at) }];
      case "turned":
        return [{ seat: event.seat, at: ".ground > .hub", large: true, note: event.way === "left" ? "↺" : "↻" }];
      case "folded":
      case "discarded":
      case "dropped":
        return [{ seat: event.seat, at: plate(event.seat), large: true }];
      default:
        return [];
    }
  },
  seat: plate,
};
