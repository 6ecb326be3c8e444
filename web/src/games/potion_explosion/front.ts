/** Potion Explosion on the home page. */

import type { GameFront, Json, Way } from "../board";
import { KINDS } from "./kinds";
import Lying from "./Lying.svelte";
import Picture from "./Picture.svelte";

const front: GameFront = {
  Picture,
  Lying,
  minutes: 30,
  options: {
    ways: [way("table", {}), { ...way("short", { countdown: 2 }), without: ["countdown"] }],
    amounts: [
      {
        name: "countdown",
        label: "potion-explosion-countdown",
        usual: [2, 4, 5, 6, 8],
        unset: "potion-explosion-countdown-unset",
      },
    ],
    picks: [
      {
        name: "leave",
        label: "potion-explosion-pick-leave",
        some: {
          label: "potion-explosion-pick-own",
          question: "potion-explosion-pick-question",
          count: 2,
          of: KINDS.map((kind) => ({ value: kind, label: `potion-explosion-kind-${kind}` })),
          said: "potion-explosion-left-out",
        },
      },
      { name: "placing", label: "potion-explosion-pick-placing" },
      { name: "first", label: "potion-explosion-pick-first", seats: true },
    ],
    usual: 3,
  },
};

function way(name: string, options: Json): Way {
  return { label: `potion-explosion-way-${name}`, about: `potion-explosion-way-${name}-about`, options, seats: [2, 4] };
}

export default front;
