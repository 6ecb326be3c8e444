/** What this device wishes: how loud it is, whether it is silent, whether it is felt. */

import { keep, kept } from "../parts/kept";
import { calm } from "../pieces/motion";

/** At this volume sounds are as loud as their recipes say; 100 is 6.6 dB more, where a sample could reach the top. */
export const USUAL = 60;

let changed = () => {};

/** Calls `then` whenever volume or silence are others. */
export function whenChanged(then: () => void): void {
  changed = then;
}

function volumeKept(): number {
  const number = Number(kept("volume") ?? USUAL);
  return number >= 0 && number <= 100 ? number : USUAL;
}

let volume = $state(volumeKept());
let silence = $state(kept("sound") === "off");
let touch = $state(kept("vibration"));

export const device = {
  /** From 0 to 100. */
  get volume(): number {
    return volume;
  },
  set volume(wish: number) {
    volume = Math.min(100, Math.max(0, Math.round(wish)));
    keep("volume", volume === USUAL ? null : String(volume));
    if (volume > 0) device.silence = false;
    changed();
  },
  get silence(): boolean {
    return silence;
  },
  set silence(wish: boolean) {
    silence = wish;
    keep("sound", wish ? "off" : null);
    if (!wish && volume === 0) device.volume = USUAL; // who wants sound wants to hear it
    changed();
  },
  /** Whether the device can be felt at all. */
  get vibrates(): boolean {
    return "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;
  },
  /** Not for those who want less motion, unless they choose it. */
  get vibration(): boolean {
    return touch === null ? !calm() : touch === "on";
  },
  set vibration(wish: boolean) {
    touch = wish ? "on" : "off";
    keep("vibration", touch);
  },
};

addEventListener("storage", ({ key }) => {
  if (key !== "korsi-sound" && key !== "korsi-volume" && key !== "korsi-vibration") return;
  silence = kept("sound") === "off"; // in another window
  volume = volumeKept();
  touch = kept("vibration");
  changed();
});
