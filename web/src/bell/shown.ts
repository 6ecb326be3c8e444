/** What is shown of bells, and its words. */

import { speakOf } from "../words/words.svelte";
import BellOffer from "./BellOffer.svelte";
import BellSwitch from "./BellSwitch.svelte";

const files = import.meta.glob<string>("./words/*.ftl", { query: "?words", import: "default" });

export async function spoken() {
  await speakOf("bells", async (language) => [await files[`./words/${language}.ftl`]!()]);
  return { BellOffer, BellSwitch };
}
