/** Saboteur: The Duel for the browser. */

import type { GameClient } from "../board";
import { say } from "../../words/words.svelte";
import Board from "./Board.svelte";
import front from "./front";
import Lesson from "./Lesson.svelte";
import { isSolo, mazeOf } from "./scene";
import Sheet from "./Sheet.svelte";
import { vocabulary } from "./vocabulary";
import { bandOf } from "./solo";

const game: GameClient = {
  ...front,
  Board,
  Sheet,
  Lesson,
  vocabulary,
  keys: [{ sign: "R", label: "saboteur-duel-key-turn" }],
  headline: (view) => {
    const table = mazeOf(view);
    return isSolo(table) ? say(`saboteur-duel-score-band-${bandOf(table.nuggets[0] ?? 0)}`) : null;
  },
};

export default game;
