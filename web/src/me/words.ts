/** What is said about who somebody is: on the own page, and where a device becomes somebody's. */

import { speakOf } from "../words/words.svelte";

const files = import.meta.glob<string>("./words/*.ftl", { query: "?words", import: "default" });

export const speakOfMe = (): Promise<void> => speakOf("me", async (language) => [await files[`./words/${language}.ftl`]!()]);
