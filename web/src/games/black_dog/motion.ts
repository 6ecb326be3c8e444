/** How pieces move: from space to space with a hop for each, home in an arc, round with the disc, the dog at a run. A
 * piece is `[data-piece]`, which lies on the board, with `.lifts` in it, which leaves the ground. Nothing but
 * transforms and opacity moves. For those who want no motion a piece fades in where it is. */

import { appear } from "../../pieces/flight";
import { calm } from "../../pieces/motion";
import { carried, type Point, round } from "./places";

type Moving = (Animation | null)[];

const at = ([x, y]: Point): string => `translate(${round(x)}px, ${round(y)}px)`;
const lifted = (piece: Element): Element => piece.querySelector(".lifts") ?? piece;

/** When each of many steps ends, from 0 to 1, where some take longer than others. */
export function offsetsOf(weights: number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let sum = 0;
  return [0, ...weights.map((weight) => Math.min(1, (sum += weight) / whole))];
}

const STEP = 105;
const LONGEST = 1150;
/** The leap on somebody's head takes so much longer than a step, and is so much higher. */
const LEAP = 2.1;

/** From space to space. Who is about to hit somebody gathers for the last leap. */
export function walk(piece: Element | null, points: Point[], leaps = false): Moving {
  if (!piece || !("animate" in piece) || points.length < 2) return [];
  if (calm()) return [appear(piece)];
  const weights = points.slice(1).map((_, i) => (leaps && i === points.length - 2 ? LEAP : 1));
  const offsets = offsetsOf(weights);
  const duration = Math.min(LONGEST, 110 + STEP * weights.reduce((sum, weight) => sum + weight, 0));
  const way = points.map((point, i) => ({ transform: at(point), offset: offsets[i]! }));
  const hops = weights.flatMap((weight, i): Keyframe[] => [
    { transform: weight > 1 ? "scale(1.14, 0.8)" : "scale(1.05, 0.93)", offset: offsets[i]!, easing: "ease-out" },
    { transform: `translateY(${-3.4 * weight}px) scale(0.97, 1.06)`, offset: (offsets[i]! + offsets[i + 1]!) / 2, easing: "ease-in" },
  ]);
  return [
    piece.animate(way, { duration, easing: "linear", fill: "backwards" }),
    lifted(piece).animate([...hops, { transform: "none", offset: 1 }], { duration, easing: "linear" }),
  ];
}

/** Over a hill from one place to another. Who is sent away is pressed down first, tumbles, and lands with a jolt. */
export function fly(piece: Element | null, from: Point, to: Point, sent: boolean, high = 1): Moving {
  if (!piece || !("animate" in piece)) return [];
  if (calm()) return [appear(piece)];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const far = Math.hypot(dx, dy);
  const hill = high * (10 + 0.3 * far);
  const duration = (sent ? 420 : 300) + 2.2 * Math.min(130, far);
  const turns = sent ? (dx < 0 ? -360 : 360) : 0;
  const STEPS = 12;
  const way = Array.from({ length: STEPS + 1 }, (_, i): Keyframe => {
    const part = i / STEPS;
    const up = 4 * part * (1 - part);
    return { transform: `${at([from[0] + part * dx, from[1] + part * dy - hill * up])} scale(${round(1 + 0.5 * high * up)})` };
  });
  const body: Keyframe[] = [
    { transform: sent ? "scale(1.25, 0.6)" : "scale(1.08, 0.88)" },
    { transform: `rotate(${0.1 * turns}deg) scale(0.92, 1.12)`, offset: 0.12 },
    { transform: `rotate(${turns}deg)`, offset: 0.86 },
    { transform: `rotate(${turns}deg) scale(1.16, 0.82)`, offset: 0.93 },
    { transform: `rotate(${turns}deg)` },
  ];
  return [
    piece.animate(way, { duration: 0.9 * duration, easing: sent ? "cubic-bezier(0.3, 0.4, 0.6, 1)" : "ease-in-out", fill: "backwards" }),
    lifted(piece).animate(body, { duration, easing: "linear" }),
  ];
}

export const TURNING = 920;
/** When it comes to its stop. */
export const STOPS = 0.82;

/** How far the disc has come, of one turn: it is heaved back a little, is slow to begin, and runs on past its stop. */
export function turned(part: number): number {
  const [heave, back, past] = [0.16, 0.055, 0.04];
  if (part <= heave) return -back * Math.sin((Math.PI / 2) * (part / heave));
  if (part >= STOPS) {
    const rest = (part - STOPS) / (1 - STOPS);
    return 1 + past * Math.cos(1.5 * Math.PI * rest) * (1 - rest);
  }
  const on = (part - heave) / (STOPS - heave);
  return -back + (1 + back + past) * on * on * (3 - 2 * on);
}

