/** What faces are called, and how bots are: said where somebody looks closer. */

import { speakOf } from "../words/words.svelte";

const files = import.meta.glob<string>("./words/*.ftl", { query: "?words", import: "default" });

export const speakOfPeople = (): Promise<void> =>
  speakOf("people", async (language) => [await files[`./words/${language}.ftl`]!()]);
