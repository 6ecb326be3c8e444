/** Where marbles and tiles were taken, and where they came to be. */

import type { Marking } from "../../pieces/marks";
import { digits } from "../../words/words.svelte";
import type { Event, View } from "./vocabulary";

const spot = ({ track, place }: { track: number; place: number }) => `[data-spot="${track}:${place}"]`;
const plate = (seat: number) => `[data-plate="${seat}"]`;

export const marks: Marking<View, Event> = {
  of: (event, view) => {
    const burner = (seat: number, which: number) => (seat === view.seat ? `[data-burner="${which}"]` : `${plate(seat)} [data-mini="${which}"]`);
    switch (event.event) {
      case "picked":
      case "helped":
        return [{ seat: event.seat, at: spot(event) }];
      case "exploded":
        return [{ seat: event.seat, at: spot(event), note: `−${digits(event.count)}` }];
      case "took":
        return event.marbles.map((marble) => ({ seat: event.seat, at: spot(marble) }));
      case "filtered":
        return event.places.map((at) => ({ seat: event.seat, at: spot({ track: event.track, place: at }) }));
      case "robbed":
        return [{ seat: event.seat, at: plate(event.seat), from: plate(event.victim), large: true }];
      case "put":
      case "prism":
        return [{ seat: event.seat, at: burner(event.seat, event.burner) }];
      case "tile":
        return [
          { seat: event.seat, at: `[data-stack="${event.stack}"]` },
          { seat: event.seat, at: burner(event.seat, event.burner) },
        ];
      case "completed":
      case "drunk":
      case "skill":
      case "drafted":
        return [{ seat: event.seat, at: plate(event.seat), large: true }];
      default:
        return [];
    }
  },
  seat: plate,
};
