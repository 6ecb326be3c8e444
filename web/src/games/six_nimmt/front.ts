/** 6 nimmt! on the home page. */

import type { GameFront } from "../board";
import lying from "./drawn/Lying.svelte?drawn";
import moving from "./drawn/Moving.svelte?drawn";
import picture from "./drawn/Picture.svelte?drawn";

const front: GameFront = {
  picture,
  lying: {
    still: lying,
    moving,
    // Lifted a little.
    motion: {
      origin: "56% 72%",
      seconds: 7,
      easing: "ease-in-out",
      frames: [{ transform: "none" }, { offset: 0.78, transform: "none" }, { offset: 0.86, transform: "translateY(-4%) rotate(-3deg)" }, { transform: "none" }],
    },
  },
  minutes: 15,
  options: {
    ways: [
      way("classic", { variant: "classic" }, [2, 10]),
      { ...way("short", { variant: "classic", rounds: 1 }, [2, 10]), without: ["rounds", "target"] },
      way("known", { variant: "known" }, [2, 6]),
      way("draft", { variant: "draft" }, [2, 6]),
    ],
    amounts: [
      {
        name: "rounds",
        label: "six-nimmt-rounds",
        usual: [1, 2, 3, 5],
        unset: "six-nimmt-rounds-unset",
        instead: ["target"],
      },
      { name: "target", label: "six-nimmt-target", usual: [33, 66, 99] },
    ],
    usual: 4,
  },
};

function way(name: string, options: Record<string, unknown>, seats: [number, number]) {
  return { label: `six-nimmt-way-${name}`, about: `six-nimmt-way-${name}-about`, options, seats };
}

export default front;
