/** The board as it is drawn (BD-1, BD-2), from the same file that the rules read. Places are the
 * engine's: 0–63 the track, 64–67 the own lane from the origin inwards; in a picture −1, −2, … are
 * the spots of the own pen. One unit is a tenth of the pitch of two spaces. */

import data from "../../../../engine/src/korsi/games/black_dog/data.json";
import type { Bitten, Event } from "./vocabulary";

export type Point = readonly [x: number, y: number];

/** Where a pawn stands. */
export interface Place {
  /** Whose pawn, and so whose lane and pen. */
  seat: number;
  at: number;
}

const PITCH = 10;
/** From the middle to the edge of the board. */
export const REACH = 98;
export const DISC = data.drawing.disc_radius * PITCH;
export const ROUND = data.drawing.space_radius * PITCH;
export const TRACK = data.track;
export const LANE = data.goal_spaces_each;
export const HUB = 39;
/** In a view, any place of the pen. */
export const PEN = -1;

const QUARTER = TRACK / 4;
const { quadrant, goal, pen } = data.drawing;
/** The fifth pawn stands beside the pen. */
const BESIDE = [pen.at(-1)![0]! - 1.25, pen.at(-1)![1]!];

export const spaces: readonly number[] = Array.from({ length: TRACK }, (_, at) => at);
export const origins: readonly number[] = data.origins;
export const isOnDisc = (at: number): boolean => data.disc.includes(at);
export const isLane = (at: number): boolean => at >= TRACK;
export const isPen = (at: number): boolean => at < 0;

export function pawAt(at: number): "white" | "black" | null {
  if (data.paws.white.includes(at)) return "white";
  return data.paws.black.includes(at) ? "black" : null;
}

/** How the board lies before somebody: `turn` quarters clockwise, with that origin at the bottom. */
export function turnOf(origin: number): number {
  return (2 - sideOf(origin) + 4) % 4;
}

/** On which side of the unturned board an origin lies: 0 is at the top, then clockwise. */
export function sideOf(origin: number): number {
  return Math.floor(origin / QUARTER);
}

function turned([x, y]: number[], quarters: number): Point {
  let point: Point = [x! * PITCH, y! * PITCH];
  for (let i = 0; i < ((quarters % 4) + 4) % 4; i++) point = [-point[1], point[0]];
  return point;
}

export function spaceAt(at: number, turn: number): Point {
  return turned(quadrant[at % QUARTER]!, Math.floor(at / QUARTER) + turn);
}

export function laneAt(origin: number, step: number, turn: number): Point {
  return turned(goal[step]!, sideOf(origin) + turn);
}

export function penAt(origin: number, spot: number, turn: number): Point {
  return turned(pen[spot] ?? BESIDE, sideOf(origin) + turn);
}

/** Where a place lies; `origin` is that of the pawn's owner. */
export function pointOf(at: number, origin: number, turn: number): Point {
  if (isPen(at)) return penAt(origin, -at - 1, turn);
  return isLane(at) ? laneAt(origin, at - TRACK, turn) : spaceAt(at, turn);
}

/** The places that a pawn passes from one to another, the last included. */
export function wayOf(from: number, to: number, origin: number): number[] {
  const way: number[] = [];
  let at = from;
  while (at !== to && way.length <= TRACK + LANE) {
    if (isLane(at)) at += 1;
    else if (isLane(to) && at === origin && way.length > 0) at = TRACK;
    else at = (at + 1) % TRACK;
    way.push(at);
  }
  return way;
}

/** The dog jumps over the origins. */
export function runOf(from: number, to: number): number[] {
  return wayOf(from, to, -1).filter((at) => at === to || !origins.includes(at));
}

/** Whom the dog bites on its run over these places, and at which of its steps: what follows a run are its bites. Over an
 * origin it jumps, and bites who stands there from its next space. */
export function bitesAlong(places: number[], then: Event[]): { step: number; bite: Bitten }[] {
  const far = (place: number) => (place - places[0]! + TRACK) % TRACK || TRACK;
  const found: { step: number; bite: Bitten }[] = [];
  for (const bite of then) {
    if (bite.event !== "bitten") break;
    const step = places.findIndex((place, i) => i > 0 && far(place) >= far(bite.at));
    if (step > 0) found.push({ step, bite });
  }
  return found;
}

/** A point carried round the middle. */
export function carried([x, y]: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
}

export function line(points: Point[]): string {
  return points.map(([x, y]) => `${round(x)},${round(y)}`).join(" ");
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** A place by name, for keys and marks: lanes and pens are each owner's own. */
export function keyOf({ seat, at }: Place): string {
  return at >= 0 && at < TRACK ? `${at}` : `${seat}:${at}`;
}
