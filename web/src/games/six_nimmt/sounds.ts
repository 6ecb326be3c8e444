/** How 6 nimmt! is heard. */

import { ending, type Sounds } from "../../sound/names";
import type { Event } from "./vocabulary";

export const sounds: Sounds<Event> = {
  "laid-out": "cards-shuffled",
  "drafted": ({ card }) => ({ sound: "card-laid", at: `[data-piece="${card}"], [data-open="${card}"]`, lands: true }),
  "dealt": "cards-shuffled",
  "hand": null,
  "chose": ({ seat }) => ({ sound: "card-laid", at: `[data-herd="${seat}"]` }),
  "choice": null,
  "revealed": "card-turned",
  "placed": ({ card }) => ({ sound: "card-laid", at: `[data-piece="${card}"]`, lands: true }),
  "took": ({ seat }, hearing) => ({ sound: "cards-swept", at: `[data-herd="${seat}"]`, felt: seat === hearing.seat }),
  "round-ended": "bell",
  "over": ({ winners }, hearing) => ending(winners, hearing),
  "blank": null,
  "undone": "card-turned",
};
