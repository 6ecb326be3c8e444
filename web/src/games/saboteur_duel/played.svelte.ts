/** The card that each dwarf has played last: it lies at their plate, as far as the story has come. */

import { cardOf } from "./cards";
import type { Event } from "./vocabulary";

export interface LastCard {
  card: string;
  turned: boolean;
  /** It was given up, not played. */
  given: boolean;
}

/** Whose card an event plays, and which; null where it plays none. */
export function playedIn(event: Event): { seat: number; last: LastCard } | null {
  const last = (card: string, turned = false, given = false) => ("seat" in event ? { seat: event.seat, last: { card, turned, given } } : null);
  switch (event.event) {
    case "laid":
      return last(event.card, event.turned);
    case "sabotaged":
      return last(cardOf("sabotage", event.tool));
    case "repaired":
      return last(event.card);
    case "unlocked":
      return last(cardOf("key"));
    case "collapsed":
      return last(cardOf("rockfall"));
    case "looked":
      return last(cardOf("map"));
    case "passed":
    case "cleared":
      return last(event.cards.at(-1)!, false, true);
    default:
      return null;
  }
}

export class Played {
  by = $state.raw<(LastCard | undefined)[]>([]);
  /** What has happened and is not told yet. */
  #untold: Event[] = [];

  /** Something has happened; it is told first, unless nothing is told. */
  hear(events: Event[], atOnce: boolean): void {
    this.#untold.push(...events);
    if (atOnce) this.#tell(this.#untold.length);
  }

  /** The story has come to this event. */
  follow(event: Event): void {
    this.#tell(this.#untold.indexOf(event) + 1);
  }

  /** The story is over, or has come to the end of a round. */
  catchUp(): void {
    const end = this.#untold.findIndex(({ event }) => event === "round-ended") + 1;
    this.#tell(end || this.#untold.length);
  }

  #tell(count: number): void {
    for (const event of this.#untold.splice(0, count)) {
      const found = playedIn(event);
      if (event.event === "dealt") this.by = [];
      else if (found) {
        const by = [...this.by];
        by[found.seat] = found.last;
        this.by = by;
      }
    }
  }
}
