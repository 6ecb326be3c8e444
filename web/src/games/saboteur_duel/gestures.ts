/** Fingers on the maze: one drags, two pinch, and a second one that only taps turns the card. */

interface Grip {
  x: number;
  y: number;
  /** How far two fingers are apart; 0 with one. */
  far: number;
}

export interface Moved {
  /** Where the fingers took hold. */
  x: number;
  y: number;
  /** How far they have moved since, and how much wider apart they are. */
  dx: number;
  dy: number;
  by: number;
}

/** Less than this is a tap. */
const STILL = 8;
const QUICK = 350;

export class Gestures {
  /** Since the first finger came down, something was moved: this is no tap. */
  moved = false;
  readonly #fingers = new Map<number, { x: number; y: number }>();
  #start: (Grip & { time: number }) | null = null;

  constructor(
    private readonly hold: () => void,
    private readonly move: (how: Moved) => void,
    private readonly turn: () => void,
  ) {}

  down(event: PointerEvent): void {
    if (this.#fingers.size === 0) this.moved = false;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.#begin();
  }

  drag(event: PointerEvent): void {
    if (!this.#fingers.has(event.pointerId) || !this.#start) return;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const now = this.#grip();
    const start = this.#start;
    const [dx, dy] = [now.x - start.x, now.y - start.y];
    if (!this.moved && Math.hypot(dx, dy) < STILL && Math.abs(now.far - start.far) < 1.5 * STILL) return;
    if (!this.moved) (event.currentTarget as Element).setPointerCapture?.(event.pointerId);
    this.moved = true;
    this.move({ x: start.x, y: start.y, dx, dy, by: start.far > 0 ? now.far / start.far : 1 });
  }

  up(event: PointerEvent): void {
    const start = this.#start;
    if (!this.#fingers.delete(event.pointerId)) return;
    const quick = start !== null && start.far > 0 && performance.now() - start.time < QUICK;
    if (quick && !this.moved && event.type === "pointerup") {
      this.moved = true;
      this.turn();
    }
    this.#begin();
  }

  #begin(): void {
    this.#start = this.#fingers.size > 0 ? { ...this.#grip(), time: performance.now() } : null;
    this.hold();
  }

  #grip(): Grip {
    const points = [...this.#fingers.values()];
    const [one, other] = points;
    return {
      x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
      y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
      far: one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0,
    };
  }
}
