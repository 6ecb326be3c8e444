/** Whose a touch is. A finger on a thing may mean a tap, a drag or a long press: who is sure of it first claims
 * the finger, and the click that the browser makes of it afterwards counts for nothing. */

/** Less than this, in pixels, is no movement. */
export const STILL = 8;
/** How long after a finger is up its click may still come. */
const LATE = 400;

const claimed = new Set<number>();

/** Whether this finger, or this button of the mouse, is somebody's from now on; false if it was before. */
export function claim(pointer: number): boolean {
  if (claimed.has(pointer)) return false;
  claimed.add(pointer);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const free = () => {
    clearTimeout(timer);
    claimed.delete(pointer);
    removeEventListener("click", click, true);
    removeEventListener("pointerdown", free, true);
    removeEventListener("pointerup", up, true);
    removeEventListener("pointercancel", up, true);
  };
  const click = (event: Event) => {
    if (event instanceof MouseEvent && event.detail === 0) return; // of a key, or a screen reader
    event.preventDefault();
    event.stopImmediatePropagation();
    free();
  };
  const up = (event: PointerEvent) => {
    if (event.pointerId !== pointer) return;
    timer = setTimeout(free, LATE);
    addEventListener("pointerdown", free, { capture: true, once: true });
  };
  addEventListener("click", click, true);
  addEventListener("pointerup", up, true);
  addEventListener("pointercancel", up, true);
  return true;
}

export const isClaimed = (pointer: number): boolean => claimed.has(pointer);
