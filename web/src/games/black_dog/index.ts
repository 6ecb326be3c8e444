/** Black DOG for the browser. */

import type { GameClient } from "../board";
import { say } from "../../words/words.svelte";
import Board from "./Board.svelte";
import front from "./front";
import Lesson from "./Lesson.svelte";
import { dogOf } from "./scene";
import Sheet from "./Sheet.svelte";
import { vocabulary } from "./vocabulary";

const game: GameClient = {
  ...front,
  Board,
  Sheet,
  Lesson,
  vocabulary,
  flows: true,
  keys: [{ sign: "⌫", label: "black-dog-key-undo" }],
  headline: (view) => {
    const { seat, winners = [] } = dogOf(view);
    return winners.length > 1 && seat !== null && winners.includes(seat) ? say("black-dog-score-team-wins") : null;
  },
};

export default game;
