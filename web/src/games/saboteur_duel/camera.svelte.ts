/** From where the maze is looked at, and how that changes: the picture is where it will be at once, and is drawn on its way
 * there by the compositor alone, so that a slow phone has nothing to lay out meanwhile. */

import { calm } from "../../pieces/motion";
import { type Look, type Room, TALL } from "./look";

export class Camera {
  look = $state.raw<Look>({ x: 0, y: 0, wide: 1 });
  #going: Animation | null = null;

  constructor(
    look: Look,
    private readonly room: () => Room,
    private readonly world: () => HTMLElement | undefined,
  ) {
    this.look = look;
  }

  /** Where the first column and row begin in the window, in pixels. */
  cornerOf({ x, y, wide }: Look): [number, number] {
    const room = this.room();
    return [room.wide / 2 - x * wide, room.high / 2 - y * wide * TALL];
  }

  /** Look from there, and take so many milliseconds to get there. */
  go(to: Look, ms = 0): void {
    const from = this.look;
    if (from.x === to.x && from.y === to.y && from.wide === to.wide) return;
    const world = this.world();
    const moves = ms > 0 && world !== undefined && "animate" in world && !calm();
    // On the way already: it goes on from where it is seen.
    const seen = moves && this.#going ? new DOMMatrix(getComputedStyle(world).transform) : null;
    this.#going?.cancel();
    this.look = to;
    if (!moves) return;
    const [x, y] = seen ? [seen.e, seen.f] : this.cornerOf(from);
    const scale = ((seen?.a ?? 1) * from.wide) / to.wide;
    const [left, top] = this.cornerOf(to);
    const going = world.animate([{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: `translate(${left}px, ${top}px)` }], {
      duration: ms,
      easing: "cubic-bezier(0.2, 0.7, 0.3, 1)",
    });
    this.#going = going;
    going.finished.catch(() => undefined); // cut short by the next one
    going.onfinish = going.oncancel = () => {
      if (this.#going === going) this.#going = null;
      world.dispatchEvent(new Event("scroll")); // what is drawn over the board looks again
    };
  }
}
