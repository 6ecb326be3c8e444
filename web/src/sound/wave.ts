/** The little workshop that sounds are made in: noise, struck things, plucked strings, voices and drops, written
 * sample by sample into a wave. The same recipe gives the same samples on every device: even its noise is counted, not
 * drawn by lot. Strings are made here and not of audio nodes, because a loop of nodes can't be shorter than 3 ms, which is the
 * length of a string at 344 Hz. */

/** Samples in a second. */
export const RATE = 44_100;

/** Noise that is the same each time. */
function noise(seed: number): () => number {
  let state = (seed * 0x9e3779b9) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 0x80000000 - 1;
  };
}

interface Placed {
  /** When it begins, in seconds. */
  at?: number;
  gain?: number;
}

export interface Breath extends Placed {
  /** How long it lasts, in seconds; it swells in `attack` and dies away by the end. */
  for: number;
  attack?: number;
  /** Its pitch, in Hz, or from where to where it goes. */
  hz: number | [number, number];
  /** How narrow it is: 0.5 is a wide rush, 20 nearly a note. */
  q?: number;
  pass?: "low" | "band" | "high";
  /** How it dies away: 1 in a straight line, 3 quickly at first. */
  fall?: number;
  /** So many beats a second, as of something that turns. */
  beats?: number;
}

/** A tone of a struck thing: its pitch, how loud, and in how many seconds it has died away (by 60 dB). */
export type Mode = [hz: number, gain: number, seconds: number];

export class Wave {
  readonly samples: Float32Array<ArrayBuffer>;
  #seed = 1;

  constructor(readonly seconds: number) {
    this.samples = new Float32Array(Math.round(seconds * RATE));
  }

