/** 6 nimmt! for the browser. */

import type { GameClient } from "../board";
import Board from "./Board.svelte";
import Lesson from "./Lesson.svelte";
import Picture from "./Picture.svelte";
import Sheet from "./Sheet.svelte";

const game: GameClient = {
  Board,
  Picture,
  Sheet,
  Lesson,
  quiet: ["chose", "choice", "hand"],
  optionsOf: () => ({
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
  }),
};

function way(name: string, options: Record<string, unknown>, seats: [number, number]) {
  return { label: `six-nimmt-way-${name}`, about: `six-nimmt-way-${name}-about`, options, seats };
}

export default game;
