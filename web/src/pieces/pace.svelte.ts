/** How fast what happened is told, as this person wants it on this device; and whether in motion at all. */

import { keep, kept } from "../parts/kept";
import { calm } from "./motion";

export const PACES = ["calm", "lively", "quick", "at-once"] as const;
export type Pace = (typeof PACES)[number];

const USUAL: Pace = "lively";
let pace = $state<Pace>(PACES.find((known) => known === kept("pace")) ?? USUAL);

export const telling = {
  get pace(): Pace {
    return pace;
  },
  set pace(wish: Pace) {
    pace = wish;
    keep("pace", wish === USUAL ? null : wish);
  },
};

/** How many times as fast as "lively". */
const RATES: Record<Exclude<Pace, "at-once">, number> = { calm: 0.65, lively: 1, quick: 2 };

/** The rate at which stories are told; null where nothing is told at all. */
export const rateNow = (): number | null => (pace === "at-once" ? null : RATES[pace]);

/** Whether the story is told in stills: from picture to picture, without motion. */
export const inStills = (): boolean => calm();
