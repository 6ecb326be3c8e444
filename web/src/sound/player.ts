/** How this device plays: the way to the ear, and sounds that are made when they are first wanted (`workshop.ts`) and
 * kept. Asked by `play.ts`, and fetched later than that. */

import { device, USUAL, whenChanged } from "./device.svelte";
import { ALERTS, type SoundName } from "./names";
import { type How, STALE } from "./play";
import type { Order } from "./workshop";

const STEEPNESS = 1.5;
/** Every time a little higher or lower, so that it never tires. */
const VARIES = 0.03;
/** More voices than this at a time are noise; the same one again within this many ms is one. */
const VOICES = 7;
const APART = 40;
/** What is heard at the edge of the page is heard from there, but not only from there. */
const WIDTH = 0.7;
/** After so long without a sound (ms) nothing is mixed any more: silence takes as much of a battery as music does. */
const SILENCE = 10_000;

// ── The way to the ear ─────────────────────────────────────────────────────────────────────────

interface Mixer {
  context: AudioContext;
  master: GainNode;
}
let mixer: Mixer | null = null;
const sounding = new Set<AudioBufferSourceNode>();
const lately = new Map<string, number>();
/** All steps of a chain are in tune. */
let tuned = 1;

function opened(): Mixer | null {
  if (mixer || !("AudioContext" in globalThis)) return mixer;
  const context = new AudioContext({ latencyHint: "interactive" });
  const master = context.createGain();
  const roof = context.createWaveShaper(); // many sounds at once are bent under the top, not cut off
  roof.curve = Float32Array.from({ length: 1025 }, (_, i) => roofed(i / 512 - 1));
  master.connect(roof).connect(context.destination);
  mixer = { context, master };
  adjust();
  return mixer;
}

function roofed(sample: number): number {
  const over = Math.abs(sample) - 0.7;
  return over <= 0 ? sample : Math.sign(sample) * (0.7 + 0.3 * Math.tanh(over / 0.3));
}

function adjust(): void {
  if (!mixer) return;
  const gain = device.silence ? 0 : (device.volume / USUAL) ** STEEPNESS;
  mixer.master.gain.setTargetAtTime(gain, mixer.context.currentTime, 0.01);
}

whenChanged(adjust);

/** Browsers let a page sound from a touch or key on, and some silence it again when it was out of sight. */
function wake({ isTrusted }: Event): void {
  if (isTrusted && mixer) resume(mixer);
}
let resting: ReturnType<typeof setTimeout> | undefined;

/** From now on something may be heard, until it has been silent for long. */
function resume({ context }: Mixer): void {
  if (context.state !== "running") void context.resume().catch(() => undefined);
  clearTimeout(resting);
  resting = setTimeout(() => {
    if (sounding.size === 0) void context.suspend().catch(() => undefined);
  }, SILENCE);
}
for (const gesture of ["pointerup", "click", "keydown"]) addEventListener(gesture, wake, { capture: true, passive: true });

// ── Sounds ─────────────────────────────────────────────────────────────────────────────────────

const made = new Map<string, Promise<AudioBuffer>>();
const ordered = new Map<string, (samples: Float32Array<ArrayBuffer>) => void>();
let workshop: Worker | null = null;
const keyOf = ({ sound, step }: Order) => `${sound} ${step}`;

function order(wish: Order, context: AudioContext): Promise<AudioBuffer> {
  const known = made.get(keyOf(wish));
  if (known) return known;
  workshop ??= opening();
  const ready = new Promise<AudioBuffer>((done) => {
    ordered.set(keyOf(wish), (samples) => {
      const buffer = context.createBuffer(1, samples.length, 44_100);
      buffer.copyToChannel(samples, 0);
      done(buffer);
    });
  });
  made.set(keyOf(wish), ready);
  workshop.postMessage(wish);
  return ready;
}

function opening(): Worker {
  const worker = new Worker(new URL("./workshop.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<Order & { samples: Float32Array<ArrayBuffer> }>) => {
    ordered.get(keyOf(data))?.(data.samples);
    ordered.delete(keyOf(data));
  });
  worker.addEventListener("error", () => {
    for (const key of ordered.keys()) made.delete(key); // could not be fetched: asked again with the next sound
    ordered.clear();
    workshop = null;
  });
  return worker;
}

/** Plays a sound; see `play.ts`. */
export function sound(name: SoundName, { step = 1, from = 0 }: How): void {
  const now = performance.now();
  if (now - (lately.get(name) ?? -APART) < APART || sounding.size >= VOICES) return;
  const ready = opened();
  if (!ready) return;
  lately.set(name, now);
  const { context } = ready;
  resume(ready);
  if (step === 1) tuned = 1 + VARIES * (2 * Math.random() - 1);
  const rate = tuned;
  void order({ sound: name, step }, context).then((buffer) => {
    if (performance.now() - now > STALE && !ALERTS.includes(name)) return;
    const source = context.createBufferSource();
    source.buffer = buffer;
    source.playbackRate.value = rate;
    const pan = context.createStereoPanner();
    pan.pan.value = Math.max(-WIDTH, Math.min(WIDTH, from * WIDTH));
    source.connect(pan).connect(ready.master);
    sounding.add(source);
    source.addEventListener("ended", () => sounding.delete(source));
    source.start();
  });
}
