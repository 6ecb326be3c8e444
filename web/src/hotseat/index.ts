/** One device for several people: what is fetched when they sit down to it, with its words. */

import { later } from "../parts/later";
import { speakOf } from "../words/words.svelte";

const files = import.meta.glob<string>("./words/*.ftl", { query: "?words", import: "default" });
const speakOfSharing = (): Promise<void> => speakOf("hot-seat", async (language) => [await files[`./words/${language}.ftl`]!()]);

/** The table that they share. */
export const hotSeat = later(async () => (await Promise.all([import("./HotSeat.svelte"), speakOfSharing()]))[0]);

/** The form that sets it. */
export const oneDevice = later(async () => (await Promise.all([import("./OneDevice.svelte"), speakOfSharing()]))[0]);
