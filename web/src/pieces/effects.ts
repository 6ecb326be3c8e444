/** What is only for show, in any game: a flash where two things meet, sparks, a board that shakes. A story takes
 * them along (`teller.along(sparks(…))`): they keep its pace, and end with it. Only `transform` and `opacity` move,
 * and everything that is put into the air is taken out of it again. Fetched when nothing else is wanted. */

import { swept, sweep } from "./flight";
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

/** The board (never the page) is shaken by so many pixels. */
export function shake(board: Element, by = 3): Animation[] {
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
  const frames = steps.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` }));
  return [board.animate(frames, { duration: 240, easing: "linear" })];
}

/** A moment of light at a point. */
export function flash(layer: HTMLElement, at: Point, colour = "#fff6d8", size = 70): Animation[] {
  const light = put(layer, at, size);
  if (!light) return [];
  light.style.background = `radial-gradient(circle, ${colour}, transparent 68%)`;
  return [
    fly(light, [
      { transform: "scale(0.3)", opacity: 0 },
      { transform: "scale(1)", opacity: 0.95, offset: 0.25 },
      { transform: "scale(1.35)", opacity: 0 },
    ], 320),
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

/** Sparks, splinters or drops that fly from a point to all sides, each a little differently, and fall. */
export function sparks(layer: HTMLElement, at: Point, wish: Sparks): Animation[] {
  const { colour, also = colour, count = 10, reach = 60, size = 7, ms = 520, fall = 0.5 } = wish;
  const burst = put(layer, at, 0);
  if (!burst) return [];
  const pieces = Array.from({ length: count }, (_, i) => {
    const wide = size * (0.6 + 0.8 * Math.random());
    const piece = document.createElement("i");
    piece.style.cssText = `position:absolute;left:${-wide / 2}px;top:${-wide / 2}px;width:${wide}px;height:${wide}px;border-radius:50%;background:${i % 2 === 0 ? colour : also};will-change:transform,opacity`;
    return piece;
  });
  burst.append(...pieces);
  // They go out one after the other, but end together: each end of a motion is a frame that the page itself draws.
  const flights = pieces.map((piece, i) => {
    const angle = ((i + Math.random()) / count) * 2 * Math.PI;
    const far = reach * (0.55 + 0.45 * Math.random());
    const [x, y, out] = [far * Math.cos(angle), far * Math.sin(angle), 0.68 + 0.32 * Math.random()];
    const end = `translate(${x}px, ${y + fall * reach}px) scale(0.2)`;
    return piece.animate([
      { transform: "scale(0.4)", opacity: 1 },
      { transform: `translate(${0.8 * x}px, ${0.8 * y}px) scale(1)`, opacity: 1, offset: 0.45 * out },
      { transform: end, opacity: 0, offset: out },
      { transform: end, opacity: 0 },
    ], { duration: 1.2 * ms, easing: EASE, fill: "both" });
  });
  swept(burst, flights);
  return flights;
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

const EASE = "cubic-bezier(0.15, 0.6, 0.4, 1)";

/** A round thing in the air, with its middle at a point of the window; nothing for those who want no motion. */
function put(layer: HTMLElement, at: Point, size: number): HTMLElement | null {
  if (calm() || !("animate" in layer)) return null;
  const here = layer.getBoundingClientRect();
  sweep();
  const thing = document.createElement("i");
  const will = size > 0 ? ";will-change:transform,opacity" : "";
  thing.style.cssText = `position:absolute;left:${at.x - here.left - size / 2}px;top:${at.y - here.top - size / 2}px;width:${size}px;height:${size}px;border-radius:50%;pointer-events:none${will}`;
  layer.append(thing);
  return thing;
}

/** The thing goes its way, is not seen at the end of it, and is gone soon. */
function fly(thing: HTMLElement, frames: Keyframe[], duration: number): Animation {
  const flight = thing.animate(frames, { duration, easing: EASE, fill: "both" });
  swept(thing, [flight]);
  return flight;
}