  /** Noise through a filter that may move. */
  breath({ at = 0, gain = 1, for: length, attack = 0.004, hz, q = 1, pass = "band", fall = 2, beats = 0 }: Breath): this {
    const random = noise(this.#seed++);
    const [from, to] = typeof hz === "number" ? [hz, hz] : hz;
    const first = Math.round(at * RATE);
    const count = Math.round(length * RATE);
    const rising = Math.max(1, attack * RATE);
    let low = 0;
    let band = 0;
    let g = 0;
    for (let i = 0; i < count && first + i < this.samples.length; i++) {
      const part = i / count;
      if (i % 32 === 0) g = Math.tan((Math.PI * Math.min(from * (to / from) ** part, RATE * 0.45)) / RATE);
      const a = 1 / (1 + g * (g + 1 / q));
      const high = random() - low;
      const passed = a * (band + g * high);
      const lower = low + g * passed;
      band = 2 * passed - band;
      low = 2 * lower - low;
      const heard = pass === "low" ? lower : pass === "band" ? passed / q : high - passed / q;
      const swell = Math.min(1, i / rising) * (1 - part) ** fall;
      const beat = beats ? 0.55 + 0.45 * Math.cos((2 * Math.PI * beats * i) / RATE) : 1;
      this.samples[first + i]! += gain * swell * beat * heard;
    }
    return this;
  }

  /** A struck thing, which rings in its modes. */
  strike(modes: readonly Mode[], { at = 0, gain = 1 }: Placed = {}): this {
    const first = Math.round(at * RATE);
    for (const [hz, loud, seconds] of modes) {
      // A resonator that was pushed once: two multiplications a sample.
      const turn = (2 * Math.PI * hz) / RATE;
      const shrink = 10 ** (-3 / (seconds * RATE));
      const one = 2 * shrink * Math.cos(turn);
      const two = -shrink * shrink;
      let last = 0;
      let now = gain * loud * shrink * Math.sin(turn);
      const count = Math.min(this.samples.length - first, Math.round(seconds * RATE));
      for (let i = 1; i < count; i++) {
        this.samples[first + i]! += now * Math.min(1, i / 12);
        [last, now] = [now, one * now + two * last];
      }
    }
    return this;
  }

  /** A plucked or hammered string (Karplus and Strong): a burst of noise that goes round in a loop and grows soft. */
  pluck(hz: number, { at = 0, gain = 1, seconds = 0.9, partials = 6 }: Placed & { seconds?: number; partials?: number } = {}): this {
    const random = noise(this.#seed++);
    const period = RATE / hz;
    const size = Math.floor(period - 0.5);
    const rest = period - 0.5 - size; // between two samples: an all-pass filter tunes it
    const tuned = (1 - rest) / (1 + rest);
    const keep = 10 ** (-3 / (seconds * hz));
    const string = new Float32Array(size);
    // A soft hammer: about so many partials are struck. Twice round, so that the burst closes upon itself.
    const bright = 1 - Math.exp((-2 * Math.PI * partials * hz) / RATE);
    const burst = Float32Array.from({ length: size }, random);
    let [soft, softer] = [0, 0];
    for (let i = 0; i < 2 * size; i++) {
      soft += bright * (burst[i % size]! - soft);
      softer += bright * (soft - softer);
      string[i % size] = softer;
    }
    const mean = string.reduce((sum, one) => sum + one, 0) / size;
    const first = Math.round(at * RATE);
    let before = 0;
    let [fedIn, fedOut] = [0, 0];
    for (let i = 0; first + i < this.samples.length; i++) {
      const here = i % size;
      const now = string[here]! - (i < size ? mean : 0);
      this.samples[first + i]! += gain * now;
      const averaged = keep * 0.5 * (now + before);
      before = now;
      fedOut = tuned * averaged + fedIn - tuned * fedOut;
      fedIn = averaged;
      string[here] = fedOut;
    }
    return this;
  }

  /** A throat: a buzz that goes from one pitch to another, through the hollows of a mouth (pitch, width, gain). */
  voice(pitch: [number, number], mouth: readonly [hz: number, q: number, gain: number][], { at = 0, gain = 1, for: length, attack = 0.008, rough = 0 }: Placed & { for: number; attack?: number; rough?: number }): this {
    const random = noise(this.#seed++);
    const first = Math.round(at * RATE);
    const count = Math.round(length * RATE);
    const hollows = mouth.map(([hz, q, loud]) => ({ g: Math.tan((Math.PI * hz) / RATE), q, loud, low: 0, band: 0 }));
    let phase = 0;
    for (let i = 0; i < count && first + i < this.samples.length; i++) {
      const part = i / count;
      phase += (pitch[0] * (pitch[1] / pitch[0]) ** part * (1 + rough * random())) / RATE;
      const buzz = 2 * (phase % 1) - 1 + 0.25 * random();
      let heard = 0;
      for (const hollow of hollows) {
        const { g, q, loud } = hollow;
        const passed = (hollow.band + g * (buzz - hollow.low)) / (1 + g * (g + 1 / q));
        const lower = hollow.low + g * passed;
        hollow.band = 2 * passed - hollow.band;
        hollow.low = 2 * lower - hollow.low;
        heard += (loud * passed) / q;
      }
      this.samples[first + i]! += gain * heard * Math.min(1, i / (attack * RATE)) * Math.sin(Math.PI * Math.min(1, 0.5 + part / 2)) ** 1.5;
    }
    return this;
  }

  /** A round tone that slides: a thump when it falls, a bubble when it rises. */
  slide(from: number, to: number, { at = 0, gain = 1, for: length }: Placed & { for: number }): this {
    const first = Math.round(at * RATE);
    const count = Math.round(length * RATE);
    let phase = 0;
    for (let i = 0; i < count && first + i < this.samples.length; i++) {
      const part = i / count;
      phase += (from * (to / from) ** part) / RATE;
      this.samples[first + i]! += gain * Math.sin(2 * Math.PI * phase) * Math.min(1, i / 90) * (1 - part) ** 2;
    }
    return this;
  }
}
