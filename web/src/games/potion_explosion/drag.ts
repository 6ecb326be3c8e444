/** A marble drawn with the finger or the mouse: a copy of it follows; who draws is told over what it is. */

export interface Hooks {
  /** It has left its place: this is no tap. */
  lift: () => void;
  over: (target: string | null) => void;
  drop: (target: string | null) => void;
}

/** Less than this is a tap. */
const STILL = 7;

export function drag(event: PointerEvent, layer: HTMLElement, hooks: Hooks): void {
  const source = event.currentTarget as HTMLElement;
  if (event.button !== 0) return;
  const { clientX: x, clientY: y, pointerId } = event;
  let copy: HTMLElement | null = null;
  let target: string | null = null;

  function take(): void {
    const piece = source.firstElementChild as HTMLElement;
    const at = piece.getBoundingClientRect();
    const here = layer.getBoundingClientRect();
    copy = piece.cloneNode(true) as HTMLElement;
    Object.assign(copy.style, { position: "absolute", left: `${at.left - here.left}px`, top: `${at.top - here.top}px`, width: `${at.width}px`, height: `${at.height}px` });
    layer.append(copy);
    hooks.lift();
  }

  function move(now: PointerEvent): void {
    if (now.pointerId !== pointerId) return;
    const [dx, dy] = [now.clientX - x, now.clientY - y];
    if (!copy && Math.hypot(dx, dy) < STILL) return;
    if (!copy) take();
    copy!.style.transform = `translate(${dx}px, ${dy}px) scale(1.15)`;
    const below = document.elementFromPoint(now.clientX, now.clientY)?.closest<HTMLElement>("[data-drop]")?.dataset["drop"] ?? null;
    if (below !== target) hooks.over((target = below));
  }

  function end(now: PointerEvent): void {
    if (now.pointerId !== pointerId) return;
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    if (!copy) return;
    copy.remove();
    hooks.over(null);
    const swallow = (click: Event) => click.stopPropagation();
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
    hooks.drop(now.type === "pointerup" ? target : null);
  }

  addEventListener("pointermove", move);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
}
