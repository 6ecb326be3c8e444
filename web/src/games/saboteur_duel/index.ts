/** Saboteur: The Duel for the browser. */

import { later } from "../../parts/later";
import { say } from "../../words/words.svelte";
import type { GameClient } from "../board";
import Board from "./Board.svelte";
import front from "./front";
import { isSolo } from "./scene";
import { bandOf } from "./solo";
import { type Event, type Move, type View, vocabulary } from "./vocabulary";

const game: GameClient<View, Move, Event> = {
  ...front,
  vocabulary,
  Board,
  sheet: later(() => import("./Sheet.svelte")),
  lesson: later(() => import("./Lesson.svelte")),
  keys: [{ sign: "R", label: "saboteur-duel-key-turn" }],
  headline: (view) => (isSolo(view) ? say(`saboteur-duel-score-band-${bandOf(view.nuggets[0] ?? 0)}`) : null),
};

export default game;
