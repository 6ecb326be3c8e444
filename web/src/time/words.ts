/** What is said of time, and of games that end as they stand: fetched where somebody sets a table or plays with people. */

import { speakOf } from "../words/words.svelte";

const files = import.meta.glob<string>("./words/*.ftl", { query: "?words", import: "default" });

export const speakOfTime = (): Promise<void> =>
  speakOf("time", async (language) => [await files[`./words/${language}.ftl`]!()]);
