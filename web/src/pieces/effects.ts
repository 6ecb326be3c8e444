/** What is only for show, in any game: a flash where two things meet, sparks, a board that shakes. A story takes
 * them along (`teller.along(sparks(…))`): they keep its pace, and end with it. Only `transform` and `opacity` move,
 * and everything that is put into the air is taken out of it again. Fetched when nothing else is wanted. */

import { AIRBORNE, swept, sweep } from "./flight";
import { calm } from "./motion";

export interface Point {
  x: number;
  y: number;
}

/** The middle of a thing, in the window. */
export function middleOf(thing: Element): Point {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** The same, a little later. */
export function late(animations: Animation[], delay: number): Animation[] {
  for (const { effect } of animations) effect?.updateTiming({ delay });
  return animations;
}

const moved = new WeakMap<Element, Animation>();

/** Moves a thing, and ends what moved it so before: of two at once the page itself would draw every frame. */
export function anew(thing: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation {
  const before = moved.get(thing);
  if (before?.playState === "running") before.finish();
  const motion = thing.animate(frames, timing);
  moved.set(thing, motion);
  return motion;
}

/** How long the board is shaken. */
const SHAKEN = 240;

/** The board (never the page) is shaken by so many pixels; after that it is still, until `ms` have passed. What ends with other
 * things costs a page one frame with them, and not three of its own. */
export function shake(board: Element, by = 3, ms = SHAKEN): Animation[] {
  if (calm() || !("animate" in board)) return [];
  const [much, less, least] = [by, by * 0.6, by * 0.3];
  const steps = [
    [0, 0],
    [-much, less],
    [much, -less],
    [-less, -least],
    [less, least],
    [-least, 0],
    [0, 0],
  ];
  const frames = steps.map(([x, y], at) => ({ transform: `translate(${x}px, ${y}px)`, offset: (at / (steps.length - 1)) * (SHAKEN / ms) }));
  const still = ms > SHAKEN ? [{ transform: "none" }] : [];
  return [anew(board, [...frames, ...still], { duration: ms, easing: "linear" })];
}

/** A moment of light at a point. */
export function flash(layer: HTMLElement, at: Point, colour = "#fff6d8", size = 70, ms = 320): Animation[] {
  const light = put(layer, at, size);
  if (!light) return [];
  light.style.background = `radial-gradient(circle, ${colour}, transparent 68%)`;
  return [
    fly(light, [
      { transform: "scale(0.3)", opacity: 0 },
      { transform: "scale(1)", opacity: 0.95, offset: 0.25 },
      { transform: "scale(1.35)", opacity: 0 },
    ], ms),
  ];
}

export interface Sparks {
  colour: string;
  /** A second colour, for every other one. */
  also?: string;
  count?: number;
  /** How far they fly, in pixels. */
  reach?: number;
  size?: number;
  ms?: number;
  /** How far they fall while they fly, as a part of `reach`. */
  fall?: number;
}

/** Sparks, splinters or drops that fly from a point to all sides, each a little differently, and fall. They are drawn as
 * shadows of a few things, not as a thing each: whatever moves by itself is a layer, and a page of many layers is
 * slow to put together. */
export function sparks(layer: HTMLElement, at: Point, wish: Sparks): Animation[] {
  const { colour, also = colour, count = 10, reach = 60, size = 7, ms = 520, fall = 0.5 } = wish;
  const swarms = Math.ceil(count / 5);
  const dots = Array.from({ length: count }, (_, i) => {
    const angle = ((i + Math.random()) / count) * 2 * Math.PI;
    const far = reach * (0.55 + 0.45 * Math.random());
    const [x, y] = [far * Math.cos(angle), far * Math.sin(angle)];
    return `${x.toFixed(1)}px ${y.toFixed(1)}px 0 ${(size * (0.6 * Math.random() - 0.25)).toFixed(1)}px ${i % 2 === 0 ? colour : also}`;
  });
  return Array.from({ length: swarms }, (_, which) => {
    const swarm = put(layer, at, size);
    if (!swarm) return null;
    swarm.style.boxShadow = dots.filter((_, i) => i % swarms === which).join();
    const [wide, turned] = [1 - 0.16 * which, 14 * (Math.random() - 0.5)];
    return fly(swarm, [
      { transform: "scale(0.12)", opacity: 1 },
      { transform: `scale(${0.85 * wide}) rotate(${turned}deg)`, opacity: 1, offset: 0.45 },
      { transform: `translateY(${fall * reach}px) scale(${wide}) rotate(${turned}deg)`, opacity: 0 },
    ], 1.1 * ms);
  }).filter((animation) => animation !== null);
}

/** A ring that widens from a point, as on water. */
export function ring(layer: HTMLElement, at: Point, colour: string, size = 90, ms = 460): Animation[] {
  const circle = put(layer, at, size);
  if (!circle) return [];
  circle.style.border = `3px solid ${colour}`;
  return [
    fly(circle, [
      { transform: "scale(0.2)", opacity: 0.9 },
      { transform: "scale(1)", opacity: 0 },
    ], ms),
  ];
}

/** The way of something thrown: from where it is to `by`, over a hill `high` pixels high. As keyframes for the
 * thing itself; `turns` is how often it turns round on its way. */
export function arc(by: Point, high: number, turns = 0, steps = 8): Keyframe[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const part = i / steps;
    const up = 4 * high * part * (1 - part);
    return { transform: `translate(${part * by.x}px, ${part * by.y - up}px) rotate(${360 * turns * part}deg)`, easing: "linear" };
  });
}

/** Layers that were measured just now: after each thing that is put there the page would have to be laid out anew. */
const measured = new Map<Element, DOMRect>();

/** Where a layer lies. */
function placeOf(layer: Element): DOMRect {
  const known = measured.get(layer);
  if (known) return known;
  const here = layer.getBoundingClientRect();
  if (measured.size === 0) queueMicrotask(() => measured.clear());
  measured.set(layer, here);
  return here;
}

const EASE = "cubic-bezier(0.15, 0.6, 0.4, 1)";

/** A round thing in the air, with its middle at a point of the window; nothing for those who want no motion. */
export function put(layer: HTMLElement, at: Point, size: number): HTMLElement | null {
  if (calm() || !("animate" in layer)) return null;
  const here = placeOf(layer);
  sweep();
  const thing = document.createElement("i");
  thing.style.cssText = `${AIRBORNE};left:${at.x - here.left - size / 2}px;top:${at.y - here.top - size / 2}px;width:${size}px;height:${size}px;border-radius:50%;pointer-events:none;will-change:transform,opacity`;
  layer.append(thing);
  return thing;
}

/** The thing goes its way, is not seen at the end of it, and is gone soon. */
export function fly(thing: HTMLElement, frames: Keyframe[], duration: number): Animation {
  return swept(thing, thing.animate(frames, { duration, easing: EASE, fill: "both" }));
}
