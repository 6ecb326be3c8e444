/** The score sheet waits until the board has shown how it came to be. */

import type { AnyEvent, Batch } from "../games/board";

/** A board that never says that it has settled does not keep the sheet from us. */
const LONGEST = 9_000;

export class Pause {
  sheet = $state(false);
  private due = $state(false);
  private heard = -1;
  private ended = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `flows`: the game goes on from round to round without a sheet. While a board says that it is `telling`, the
   * sheet waits, however long that takes. */
  constructor(
    private readonly flows = false,
    private readonly telling: () => boolean = () => false,
  ) {}

  /** The sheet is open, or will be in a moment: until it has been put away nothing is asked. */
  get holds(): boolean {
    return this.due || this.sheet;
  }

  hear(happened: Batch<AnyEvent> | null, over: boolean): void {
    const news = happened !== null && happened.first > this.heard;
    if (news) {
      this.heard = happened.first;
      if (happened.events.some(({ event }) => (event === "round-ended" && !this.flows) || event === "over")) this.wait();
    }
    if (over && !this.ended) {
      this.ended = true;
      if (!this.due) this.sheet = true; // opened after the end
    }
  }

  settle(): void {
    if (this.due) this.show();
  }

  show(): void {
    clearTimeout(this.timer);
    this.due = false;
    this.sheet = true;
  }

  hide(): void {
    this.sheet = false;
  }

  private wait(): void {
    this.due = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.telling() ? this.wait() : this.settle()), LONGEST);
  }
}
