/** The recipes: how each sound is made. Lengths are in seconds; loudness is set afterwards, by ear (`loudness.ts`). */

import { loudness, peak } from "./loudness";
import type { SoundName } from "./names";
import { HOME, note } from "./scale";
import { type Mode, RATE, Wave } from "./wave";

/** How loud a sound is (LUFS) unless its recipe says more or less; no sample is higher than the peak (dBFS). */
const LOUD = -20;
const PEAK = -6.6;
/** A sharp blow may reach so far beyond the peak, and is bent back: it would be too soft otherwise. */
const BENT = 5;
/** Steps of a chain beyond this sound like this one. */
export const HIGHEST = 10;

interface Recipe {
  /** Louder or softer than the others, in dB. */
  level?: number;
  make: (step: number) => Wave;
}

const GLASS: Mode[] = [[2100, 1, 0.05], [3400, 0.7, 0.04], [5230, 0.3, 0.025]];
const WOOD: Mode[] = [[430, 1, 0.06], [905, 0.5, 0.045], [1480, 0.25, 0.03]];
const IRON: Mode[] = [[612, 0.5, 0.22], [1687, 1, 0.3], [2893, 0.7, 0.24], [4461, 0.5, 0.16], [6120, 0.25, 0.09]];
const BRASS: Mode[] = [[1320, 1, 0.16], [2714, 0.6, 0.13], [4100, 0.4, 0.09]];
/** A small bell, for its lowest tone. */
const bell = (hz: number, seconds: number): Mode[] => [[hz, 1, seconds], [hz * 2.01, 0.5, seconds * 0.7], [hz * 3.03, 0.28, seconds * 0.45], [hz * 4.24, 0.14, seconds * 0.3]];
const scaled = (modes: readonly Mode[], by: number): Mode[] => modes.map(([hz, gain, seconds]) => [hz * by, gain, seconds]);

/** A note of a santur: a hammer, and strings that are not quite alike. */
function santur(wave: Wave, hz: number, at: number, gain = 1, seconds = 0.8): Wave {
  return wave
    .pluck(hz * 0.9988, { at, gain, seconds, partials: 7 })
    .pluck(hz * 1.0013, { at: at + 0.0015, gain: gain * 0.8, seconds, partials: 9 })
    .strike([[hz * 4.1, 0.12 * gain, 0.03]], { at });
}

/** Paper on felt, and the thud with which it lands. */
function card(wave: Wave, at: number, gain = 1, hz = 1200): Wave {
  return wave.breath({ at, for: 0.06, attack: 0.006, hz: [hz * 1.25, hz * 0.8], q: 1.1, gain }).slide(190, 110, { at: at + 0.022, for: 0.07, gain: gain * 0.3 });
}

