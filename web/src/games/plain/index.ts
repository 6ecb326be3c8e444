/** The plain board that any game gets for free: made for a game from another package. */

import { later } from "../../parts/later";
import type { GameClient } from "../board";
import Board from "./Board.svelte";
import front from "./front";
import { meet, vocabularyOf } from "./stranger";

export default async function client(key: string): Promise<GameClient> {
  const [stranger, own] = await Promise.all([meet(key), front(key)]);
  return { ...own, vocabulary: vocabularyOf(stranger), Board, sheet: later(() => import("./Sheet.svelte")) };
}
