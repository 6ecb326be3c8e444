/** Saboteur: The Duel for the browser. */

import { later } from "../../parts/later";
import { lookingBack, say } from "../../words/words.svelte";
import type { GameClient } from "../board";
import Board from "./Board.svelte";
import front from "./front";
import { marks } from "./marks";
import { isSolo } from "./scene";
import { bandOf } from "./solo";
import { sounds } from "./sounds";
import { type Event, type Move, type View, vocabulary } from "./vocabulary";

const game: GameClient<View, Move, Event> = {
  ...front,
  vocabulary,
  marks,
  Board,
  sheet: later(() => import("./Sheet.svelte")),
  lookingBack: later(() => lookingBack("saboteur-duel", import("./highlights"))),
  sounds,
  lesson: later(() => import("./Lesson.svelte")),
  keys: [{ sign: "R", label: "saboteur-duel-key-turn" }],
  headline: (view) => (isSolo(view) ? say(`saboteur-duel-score-band-${bandOf(view.nuggets[0] ?? 0)}`) : null),
};

export default game;
