/** Black DOG on the home page. */

import type { GameFront } from "../board";
import lying from "./drawn/Lying.svelte?drawn";
import moving from "./drawn/Moving.svelte?drawn";
import picture from "./drawn/Picture.svelte?drawn";

const front: GameFront = {
  picture,
  lying: {
    still: lying,
    moving,
    // It looks up, for a while.
    motion: {
      origin: "50% 55%",
      seconds: 9,
      easing: "ease-in-out",
      frames: [
        { transform: "none" },
        { offset: 0.55, transform: "none" },
        { offset: 0.6, transform: "rotate(17deg) scale(1.06)" },
        { offset: 0.74, transform: "rotate(17deg) scale(1.06)" },
        { offset: 0.82, transform: "none" },
        { transform: "none" },
      ],
    },
  },
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
