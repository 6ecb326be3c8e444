/** How Potion Explosion is heard. */

import { ending, type Hearing, type Sound, type Sounds } from "../../sound/names";
import type { Event, Exploded } from "./vocabulary";

/** The marble at a place of the dispenser, or its track. */
const spot = (track: number, place: number) => `[data-spot="${track}:${place}"], [data-spot^="${track}:"]`;
/** Where somebody's things lie. */
const plate = (seat: number) => `[data-plate="${seat}"]`;

/** Each explosion that a pick sets off is a step higher; the last one shakes the bench. */
function chained(event: Exploded, { batch }: Hearing<Event>): Sound[] {
  const here = batch.indexOf(event);
  const before = batch.slice(0, Math.max(0, here));
  const pick = before.findLastIndex((earlier) => earlier.event === "picked");
  const step = 1 + before.slice(pick + 1).filter((earlier) => earlier.event === "exploded").length;
  const rest = batch.slice(here + 1);
  const ends = rest.findIndex((later) => later.event === "picked");
  const last = !(ends < 0 ? rest : rest.slice(0, ends)).some((later) => later.event === "exploded");
  const heard: Sound = { sound: "explosion", step, at: spot(event.track, event.place), felt: true };
  return last ? [heard, { sound: "thump" }] : [heard];
}

export const sounds: Sounds<Event> = {
  "drafted": "card-laid",
  "filled": "marbles-rolling",
  "turn": null,
  "picked": ({ track, place }) => ({ sound: "marble-clack", at: spot(track, place) }),
  "exploded": chained,
  "seen": ({ track }) => ({ sound: "marbles-rolling", at: spot(track, 0) }),
  "helped": ({ track, place }) => ({ sound: "marble-clack", at: spot(track, place) }),
  "drunk": ({ seat }) => ({ sound: "gulp", at: plate(seat) }),
  "took": ({ marbles }) => ({ sound: "marble-clack", at: marbles[0] && spot(marbles[0].track, marbles[0].place) }),
  "robbed": ({ victim }, { seat }) => ({ sound: "marbles-rolling", at: plate(victim), felt: victim === seat }),
  "filtered": ({ track }) => ({ sound: "marbles-rolling", at: spot(track, 0) }),
  "prism": ({ seat }) => ({ sound: "marble-in-hole", at: plate(seat) }),
  "prism-done": null,
  "put": ({ seat, burner }, hearing) => ({ sound: "marble-in-hole", at: seat === hearing.seat ? `[data-burner="${burner}"]` : plate(seat) }),
  "flasked": ({ seat }) => ({ sound: "marble-clack", at: plate(seat) }),
  "handed": ({ seat }) => ({ sound: "marble-clack", at: plate(seat) }),
  "completed": ({ seat, tile }) => ({ sound: "bubbling", at: `[data-potion="${tile}"], ${plate(seat)}` }),
  "returned": "marbles-rolling",
  "arrived": ({ track, place }) => ({ sound: "marble-clack", at: spot(track, place) }),
  "ended": null,
  "tile": ({ seat, burner }, hearing) => ({ sound: "card-laid", at: seat === hearing.seat ? `[data-burner="${burner}"]` : plate(seat) }),
  "uncovered": ({ stack }) => ({ sound: "card-turned", at: `[data-stack="${stack}"]` }),
  "skill": ({ seat }) => ({ sound: "bell", at: plate(seat) }),
  "last-turns": "bell",
  "tie": "bell",
  "tie-picked": null,
  "over": ({ winners }, hearing) => ending(winners, hearing),
  "blank": null,
  "undone": "marble-clack",
};
