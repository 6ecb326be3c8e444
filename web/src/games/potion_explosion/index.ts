/** Potion Explosion for the browser. */

import { later } from "../../parts/later";
import { lookingBack } from "../../words/words.svelte";
import type { GameClient } from "../board";
import Board from "./Board.svelte";
import front from "./front";
import { marks } from "./marks";
import { sounds } from "./sounds";
import { type Event, type Move, type View, vocabulary } from "./vocabulary";

const game: GameClient<View, Move, Event> = {
  ...front,
  Board,
  sheet: later(() => import("./Sheet.svelte")),
  lookingBack: later(() => lookingBack("potion-explosion", import("./highlights"))),
  sounds,
  lesson: later(() => import("./Lesson.svelte")),
  vocabulary,
  marks,
  flows: true,
  open: true,
  keys: [
    { sign: "Z", label: "potion-explosion-key-undo" },
    { sign: "⌫", label: "potion-explosion-key-back" },
  ],
};

export default game;
