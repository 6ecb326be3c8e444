/** Potion Explosion on the home page. */

import type { GameFront, Json, Way } from "../board";
import { KINDS } from "./kinds";
import Picture from "./Picture.svelte";

const front: GameFront = {
  Picture,
  options: {
    ways: [way("table", {}), way("short", { countdown: 2 })],
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
        some: {
          label: "potion-explosion-pick-own",
          question: "potion-explosion-pick-question",
          count: 2,
          of: KINDS.map((kind) => ({ value: kind, label: `potion-explosion-kind-${kind}` })),
          said: "potion-explosion-left-out",
        },
      },
    ],
    usual: 3,
  },
};

function way(name: string, options: Json): Way {
  return { label: `potion-explosion-way-${name}`, about: `potion-explosion-way-${name}-about`, options, seats: [2, 4] };
}

export default front;
