/** The time, for what is counted in seconds on the screen. */
export class Clock {
  now = $state(Date.now());

  /** Ticks while it is in use; returns what stops it. */
  run = (): (() => void) => {
    const tick = setInterval(() => (this.now = Date.now()), 1000);
    return () => clearInterval(tick);
  };
}
