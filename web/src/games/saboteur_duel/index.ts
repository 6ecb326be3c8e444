/** Saboteur: The Duel for the browser. */

import type { GameClient } from "../board";
import { say } from "../../words/words.svelte";
import Board from "./Board.svelte";
import Lesson from "./Lesson.svelte";
import Picture from "./Picture.svelte";
import { isSolo, mazeOf } from "./scene";
import Sheet from "./Sheet.svelte";
import { bandOf } from "./solo";

const game: GameClient = {
  Board,
  Picture,
  Sheet,
  Lesson,
  quiet: ["hand", "drew", "drawn", "oriented"],
  headline: (view) => {
    const table = mazeOf(view);
    return isSolo(table) ? say(`saboteur-duel-score-band-${bandOf(table.nuggets[0] ?? 0)}`) : null;
  },
  optionsOf: () => ({
    ways: [
      { label: "saboteur-duel-way-duel", about: "saboteur-duel-way-duel-about", options: {}, seats: [2, 2] },
      { label: "saboteur-duel-way-solo", about: "saboteur-duel-way-solo-about", options: {}, seats: [1, 1] },
    ],
    amounts: [],
    picks: [
      {
        name: "colour",
        label: "saboteur-duel-pick-colour",
        values: [
          { value: "green", label: "saboteur-duel-pick-green" },
          { value: "blue", label: "saboteur-duel-pick-blue" },
        ],
        default: "green",
      },
    ],
    usual: 2,
  }),
};

export default game;
