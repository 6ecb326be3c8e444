/** Potion Explosion on the home page. */

import type { GameFront } from "../board";
import Picture from "./Picture.svelte";

const front: GameFront = {
  Picture,
  options: {
    ways: [{ label: "potion-explosion-way-table", about: "potion-explosion-way-table-about", options: {}, seats: [2, 4] }],
    amounts: [],
    picks: [
      {
        name: "leave",
        label: "potion-explosion-pick-leave",
        values: [
          { value: "beginner", label: "potion-explosion-pick-beginner" },
          { value: "random", label: "potion-explosion-pick-random" },
        ],
        default: "beginner",
      },
    ],
    usual: 3,
  },
};

export default front;
