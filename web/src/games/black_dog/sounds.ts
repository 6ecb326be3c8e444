/** How Black DOG is heard. */

import { ending, type Sounds } from "../../sound/names";
import type { Event } from "./vocabulary";

/** The pawn of somebody that is on its way. */
const pawnOf = (owner: number) => `[data-piece^="${owner}-"]`;

export const sounds: Sounds<Event> = {
  "dealt": "cards-shuffled",
  "shuffled": "cards-shuffled",
  "hand": null,
  "dog-placed": { sound: "bark", at: '[data-piece="dog"]' },
  "gave": ({ seat }) => ({ sound: "card-laid", at: `[data-piece="gift-${seat}"]`, lands: true }),
  "own-gift": null,
  "exchanged": "cards-swept",
  "got": "card-turned",
  "played": { sound: "card-laid", at: '[data-piece="last"]', lands: true },
  "started": ({ owner }) => ({ sound: "pawn-step", at: pawnOf(owner), lands: true }),
  "moved": ({ owner, steps }) => ({ sound: "pawn-step", at: pawnOf(owner), times: Math.min(13, Math.abs(steps)) }),
  "swapped": ({ owner, other }, { seat }) => ({ sound: "pawn-hit", at: pawnOf(owner), felt: other === seat }),
  "hit": ({ owner }, { seat }) => ({ sound: "pawn-hit", at: pawnOf(owner), felt: owner === seat }),
  "bitten": ({ owner }, { seat }) => ({ sound: "bite", at: pawnOf(owner), felt: owner === seat }),
  "dog-ran": ({ steps }) => [
    { sound: "bark", at: '[data-piece="dog"]' },
    { sound: "paws", at: '[data-piece="dog"]', times: Math.min(8, Math.ceil(Math.abs(steps) / 2)) },
  ],
  "home": ({ owner }) => ({ sound: "pawn-home", at: pawnOf(owner) }),
  "all-home": "bell",
  "turn-due": null,
  "turned": { sound: "disc-grinding", felt: true },
  "folded": ({ seat }) => ({ sound: "cards-swept", at: `[data-plate="${seat}"]` }),
  "discarded": ({ seat }) => ({ sound: "card-laid", at: `[data-plate="${seat}"]` }),
  "drew": { sound: "card-turned", at: "[data-deck]" },
  "drawn": null,
  "dropped": ({ seat }) => ({ sound: "card-laid", at: `[data-plate="${seat}"]` }),
  "round-ended": "bell",
  "over": ({ winners }, hearing) => ending(winners, hearing),
  "blank": null,
  "undone": "card-turned",
};
