/** What is said on the page of own games, and what games call that which they count. */

import { frontOf, isHere } from "../games";
import { folderOf } from "../words/fields";
import { speakOf } from "../words/words.svelte";

const files = import.meta.glob<string>("./words/*.ftl", { query: "?words", import: "default" });
const counted = import.meta.glob<string>("../../../engine/src/korsi/games/*/sentences/statistics/*.ftl", { query: "?words", import: "default" });

export const speakOfMyGames = (): Promise<void> => speakOf("my-games", async (language) => [await files[`./words/${language}.ftl`]!()]);

/** A game from another package brings all its words along with its front. */
export async function speakOfStatistics(game: string): Promise<void> {
  if (!isHere(game)) {
    await frontOf(game).catch(() => undefined); // one that is gone from the server is called by its key
    return;
  }
  await speakOf(`${game}-statistics`, async (language) => {
    const file = counted[`../../../engine/src/korsi/games/${folderOf(game)}/sentences/statistics/${language}.ftl`];
    return file ? [await file()] : [];
  });
}
