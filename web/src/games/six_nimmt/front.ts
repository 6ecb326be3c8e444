/** 6 nimmt! on the home page. */

import type { GameFront } from "../board";
import Lying from "./Lying.svelte";
import Picture from "./Picture.svelte";

const front: GameFront = {
  Picture,
  Lying,
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
