/** Saboteur: The Duel on the home page. */

import type { GameFront } from "../board";
import Lying from "./Lying.svelte";
import Picture from "./Picture.svelte";

const front: GameFront = {
  Picture,
  Lying,
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
