/** What a step of a story changes is not drawn at once: a phone has eight milliseconds for a frame, and the picture, the
 * prompt, who is acting and what the page shows of it (log, score, title) take one each. A part that is put off again
 * before its turn has come is done once, as it was wished last; and whoever cuts a story short has all of it at once. */

/** Where no frames are drawn, nobody looks: none is waited for longer than this (ms). */
const UNSEEN = 250;

/** Until a frame has been drawn with all that has changed by now, and the next one is begun; or another one, where there is no hurry. */
export function nextFrame(count = 1): Promise<void> {
  return new Promise((go) => {
    const timer = setTimeout(go, UNSEEN);
    const wait = () => {
      if (count-- > 0) return void requestAnimationFrame(wait);
      clearTimeout(timer);
      go();
    };
    requestAnimationFrame(wait);
  });
}

export class Frames {
  /** What is still to be done, in its order, by name. */
  readonly #left = new Map<string, () => void>();
  /** Who waits for a frame: the last who began to. */
  #turn = 0;

  /** Do this in a frame of its own, after whatever was put off before. */
  later(name: string, part: () => void): void {
    const idle = this.#left.size === 0;
    this.#left.set(name, part);
    if (idle) this.yield();
  }

  /** The next frame draws something else, and in the one after it that begins to move: what was put off waits for the one after these. */
  yield(): void {
    if (this.#left.size > 0) void this.#go(++this.#turn);
  }

  /** All that was put off, now. */
  flush(): void {
    while (this.#do());
  }

  async #go(turn: number): Promise<void> {
    for (let frames = 2; ; frames = 0) {
      await nextFrame(frames);
      if (turn !== this.#turn) return;
      if (document.hidden) this.flush();
      if (!this.#do()) return;
    }
  }

  #do(): boolean {
    const [next] = this.#left;
    if (!next) return false;
    this.#left.delete(next[0]);
    next[1]();
    return true;
  }
}
