/** Saboteur: The Duel on the home page. */

import type { GameFront } from "../board";
import lying from "./drawn/Lying.svelte?drawn";
import moving from "./drawn/Moving.svelte?drawn";
import picture from "./drawn/Picture.svelte?drawn";

const front: GameFront = {
  picture,
  lying: {
    still: lying,
    moving,
    // It breathes.
    motion: { seconds: 5, easing: "ease-in-out", frames: [{ opacity: 1 }, { opacity: 0.25 }, { opacity: 1 }] },
  },
  minutes: 20,
  options: {
    ways: [
      { label: "saboteur-duel-way-duel", about: "saboteur-duel-way-duel-about", options: {}, seats: [2, 2] },
      { label: "saboteur-duel-way-solo", about: "saboteur-duel-way-solo-about", options: {}, seats: [1, 1] },
    ],
    amounts: [],
    picks: [{ name: "colour", label: "saboteur-duel-pick-colour" }],
    usual: 2,
  },
};

export default front;
