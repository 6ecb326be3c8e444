/** Being told of one's turn on this device, and its words: fetched when it is shown. */

import { later } from "../parts/later";
import { speakOf } from "../words/words.svelte";

const files = import.meta.glob<string>("./words/*.ftl", { query: "?words", import: "default" });
const speakOfBells = (): Promise<void> => speakOf("bells", async (language) => [await files[`./words/${language}.ftl`]!()]);

const part = <Part>(take: () => Promise<Part>) => later(async () => (await Promise.all([take(), speakOfBells()]))[0]);

export const bellSwitch = part(() => import("./BellSwitch.svelte"));
export const bellOffer = part(() => import("./BellOffer.svelte"));
