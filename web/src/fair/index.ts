/** The sheet about the fair deal, and its words: fetched when somebody opens it. */

import { later } from "../parts/later";

export const fairSheet = later(async () => {
  const [sheet, { speakOfFairness }] = await Promise.all([import("./FairSheet.svelte"), import("./words")]);
  await speakOfFairness();
  return sheet;
});
