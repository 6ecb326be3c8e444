/** What is said among people who look for each other, look on, or look back together: fetched where it is met. */

import { speakOf } from "../words/words.svelte";

const files = import.meta.glob<string>("./words/*.ftl", { query: "?words", import: "default" });

export const speakOfCompany = (): Promise<void> =>
  speakOf("company", async (language) => [await files[`./words/${language}.ftl`]!()]);
