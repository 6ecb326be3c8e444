/** What lies where it came to lie last: cards in rows, and rows in herds. */

import type { Marking } from "../../pieces/marks";
import { digits } from "../../words/words.svelte";
import type { Event, View } from "./vocabulary";

const row = (which: number) => `[data-place-row="${which}"]`;
const herd = (seat: number) => `[data-herd="${seat}"]`;

export const marks: Marking<View, Event> = {
  of: (event) => {
    switch (event.event) {
      case "placed":
        return [{ seat: event.seat, at: `[data-place-row] [data-piece="${event.card}"]` }];
      case "took":
        return [{ seat: event.seat, at: herd(event.seat), from: row(event.row), note: `+${digits(event.heads)}` }];
      case "drafted":
        return [{ seat: event.seat, at: `[data-open="${event.card}"]` }];
      default:
        return [];
    }
  },
  seat: (seat) => `[data-player="${seat}"]`,
};
