/** How Saboteur: The Duel is heard. */

import { ending, type Sound, type Sounds } from "../../sound/names";
import { tunnelsOf } from "./cards";
import { keyOf, type Place } from "./places";
import type { Event } from "./vocabulary";

/** A card in the maze. */
const cell = (at: Place) => `[data-piece="${keyOf(at)}"]`;

/** What a path card has on it is heard with it. */
function laid(card: string, at: Place): Sound {
  const path = tunnelsOf(card);
  return { sound: path?.ladder ? "ladder" : path?.door ? "door" : path?.troll ? "grumble" : "pickaxe", at: cell(at), lands: true };
}

export const sounds: Sounds<Event> = {
  "dealt": "cards-shuffled",
  "hand": null,
  "laid": ({ card, at }) => laid(card, at),
  "revealed": ({ at }) => ({ sound: "card-turned", at: cell(at) }),
  "oriented": ({ at }) => ({ sound: "card-laid", at: cell(at) }),
  "claimed": ({ at }) => ({ sound: "gold", at: cell(at) }),
  "sabotaged": ({ victim, tool }, { seat }) => ({ sound: "tool-broken", at: `[data-tool="${victim}-${tool}"]`, felt: victim === seat }),
  "repaired": ({ seat, tool }) => ({ sound: "pickaxe", at: `[data-tool="${seat}-${tool}"]` }),
  "unlocked": ({ at }) => ({ sound: "key", at: cell(at) }),
  "collapsed": ({ at }) => ({ sound: "rockfall", at: cell(at), felt: true }),
  "looked": ({ at }) => ({ sound: "card-turned", at: cell(at) }),
  "saw": null,
  "cleared": ({ seat, tool }) => ({ sound: "pickaxe", at: `[data-tool="${seat}-${tool}"]` }),
  "passed": "cards-swept",
  "bribed": ({ at }) => [{ sound: "grumble", at: cell(at) }, { sound: "gold", at: cell(at) }],
  "drew": { sound: "card-laid", at: "[data-pile]" },
  "drawn": null,
  "struck": ({ seat, tool }, hearing) => ({ sound: "tool-broken", at: `[data-tool="${seat}-${tool}"]`, felt: seat === hearing.seat }),
  "caved-in": ({ at }) => ({ sound: "rockfall", at: at ? cell(at) : undefined, felt: true }),
  "paid": "gold",
  "round-ended": "bell",
  "over": ({ winners }, hearing) => ending(winners, hearing),
  "over-solo": ({ band }) => (band === "none" ? "loss" : "win"),
  "blank": null,
  "undone": "card-turned",
};
