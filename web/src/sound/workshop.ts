/** Sounds are made beside the page, in a thread of their own: no picture waits for one. */

import type { SoundName } from "./names";
import { render } from "./palette";

export interface Order {
  sound: SoundName;
  step: number;
}

addEventListener("message", ({ data }: MessageEvent<Order>) => {
  const samples = render(data.sound, data.step);
  postMessage({ ...data, samples }, { transfer: [samples.buffer] });
});
