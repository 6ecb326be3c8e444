/** What is only for show at a table of Potion Explosion: marbles that roll and bounce, a flash where they meet,
 * sparks where they burst, a potion that boils over. Fetched when nothing else is wanted; a story does without. */

import { mount, unmount } from "svelte";
import { anew, flash, fly, late, middleOf, type Point, put, ring, shake, sparks } from "../../pieces/effects";
import { calm } from "../../pieces/motion";
import Professor from "./Professor.svelte";
import { BEAT } from "./telling";
import { type Kind, kindOf } from "./tiles";
import type { Colour } from "./tiles";

/** What begins in one frame. */
type Part = () => Animation[];

/** Where each marble of the dispenser lay. */
export type Places = Map<Element, number>;

const GLASS: Record<Colour, [string, string]> = {
  R: ["#e2564a", "#ffd2c8"],
  B: ["#4b90e6", "#d6ebff"],
  K: ["#595266", "#d9f2b4"],
  Y: ["#ffdb6b", "#fffce6"],
};

const BREW: Record<Kind, string> = {
  wisdom: "#3fae92",
  blind_love: "#e06a97",
  magnetic: "#9a76dc",
  prismatic: "#ee9a4c",
  abyssal: "#4b9ac6",
  sands: "#cfae48",
  balm: "#96bd55",
  filter: "#e0735c",
};

/** Of a marble that rolls as far as it is wide: once round is π times that. */
const TURN = 360 / Math.PI;
/** Where the marbles that come out of the tank come from. */
const TANK = 10;
/** As the tracks have it (`Track.svelte`): they hit at two fifths of a beat, bounce, and lie. */
const BOUNCE = "linear(0, 0.07 10%, 0.27 20%, 0.58 31%, 1 41%, 0.965 48%, 1 56%, 0.992 62%, 1 68%, 1)";
/** So many sparks at once, however many marbles burst. */
const SPARKS = 22;

const placeOf = (cell: Element): number => Number(cell.getAttribute("data-spot")?.split(":")[1] ?? 0);

/** Where they lie now. */
export function placesOf(board: Element): Places {
  return new Map([...board.querySelectorAll("[data-spot]")].map((cell) => [cell, placeOf(cell)]));
}

/** They lie in their new places: what is in them turns as they roll there, and ends upright. */
export function roll(board: Element, before: Places): Animation[] {
  if (calm()) return [];
  return [...board.querySelectorAll("[data-spot]")].flatMap((cell) => {
    const far = (before.get(cell) ?? TANK) - placeOf(cell);
    const sign = far === 0 ? null : cell.querySelector(".marble > svg");
    if (!sign || !("animate" in sign)) return [];
    return [anew(sign, [{ transform: `rotate(${far * TURN}deg)` }, { transform: "none" }], { duration: BEAT, easing: BOUNCE })];
  });
}

/** Two marbles meet: a flash between them, both start back, and the bench feels it; more so with each step. */
export function collide(board: Element, layer: HTMLElement, left: Element | null, right: Element | null, step: number): Part[] {
  const point = between(left, right);
  if (!point || calm()) return [];
  const back = (cell: Element | null, by: number) => {
    const ball = cell?.querySelector(".marble"); // what holds it swells meanwhile
    if (!ball || !("animate" in ball)) return [];
    return [ball.animate([{ transform: "none" }, { transform: `translateX(${by}px)`, offset: 0.1 }, { transform: "none", offset: 0.35 }, { transform: "none" }], { duration: BEAT })];
  };
  const bench = board.querySelector(".dispenser") ?? board;
  return [() => [...back(left, -4), ...back(right, 4)], () => flash(layer, point, "#fffbe6", 46 + 8 * step, BEAT), () => shake(bench, Math.min(4, 1.5 + 0.5 * step), BEAT)];
}

function between(left: Element | null, right: Element | null): Point | null {
  const [one, other] = [left ?? right, right ?? left].map((cell) => cell?.querySelector(".marble") ?? null);
  if (!one || !other) return null;
  const [here, there] = [middleOf(one), middleOf(other)];
  return { x: (here.x + there.x) / 2, y: (here.y + there.y) / 2 };
}

/** Marbles burst: sparks of their glass. */
export function burst(layer: HTMLElement, marbles: Element[], colour: Colour): Part[] {
  const [bright, glow] = GLASS[colour];
  const each = Math.max(3, Math.floor(SPARKS / Math.max(1, marbles.length)));
  const points = marbles.slice(0, 7).map((marble) => ({ at: middleOf(marble), wide: marble.clientWidth }));
  return points.map(({ at, wide }) => () => [
    ...sparks(layer, at, { colour: bright, also: glow, count: each, reach: 1.25 * wide, size: Math.max(5, wide / 6.5), ms: BEAT / 1.1, fall: 0.4 }),
    ...flash(layer, at, glow, 0.9 * wide, BEAT),
  ]);
}

/** A marble falls into its hole with a click. */
export function click(layer: HTMLElement, marble: Element, delay = 0): Animation[] {
  if (calm() || !("animate" in marble)) return [];
  const frames = [{ transform: "none" }, { transform: "scale(0.88)", offset: 0.3 }, { transform: "scale(1.06)", offset: 0.65 }, { transform: "none" }];
  const wide = marble.clientWidth;
  return [marble.animate(frames, { duration: 190, delay }), ...ring(layer, middleOf(marble), "#fff3c4", 1.7 * wide, 300)];
}

/** The last hole is full: the potion bubbles, foams and boils over. */
export function boil(layer: HTMLElement, bottle: Element, tile: string): Animation[] {
  if (calm() || !("animate" in bottle)) return [];
  const at = middleOf(bottle);
  const high = bottle.getBoundingClientRect().height;
  if (high === 0) return []; // a desk that is not shown
  const neck = { x: at.x, y: at.y - high / 2 };
  const colour = BREW[kindOf(tile)];
  const steps = [0, -4, 5, -6, 6, -4, 0].map((by, i) => ({ transform: `rotate(${by}deg) scale(${1 + 0.03 * i})` }));
  const rising = [0, 1, 2].flatMap((wave) =>
    late(sparks(layer, neck, { colour, also: "#fffdf2", count: 6, reach: 0.5 * high, size: Math.max(6, high / 7), ms: 620, fall: -1.1 }), 110 * wave),
  );
  return [bottle.animate([...steps, { transform: "none" }], { duration: 520, easing: "ease-in-out" }), ...rising, ...late(ring(layer, neck, colour, 1.6 * high, 520), 160)];
}

/** Somebody asks for a little help: the professor looks out at their plate, and lifts an eyebrow. */
export function wonder(layer: HTMLElement, plate: Element): Animation[] {
  const box = put(layer, middleOf(plate), 56);
  if (!box) return [];
  const professor = mount(Professor, { target: box, props: { asked: true, size: 56 } });
  const seen = fly(box, [
    { transform: "translateY(40%) scale(0.2)", opacity: 0 },
    { transform: "none", opacity: 1, offset: 0.2 },
    { transform: "none", opacity: 1, offset: 0.8 },
    { transform: "translateY(40%) scale(0.2)", opacity: 0 },
  ], 1100);
  for (const end of ["finish", "cancel"]) seen.addEventListener(end, () => void unmount(professor));
  return [seen];
}
