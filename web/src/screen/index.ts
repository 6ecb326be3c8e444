/** The big screen in the middle of the room, with its words. */

import { speakOf } from "../words/words.svelte";

const files = import.meta.glob<string>("./words/*.ftl", { query: "?words", import: "default" });

export const screenPage = async () =>
  (await Promise.all([import("./ScreenPage.svelte"), speakOf("screen", async (language) => [await files[`./words/${language}.ftl`]!()])]))[0];
