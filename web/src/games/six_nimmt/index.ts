/** 6 nimmt! for the browser. */

import type { GameClient } from "../board";
import Board from "./Board.svelte";
import front from "./front";
import Lesson from "./Lesson.svelte";
import Sheet from "./Sheet.svelte";

const game: GameClient = {
  ...front,
  Board,
  Sheet,
  Lesson,
  quiet: ["chose", "choice", "hand"],
};

export default game;
