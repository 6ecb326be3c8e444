/** 6 nimmt! for the browser. */

import { later } from "../../parts/later";
import type { GameClient } from "../board";
import Board from "./Board.svelte";
import front from "./front";
import { type Event, type Move, type View, vocabulary } from "./vocabulary";

const game: GameClient<View, Move, Event> = {
  ...front,
  vocabulary,
  Board,
  sheet: later(() => import("./Sheet.svelte")),
  lesson: later(() => import("./Lesson.svelte")),
};

export default game;
