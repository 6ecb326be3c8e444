/** Black DOG on the home page. */

import type { GameFront } from "../board";
import Lying from "./Lying.svelte";
import Picture from "./Picture.svelte";

const front: GameFront = {
  Picture,
  Lying,
  minutes: 30,
  options: {
    ways: [{ label: "black-dog-way-table", about: "black-dog-way-table-about", options: {}, seats: [2, 4] }],
    amounts: [],
    picks: [
      { name: "dealer", label: "black-dog-pick-dealer", seats: true },
      { name: "bites", label: "black-dog-pick-bites" },
    ],
    usual: 4,
  },
};

export default front;