const PARTS = Array.from({ length: 25 }, (_, i) => i / 24);

/** The disc looks the same after a quarter: it comes from there. */
export function spin(disc: Element | null, degrees: number): Moving {
  if (!disc || calm() || !("animate" in disc)) return [];
  const frames = PARTS.map((part) => ({ transform: `rotate(${round(-degrees * (1 - turned(part)))}deg)` }));
  return [disc.animate(frames, { duration: TURNING, easing: "linear", fill: "backwards" })];
}

/** A piece is carried round with it, and stays upright. */
export function ride(piece: Element | null, to: Point, degrees: number): Moving {
  if (!piece || !("animate" in piece)) return [];
  if (calm()) return [appear(piece)];
  const frames = PARTS.map((part) => ({ transform: at(carried(to, -degrees * (1 - turned(part)))) }));
  return [piece.animate(frames, { duration: TURNING, easing: "linear", fill: "backwards" })];
}

/** The run of the dog: when it is at each of its spaces, in milliseconds, and when it runs on. */
export interface Run {
  points: Point[];
  /** Where it stops to bite. */
  bites: number[];
  arrives: number[];
  leaves: number[];
  ms: number;
}

const GALLOP = 92;
const SNAP = 240;
const RISE = 160;

export function runOver(points: Point[], bites: number[]): Run {
  const pace = Math.min(GALLOP, 1300 / Math.max(1, points.length - 1));
  const arrives: number[] = [];
  const leaves: number[] = [];
  let now = 0;
  points.forEach((_, i) => {
    if (i > 0) now += pace;
    arrives.push(now);
    now += i === 0 ? RISE : bites.includes(i) ? SNAP : 0;
    leaves.push(now);
  });
  return { points, bites, arrives, leaves, ms: now + 120 };
}

/** It gets up, gallops from space to space, snaps where somebody stands in its way, trots on and sits down. */
export function gallop(dog: Element | null, { points, bites, arrives, leaves, ms }: Run): Moving {
  if (!dog || !("animate" in dog) || points.length < 2) return [];
  if (calm()) return [appear(dog)];
  const way = points.flatMap((point, i) => [
    { transform: at(point), offset: arrives[i]! / ms },
    { transform: at(point), offset: leaves[i]! / ms },
  ]);
  let looks = 1;
  const body: Keyframe[] = [{ transform: "none", offset: 0 }, { transform: "scale(1.1, 0.86)", offset: leaves[0]! / ms / 2 }];
  for (let i = 1; i < points.length; i++) {
    const dx = points[i]![0] - points[i - 1]![0];
    if (Math.abs(dx) > 2) looks = dx > 0 ? -1 : 1;
    const mid = (leaves[i - 1]! + arrives[i]!) / 2 / ms;
    body.push({ transform: `translateY(-2.6px) scale(${looks}, 1) rotate(7deg)`, offset: mid });
    body.push({ transform: `scale(${looks}, 1) rotate(-6deg)`, offset: arrives[i]! / ms });
    if (!bites.includes(i)) continue;
    const [from, to] = [arrives[i]! / ms, leaves[i]! / ms];
    body.push({ transform: `translateY(-1.5px) scale(${1.35 * looks}, 1.35) rotate(-20deg)`, offset: from + (to - from) * 0.3 });
    body.push({ transform: `scale(${looks}, 1) rotate(8deg)`, offset: to });
  }
  body.push({ transform: "none", offset: 1 });
  const timing = { duration: ms, easing: "linear" };
  const seen = (pose: string, opacity: number): Animation | null =>
    dog.querySelector(pose)?.animate([{ opacity }, { opacity, offset: 0.97 }, { opacity: 1 - opacity }], { duration: ms, easing: "steps(1)" }) ?? null;
  return [dog.animate(way, { ...timing, fill: "backwards" }), lifted(dog).animate(body, timing), seen(".runs", 1), seen(".sits", 0)];
}

/** The dog snaps at who has run into it. */
export function snap(dog: Element | null): Moving {
  if (!dog || calm() || !("animate" in dog)) return [];
  const frames = ["none", "scale(0.9, 0.86)", "translateY(-2px) scale(1.4) rotate(-18deg)", "none"].map((transform) => ({ transform }));
  return [lifted(dog).animate(frames, { duration: 320, easing: "ease-out" })];
}
