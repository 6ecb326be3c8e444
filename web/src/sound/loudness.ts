/** How loud a sound is to an ear: samples are weighed as in ITU-R BS.1770 (less of the low, more of the high). A broadcast is
 * measured in windows of 400 ms; most of our sounds are shorter, so the loudest 100 ms count. */

import { RATE } from "./wave";

const WINDOW = Math.round(0.1 * RATE);

/** One after the other, as the standard gives them for any rate: a shelf for the head, then what the ear lacks below. */
function weighed(samples: Float32Array): Float32Array {
  const shelf = (() => {
    const k = Math.tan((Math.PI * 1681.97) / RATE);
    const high = 10 ** (3.99984 / 20);
    const mid = high ** 0.499667;
    const a = 1 + k / 0.707175 + k * k;
    return { b: [(high + (mid * k) / 0.707175 + k * k) / a, (2 * (k * k - high)) / a, (high - (mid * k) / 0.707175 + k * k) / a], a: [(2 * (k * k - 1)) / a, (1 - k / 0.707175 + k * k) / a] };
  })();
  const rumble = (() => {
    const k = Math.tan((Math.PI * 38.1355) / RATE);
    const a = 1 + k / 0.500327 + k * k;
    return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / a, (1 - k / 0.500327 + k * k) / a] };
  })();
  let out = samples;
  for (const { b, a } of [shelf, rumble]) {
    const next = new Float32Array(out.length);
    let [x1, x2, y1, y2] = [0, 0, 0, 0];
    for (let i = 0; i < out.length; i++) {
      const x = out[i]!;
      const y = b[0]! * x + b[1]! * x1 + b[2]! * x2 - a[0]! * y1 - a[1]! * y2;
      [x2, x1, y2, y1] = [x1, x, y1, y];
      next[i] = y;
    }
    out = next;
  }
  return out;
}

/** In LUFS, for a sound that is heard from the middle. */
export function loudness(samples: Float32Array): number {
  const heard = weighed(samples);
  const width = Math.min(WINDOW, heard.length);
  let sum = 0;
  let most = 0;
  for (let i = 0; i < heard.length; i++) {
    sum += heard[i]! ** 2;
    if (i >= width) sum -= heard[i - width]! ** 2;
    most = Math.max(most, sum);
  }
  return -0.691 + 10 * Math.log10(most / WINDOW || 1e-12);
}

/** The highest sample, in dB of what can be played at all. */
export function peak(samples: Float32Array): number {
  let most = 1e-9;
  for (const sample of samples) most = Math.max(most, Math.abs(sample));
  return 20 * Math.log10(most);
}
