/** Black DOG on the home page. */

import type { GameFront } from "../board";
import Picture from "./Picture.svelte";

const front: GameFront = {
  Picture,
  options: {
    ways: [{ label: "black-dog-way-table", about: "black-dog-way-table-about", options: {}, seats: [2, 4] }],
    amounts: [],
    picks: [
      {
        name: "bites",
        label: "black-dog-pick-bites",
        values: [
          { value: "passing", label: "black-dog-pick-passing" },
          { value: "landing", label: "black-dog-pick-landing" },
        ],
        default: "passing",
      },
    ],
    usual: 4,
  },
};

export default front;
