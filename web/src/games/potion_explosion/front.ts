/** Potion Explosion on the home page. */

import type { GameFront, Json, Way } from "../board";
import lying from "./drawn/Lying.svelte?drawn";
import moving from "./drawn/Moving.svelte?drawn";
import picture from "./drawn/Picture.svelte?drawn";
import { KINDS } from "./kinds";

const front: GameFront = {
  picture,
  lying: {
    still: lying,
    moving,
    // To the next place and back.
    motion: {
      origin: "61.7% 42.7%",
      seconds: 8,
      easing: "cubic-bezier(0.5, 0, 0.4, 1)",
      frames: [
        { transform: "none" },
        { offset: 0.3, transform: "none" },
        { offset: 0.42, transform: "translateX(11.7%) rotate(120deg)" },
        { offset: 0.8, transform: "translateX(11.7%) rotate(120deg)" },
        { transform: "none" },
      ],
    },
  },
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
