/** 6 nimmt! for the browser. */

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
  vocabulary,
  marks,
  byHand: (legal) => legal.every(({ do: what }) => what === "choose"),
  Board,
  sheet: later(() => import("./Sheet.svelte")),
  lookingBack: later(() => lookingBack("six-nimmt", import("./highlights"))),
  sounds,
  lesson: later(() => import("./Lesson.svelte")),
};

export default game;
