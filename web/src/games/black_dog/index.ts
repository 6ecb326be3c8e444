/** Black DOG for the browser. */

import { later } from "../../parts/later";
import { say } from "../../words/words.svelte";
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
  flows: true,
  keys: [{ sign: "⌫", label: "black-dog-key-undo" }],
  headline: ({ seat, winners = [] }) =>
    winners.length > 1 && seat !== null && winners.includes(seat) ? say("black-dog-score-team-wins") : null,
};

export default game;
