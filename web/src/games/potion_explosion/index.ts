/** Potion Explosion for the browser. */

import type { GameClient } from "../board";
import Board from "./Board.svelte";
import front from "./front";
import Lesson from "./Lesson.svelte";
import Sheet from "./Sheet.svelte";
import { type Event, type Move, type View, vocabulary } from "./vocabulary";

const game: GameClient<View, Move, Event> = {
  ...front,
  Board,
  Sheet,
  Lesson,
  vocabulary,
  flows: true,
  keys: [
    { sign: "Z", label: "potion-explosion-key-undo" },
    { sign: "⌫", label: "potion-explosion-key-back" },
  ],
};

export default game;
