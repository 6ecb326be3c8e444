/** 6 nimmt! on the home page. */

import type { GameFront } from "../board";
import Picture from "./Picture.svelte";

const front: GameFront = {
  Picture,
  options: {
    ways: [
      way("classic", { variant: "classic" }, [2, 10]),
      { ...way("short", { variant: "classic", rounds: 1 }, [2, 10]), without: ["target"] },
      way("known", { variant: "known" }, [2, 6]),
      way("draft", { variant: "draft" }, [2, 6]),
    ],
    amounts: [
      { name: "target", label: "six-nimmt-target", from: 11, to: 165, step: 11, default: 66 },
    ],
    usual: 4,
  },
};

function way(name: string, options: Record<string, unknown>, seats: [number, number]) {
  return { label: `six-nimmt-way-${name}`, about: `six-nimmt-way-${name}-about`, options, seats };
}

export default front;
