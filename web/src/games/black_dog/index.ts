/** Black DOG for the browser. */

import { later } from "../../parts/later";
import { lookingBack, say } from "../../words/words.svelte";
import type { GameClient } from "../board";
import Board from "./Board.svelte";
import front from "./front";
import { marks } from "./marks";
import { sounds } from "./sounds";
import { type Event, type Move, type View, vocabulary } from "./vocabulary";

const game: GameClient<View, Move, Event> = {
  ...front,
  vocabulary,
  marks,
  Board,
  sheet: later(() => import("./Sheet.svelte")),
  lookingBack: later(() => lookingBack("black-dog", import("./highlights"))),
  sounds,
  lesson: later(() => import("./Lesson.svelte")),
  flows: true,
  keys: [{ sign: "⌫", label: "black-dog-key-undo" }],
  headline: ({ seat, winners = [] }) =>
    winners.length > 1 && seat !== null && winners.includes(seat) ? say("black-dog-score-team-wins") : null,
};

export default game;