const RECIPES: Record<SoundName, Recipe> = {
  "tick": { level: -10, make: () => new Wave(0.05).strike(scaled(WOOD, 1.9), { gain: 0.6 }).breath({ for: 0.014, hz: 2600, q: 1.4, gain: 0.25 }) },

  "card-laid": { make: () => card(new Wave(0.14), 0) },
  "card-turned": { make: () => card(card(new Wave(0.24), 0, 0.7, 1700), 0.095) },
  "cards-swept": {
    make: () => card(new Wave(0.62).breath({ for: 0.5, attack: 0.09, hz: [3600, 480], q: 0.9, fall: 1.2, beats: 23 }), 0.46, 0.9, 800),
  },
  "cards-shuffled": {
    level: -2,
    make: () => {
      const wave = new Wave(0.8).breath({ for: 0.62, attack: 0.12, hz: [1500, 2300], q: 0.8, gain: 0.25, fall: 1 });
      for (let i = 0; i < 15; i++) wave.breath({ at: 0.03 + i * 0.038 - i * i * 0.0004, for: 0.03, attack: 0.002, hz: 1500 + (i % 4) * 180, q: 1.3, gain: 0.5 + (i % 3) * 0.12 });
      return card(wave, 0.64, 0.8, 900);
    },
  },

  "marbles-rolling": {
    level: -4,
    make: () => new Wave(0.6).breath({ for: 0.54, attack: 0.08, hz: [520, 900], q: 2.2, fall: 1, beats: 17 }).breath({ for: 0.54, attack: 0.1, hz: [2200, 3000], q: 4, fall: 1.2, beats: 17, gain: 0.5 }).strike(GLASS, { at: 0.5, gain: 0.16 }),
  },
  "marble-clack": { make: () => new Wave(0.1).strike(GLASS).strike(scaled(GLASS, 1.07), { at: 0.011, gain: 0.35 }).breath({ for: 0.006, hz: 5200, q: 0.7, gain: 0.25 }) },
  "marble-in-hole": { make: () => new Wave(0.16).strike(scaled(GLASS, 0.8), { gain: 0.5 }).strike(WOOD, { at: 0.034 }).slide(240, 150, { at: 0.034, for: 0.08, gain: 0.5 }) },
  "explosion": {
    level: 1,
    make: (step) => {
      const wave = new Wave(0.85);
      for (let i = 0; i < 4; i++) wave.strike(scaled(GLASS, 1 + i * 0.06), { at: i * 0.016, gain: 0.26 });
      wave.breath({ for: 0.16, attack: 0.002, hz: [4200, 900], q: 0.7, gain: 0.32 });
      santur(wave, note(step - 1, HOME), 0.02, 0.9, 0.7);
      return santur(wave, note(step + 1, HOME), 0.105, 0.7, 0.7);
    },
  },
  "thump": { level: 1, make: () => new Wave(0.42).slide(130, 46, { for: 0.4 }).breath({ for: 0.16, attack: 0.002, hz: [320, 90], q: 0.8, pass: "low", gain: 0.9 }).slide(260, 150, { for: 0.08, gain: 0.4 }) },
  "bubbling": {
    make: () => {
      const wave = new Wave(0.95).breath({ for: 0.8, attack: 0.2, hz: [500, 700], q: 1.2, gain: 0.05, fall: 1 });
      const rising = [340, 420, 380, 520, 470, 610, 560, 720, 680, 860];
      rising.forEach((hz, i) => wave.slide(hz, hz * 1.75, { at: 0.02 + i * 0.072 + (i % 3) * 0.011, for: 0.085, gain: 0.6 + (i % 2) * 0.3 }));
      return wave.strike(bell(1244, 0.3), { at: 0.72, gain: 0.14 });
    },
  },
  "gulp": { make: () => new Wave(0.62).slide(520, 230, { for: 0.1 }).slide(300, 620, { at: 0.085, for: 0.07, gain: 0.7 }).slide(440, 200, { at: 0.25, for: 0.1, gain: 0.9 }).slide(270, 560, { at: 0.335, for: 0.08, gain: 0.6 }).breath({ at: 0.4, for: 0.2, attack: 0.06, hz: [900, 600], q: 2, gain: 0.25 }) },

  "disc-grinding": {
    make: () => {
      const wave = new Wave(1.1).breath({ for: 1, attack: 0.16, hz: [150, 240], q: 1.1, fall: 0.5, beats: 14 }).breath({ for: 0.96, attack: 0.2, hz: [700, 1050], q: 2.4, fall: 0.7, beats: 28, gain: 0.16 });
      return wave.strike(BRASS, { at: 0.97, gain: 0.07 }).strike(WOOD, { at: 0.972, gain: 0.2 });
    },
  },
  "paws": { level: -3, make: () => new Wave(0.26).slide(210, 120, { for: 0.05 }).breath({ for: 0.02, hz: 2300, q: 1.5, gain: 0.35 }).slide(230, 130, { at: 0.115, for: 0.05, gain: 0.8 }).breath({ at: 0.115, for: 0.02, hz: 2600, q: 1.5, gain: 0.3 }) },
  "bark": {
    make: () => {
      const throat: [number, number, number][] = [[620, 4, 1], [1350, 5, 0.8], [2500, 6, 0.3]];
      return new Wave(0.36).voice([205, 330], throat, { for: 0.045 }).voice([330, 170], throat, { at: 0.045, for: 0.06, gain: 1.1 }).voice([230, 350], throat, { at: 0.19, for: 0.04, gain: 0.75 }).voice([350, 180], throat, { at: 0.23, for: 0.065, gain: 0.85 });
    },
  },
  "bite": { make: () => new Wave(0.24).voice([150, 95], [[480, 3, 1], [1050, 4, 0.6]], { for: 0.12, rough: 0.5, gain: 0.55 }).strike([[1900, 1, 0.02], [3150, 0.8, 0.016]], { at: 0.13, gain: 1.1 }).breath({ at: 0.13, for: 0.03, attack: 0.001, hz: 2200, q: 0.8, gain: 0.7 }) },
  "pawn-step": { level: -3, make: () => new Wave(0.09).strike(WOOD).slide(200, 140, { for: 0.05, gain: 0.35 }) },
  "pawn-hit": { make: () => new Wave(0.5).strike(scaled(WOOD, 1.25), { gain: 1.2 }).breath({ for: 0.03, attack: 0.001, hz: 1800, q: 0.8, gain: 0.5 }).breath({ at: 0.04, for: 0.34, attack: 0.03, hz: [700, 2100], q: 3, gain: 0.3, fall: 1 }).strike(WOOD, { at: 0.38, gain: 0.5 }).strike(WOOD, { at: 0.44, gain: 0.25 }) },
  "pawn-home": { make: () => santur(santur(new Wave(0.8).strike(WOOD, { gain: 0.8 }), note(4), 0.06, 0.6, 0.7), note(7), 0.17, 0.8, 0.7) },

  "pickaxe": { make: () => new Wave(0.4).strike(IRON, { gain: 0.55 }).breath({ for: 0.05, attack: 0.001, hz: 1500, q: 0.7, gain: 0.7 }).breath({ at: 0.06, for: 0.16, hz: [900, 500], q: 1.2, gain: 0.18, fall: 1.4 }) },
  "tool-broken": { make: () => new Wave(0.55).strike(scaled(IRON, 0.72), { gain: 0.6 }).breath({ for: 0.09, attack: 0.001, hz: [2400, 700], q: 0.7, gain: 0.9 }).strike(WOOD, { at: 0.11, gain: 0.8 }).strike(scaled(WOOD, 0.8), { at: 0.21, gain: 0.5 }).strike(scaled(WOOD, 0.9), { at: 0.28, gain: 0.3 }) },
  "door": { make: () => new Wave(0.8).voice([74, 118], [[560, 9, 1], [1180, 12, 0.7], [2050, 14, 0.35]], { for: 0.5, attack: 0.12, rough: 0.35, gain: 1.6 }).strike(scaled(WOOD, 0.55), { at: 0.55, gain: 1.1 }).slide(120, 70, { at: 0.55, for: 0.16, gain: 0.8 }) },
  "key": { make: () => new Wave(0.55).strike(scaled(BRASS, 2.1), { gain: 0.5 }).strike(scaled(BRASS, 2.35), { at: 0.06, gain: 0.4 }).strike(scaled(BRASS, 1.7), { at: 0.21, gain: 0.6 }).breath({ at: 0.21, for: 0.02, hz: 2600, q: 1, gain: 0.5 }).strike(scaled(IRON, 0.8), { at: 0.33, gain: 0.5 }).slide(260, 150, { at: 0.33, for: 0.06, gain: 0.6 }) },
  "rockfall": {
    level: 1,
    make: () => {
      const wave = new Wave(1.15).breath({ for: 1.1, attack: 0.05, hz: [240, 90], q: 0.7, pass: "low", fall: 1.3 });
      for (let i = 0; i < 16; i++) {
        const at = 0.02 + i * 0.052 + ((i * 7) % 5) * 0.009;
        wave.breath({ at, for: 0.07, attack: 0.002, hz: [700 - i * 22, 240], q: 1.1, gain: 1.1 - i * 0.05 });
        if (i % 3 === 0) wave.slide(150 - i * 3, 62, { at, for: 0.14, gain: 0.6 });
      }
      return wave;
    },
  },
  "grumble": { make: () => new Wave(0.75).voice([92, 70], [[330, 4, 1], [760, 5, 0.6], [2100, 8, 0.12]], { for: 0.34, attack: 0.05, rough: 0.55 }).voice([104, 64], [[420, 4, 1], [900, 5, 0.6], [2100, 8, 0.12]], { at: 0.32, for: 0.4, attack: 0.04, rough: 0.55, gain: 0.9 }) },
  "gold": { make: () => [0, 2, 4, 7].reduce((wave, step, i) => wave.strike(bell(note(step) * 4, 0.75), { at: i * 0.055, gain: 0.5 }), new Wave(1)) },
  "ladder": { make: () => [0, 1, 2, 3].reduce((wave, i) => wave.strike(scaled(WOOD, 0.85 + i * 0.12), { at: i * 0.085, gain: 0.8 + i * 0.05 }), new Wave(0.4)) },

  "bell": { make: () => new Wave(0.9).strike(bell(note(4) * 2, 0.8), { gain: 0.6 }).strike(bell(note(7) * 2, 0.7), { at: 0.09, gain: 0.5 }) },
  "refusal": { level: -4, make: () => new Wave(0.3).strike(scaled(WOOD, 0.5), { gain: 0.9 }).slide(180, 130, { for: 0.1, gain: 0.5 }).strike(scaled(WOOD, 0.44), { at: 0.12, gain: 0.8 }).slide(150, 105, { at: 0.12, for: 0.12, gain: 0.5 }) },
  "message": { level: -3, make: () => new Wave(0.36).slide(620, 720, { for: 0.12, gain: 0.8 }).slide(830, 930, { at: 0.1, for: 0.2, gain: 0.7 }) },
  "tea-glass": { make: () => new Wave(0.95).strike(bell(2637, 0.42), { gain: 0.5 }).strike(bell(2790, 0.3), { at: 0.13, gain: 0.4 }).strike(bell(2637, 0.42), { at: 0.25, gain: 0.5 }).strike(bell(2480, 0.5), { at: 0.4, gain: 0.3 }) },
  "my-turn": { make: () => santur(santur(new Wave(1.1), note(3), 0, 0.9), note(7), 0.17, 1, 0.9) },
  "win": { level: 1, make: () => [0, 2, 3, 4, 7].reduce((wave, step, i) => santur(wave, note(step), i * 0.12, 0.8 + i * 0.06, 0.9), new Wave(1.18)) },
  "loss": { level: -2, make: () => [4, 2, 0].reduce((wave, step, i) => santur(wave, note(step) / 2, i * 0.2, 0.9 - i * 0.08, 0.9), new Wave(1.15)) },
};

/** What is too high for the peak is bent under it; what is low stays as it is. */
function bend(sample: number, most: number): number {
  const knee = most * 0.6;
  const over = Math.abs(sample) - knee;
  return over <= 0 ? sample : Math.sign(sample) * (knee + (most - knee) * Math.tanh(over / (most - knee)));
}

/** The samples of a sound, as loud as it should be. */
export function render(sound: SoundName, step = 1): Float32Array<ArrayBuffer> {
  const { make, level = 0 } = RECIPES[sound];
  const { samples } = make(Math.min(HIGHEST, Math.max(1, step)));
  const last = Math.round(0.012 * RATE);
  for (let i = 1; i <= last; i++) samples[samples.length - i]! *= i / last; // so that nothing ends with a click
  const wish = LOUD + level - loudness(samples);
  const gain = 10 ** (Math.min(wish, PEAK + BENT - peak(samples)) / 20);
  const most = 10 ** (PEAK / 20);
  for (let i = 0; i < samples.length; i++) samples[i] = bend(samples[i]! * gain, most);
  return samples;
}
