/** So many moves late those who look on may see the game. */

import { say, sayable } from "../words/words.svelte";

export const DELAYS: readonly number[] = [0, 5, 10, 20];

/** How late a table is seen, in a few words; nothing where it is not. */
export const delaySaid = (delay: number): string[] =>
  delay > 0 && sayable("delay") ? [say("term", { label: say("delay"), amount: say("delay-moves", { count: delay }) })] : [];
