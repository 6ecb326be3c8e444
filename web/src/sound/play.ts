/** What this device plays. Nothing before the first touch or key; nothing of the board while the page is out of sight.
 * How it plays (`player.ts`) is fetched when somebody plays, waits or looks on, not before the first own move. */

import { device } from "./device.svelte";
import { ALERTS, type Sound, type SoundName } from "./names";
import { hand } from "./touched";

export interface How {
  /** Which step of a chain it is. */
  step?: number | undefined;
  /** From where it is heard: −1 is the left edge of the page, 1 the right one. */
  from?: number | undefined;
}

/** A sound that was not ready for so long (ms) is not wanted any more. */
export const STALE = 400;

let player: typeof import("./player") | null = null;
let wanted: { name: SoundName; how: How; when: number }[] = [];

/** Fetches the player; what was wanted a moment ago is heard then. */
export async function voice(): Promise<void> {
  player ??= await import("./player");
  const since = performance.now() - STALE;
  for (const { name, how, when } of wanted) if (when >= since) play(name, how);
  wanted = [];
}

const mayBeTold = (name: SoundName): boolean => hand.touched && (!document.hidden || ALERTS.includes(name));

/** Plays a sound, from where it happens. */
function play(name: SoundName, how: How = {}): void {
  if (device.silence || device.volume === 0 || !mayBeTold(name)) return;
  if (player) player.sound(name, how);
  else wanted = [...wanted.slice(-2), { name, how, when: performance.now() }];
}

/** What is felt of a sound. */
const FELT: Partial<Record<SoundName, number[]>> = {
  "my-turn": [35, 70, 35],
  "tea-glass": [35],
  "explosion": [18],
  "rockfall": [30, 40, 60],
  "win": [30, 60, 30, 60, 90],
};
const USUALLY_FELT = [60];

/** Lets the device be felt, where it can and may. */
function feel({ sound, step = 1 }: Pick<Sound, "sound" | "step">): void {
  if (!device.vibrates || !device.vibration || !mayBeTold(sound)) return;
  navigator.vibrate((FELT[sound] ?? USUALLY_FELT).map((ms) => Math.min(90, ms + 6 * (step - 1))));
}

/** What plays, and what lets be felt: one thing, so that a test can listen in its place. */
export const speaker = { play, feel };
