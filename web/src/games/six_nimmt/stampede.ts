/** A row is taken: the sixth card comes to the gate and it bursts open, the cards of the row rear up, become the bulls that
 * are on them and gallop to the paddock of whoever takes them, in a cloud of dust. Only for show: fetched with the
 * first story; without it, and for those who want no motion, the cards just fly there. */

import { tick } from "svelte";
import { arrive, raise } from "../../pieces/flight";
import { flash, middleOf, type Point, ring, shake, sparks } from "../../pieces/effects";
import type { Teller } from "../../pieces/story";
import { HEAD, headsOn, LOOKS, MIRROR, PLACES } from "./cards";

import type { Stage } from "./telling";
import type { Placed, Took } from "./vocabulary";

const CHARGE = 340;
const RUN = 700;
const STAGGER = 60;
/** Each sets out in a frame of its own, about so long after the one before (ms). */
const FRAME = 25;
const STRIDES = 12;
const COLOURS: Record<number, string> = { 1: "#8d9a6c", 2: "#3f86bd", 3: "#d79a2e", 5: "#cf4f33", 7: "#7d3b97" };
const DUST = { colour: "#cdbb8f", also: "#9aa678", reach: 46, size: 15, ms: 620, fall: -0.25 };

/** What begins in one frame. */
type Part = () => Animation[];

const finder = (board: HTMLElement) => (what: string) => board.querySelector<HTMLElement>(what);

/** A row is taken. */
export async function take(teller: Teller, event: Took, { board, layer, follow }: Stage): Promise<void> {
  const find = finder(board);
  const [ground, gate, front] = [find("[data-drop=felt]")!, find(`[data-gate="${event.row}"]`), find(`[data-front="${event.seat}"] [data-piece]`)];
  const bursts = event.cards.length === PLACES ? gate : null;
  if (bursts && front) {
    await teller.watch([charge(front, bursts)]);
    teller.strew(burst(ground, layer, bursts));
  }
  const cards = event.cards.flatMap((card) => {
    const piece = find(`[data-place-row] [data-piece="${card}"]`);
    return piece ? [{ piece, card }] : [];
  });
  await teller.drawn();
  const herd = herdOf(layer, cards, bursts);
  await teller.drawn();
  follow(event, true);
  await tick();
  const paddock = find(`[data-herd="${event.seat}"]`);
  if (!paddock) return;
  await teller.drawn();
  teller.strew([...herd.dust(), () => arriving(paddock, event.cards)]);
  teller.strew(herd.to(paddock));
  await teller.wait(RUN + STAGGER * event.cards.length);
  teller.strew(penned(ground, layer, paddock, event.heads));
}

/** A card has come to lie in its row; when that is full, the gate rattles: the next one will take it. */
export function settle(teller: Teller, { row, card }: Placed, { board, layer }: Stage): void {
  const place = `[data-place-row="${row}"] [data-piece`;
  const piece = board.querySelector(`${place}="${card}"]`);
  const full = board.querySelectorAll(`${place}]`).length === PLACES;
  if (piece) teller.strew(laid(layer, piece, full ? board.querySelector(`[data-gate="${row}"]`) : null));
}

/** The new hand comes from the middle of the table. */
export async function deal(teller: Teller, { board }: Stage): Promise<void> {
  const felt = finder(board)("[data-drop=felt]");
  const hand = [...board.querySelectorAll("[data-hand] [data-piece]")];
  if (felt) await teller.watch(hand.map((piece, at) => arrive(piece, felt.getBoundingClientRect(), { ms: 320, delay: 40 * at })));
}

/** The way of a bull, as keyframes: a breath backwards, then in bounds over the gate (where there is one) to `by`. It
 * leans from side to side, and is as small as the paddock's bulls in the end. */
export function gallop(by: Point, gate: Point | null, small: number, high: number): Keyframe[] {
  const bend = gate ?? { x: by.x / 2, y: by.y / 2 - 0.12 * Math.abs(by.x) };
  const start: Keyframe[] = [
    { transform: "none", offset: 0 },
    { transform: `translate(${by.x < 0 ? 7 : -7}px, 3px) scale(1.05) rotate(${by.x < 0 ? 4 : -4}deg)`, offset: 0.16 },
  ];
  const run = Array.from({ length: STRIDES }, (_, i): Keyframe => {
    const part = (i + 1) / STRIDES;
    const gone = part * part * (1.6 - 0.6 * part); // it sets off slowly
    const [before, through, after] = [(1 - gone) ** 2, 2 * gone * (1 - gone), gone ** 2];
    const hop = part === 1 ? 0 : high * (i % 2 === 0 ? 1 : 0.1) * (1 - 0.5 * gone);
    const x = through * bend.x + after * by.x;
    const y = through * bend.y + after * by.y - hop;
    const size = before + through * 0.8 + after * small;
    const lean = part === 1 ? 0 : i % 2 === 0 ? 7 : -7;
    return { transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${size.toFixed(3)}) rotate(${lean}deg)`, offset: 0.16 + 0.84 * part };
  });
  return [...start, ...run];
}

/** The card that is one too many runs against the gate, and stays there until it is laid. */
export function charge(card: HTMLElement, gate: Element): Animation {
  const [from, to] = [middleOf(card), middleOf(gate)];
  const [x, y] = [to.x - from.x, to.y - from.y];
  const frames = [
    { transform: "none" },
    { transform: `translate(${-0.04 * x}px, ${-0.04 * y}px) scale(1.08)`, offset: 0.3, easing: "cubic-bezier(0.5, 0, 0.9, 0.6)" },
    { transform: `translate(${x}px, ${y}px) scale(1.2)` },
  ];
  const run = card.animate(frames, { duration: CHARGE, fill: "forwards" });
  raise(card, true); // not by keyframes: these the page itself would have to draw
  run.oncancel = () => raise(card, false);
  return run;
}

/** It gives way. */
export function burst(stage: Element, layer: HTMLElement, gate: Element): Part[] {
  const at = middleOf(gate);
  const door = gate.querySelector("svg");
  const swing = [
    { transform: "none" },
    { transform: "perspective(20rem) rotateY(75deg)", offset: 0.18 },
    { transform: "perspective(20rem) rotateY(62deg)", offset: 0.75 },
    { transform: "none" },
  ];
  return [
    () => [...flash(layer, at, "#ffe6a3", 110), ...(door ? [door.animate(swing, { duration: CHARGE + RUN, easing: "ease-out" })] : [])],
    () => shake(stage, 3),
    () => sparks(layer, at, { colour: "#a98757", also: "#ffce6b", count: 5, reach: 54, size: 7 }),
  ];
}

/** Copies of the cards of a row, lifted before they leave it; `to` lets them run. */
export function herdOf(layer: HTMLElement, cards: { piece: HTMLElement; card: number }[], gate: Element | null): { dust: () => Part[]; to: (paddock: Element) => Part[] } {
  const here = layer.getBoundingClientRect();
  const door = gate && middleOf(gate);
  const herd = cards.map(({ piece, card }) => ({ card, piece, at: piece.getBoundingClientRect() }));
  const bulls = herd.map(({ card, piece, at }) => {
    const bull = document.createElement("div");
    Object.assign(bull.style, {
      position: "relative",
      gridArea: "1/1",
      left: `${at.left - here.left}px`,
      top: `${at.top - here.top}px`,
      width: `${at.width}px`,
      height: `${at.height}px`,
      willChange: "transform",
    });
    const copy = piece.cloneNode(true) as HTMLElement;
    bull.append(headOf(card), copy);
    return { bull, at };
  });
  layer.append(...bulls.map(({ bull }) => bull));
  return {
    dust: () => herd.map(({ at }) => () => sparks(layer, { x: at.left + at.width / 2, y: at.bottom - 6 }, { ...DUST, count: 3 })),
    to: (paddock) => {
      const end = paddock.getBoundingClientRect();
      let left = bulls.length;
      const landed = () => {
        left -= 1; // all are taken away together
        if (left === 0) for (const { bull } of bulls) bull.remove();
      };
      return bulls.toReversed().map(({ bull, at }, i) => () => { // the nearest to the gate first
        const offsetOf = ({ x, y }: Point): Point => ({ x: x - at.left - at.width / 2, y: y - at.top - at.height / 2 });
        const by = offsetOf({ x: end.left + end.width / 2, y: end.top + 0.6 * end.height });
        const small = Math.min(0.5, (0.8 * Math.min(end.height, 28)) / at.height);
        const timing = { duration: RUN, delay: (STAGGER - FRAME) * i, fill: "both" as const };
        const way = gallop(by, door && offsetOf(door), small, 0.16 * at.height);
        const last = way.pop()!;
        const run = bull.animate([...way, { ...last, opacity: 1, offset: 0.99 }, { ...last, opacity: 0 }], { ...timing, easing: "linear" });
        run.onfinish = run.oncancel = landed;
        return [run, bull.lastElementChild!.animate([{ opacity: 1 }, { opacity: 1, offset: 0.2 }, { opacity: 0, offset: 0.45 }, { opacity: 0 }], timing)];
      });
    },
  };
}

/** The bulls of the paddock come to light as those that run there arrive. */
export function arriving(paddock: Element, cards: number[]): Animation[] {
  return cards.flatMap((card, i) => {
    const bull = paddock.querySelector(`[data-bull="${card}"]`);
    const pop = [{ opacity: 0, transform: "scale(0.4)" }, { opacity: 1, transform: "scale(1.35)", offset: 0.5 }, { opacity: 1, transform: "none" }];
    const shown = bull !== null && bull.getClientRects().length > 0; // not on a phone: there the page would draw what nobody sees
    return shown ? [bull.animate(pop, { duration: 260, delay: RUN - 60 + STAGGER * (cards.length - 1 - i), fill: "backwards" })] : [];
  });
}

/** They are in: the paddock shakes, the new bulls come to rest. */
export function penned(stage: Element, layer: HTMLElement, paddock: Element, heads: number): Part[] {
  const at = middleOf(paddock);
  const much = Math.min(4, 1.5 + heads / 5);
  return [
    () => shake(stage, much),
    () => ring(layer, at, "#ffce6b", 90 + 4 * heads),
    () => [paddock.animate([{ transform: "scale(1)" }, { transform: "scale(1.16)", offset: 0.3 }, { transform: "scale(0.97)", offset: 0.65 }, { transform: "scale(1)" }], { duration: 380 })],
    () => sparks(layer, at, { ...DUST, count: 5, reach: 40, size: 10 }),
  ];
}

/** Dust where a card was laid; a gate that rattles. */
export function laid(layer: HTMLElement, piece: Element, gate: Element | null): Part[] {
  const { left, width, bottom } = piece.getBoundingClientRect();
  const dust = () => sparks(layer, { x: left + width / 2, y: bottom - 4 }, { ...DUST, count: 4, reach: 0.45 * width, size: 8, ms: 380 });
  const door = gate?.querySelector("svg");
  if (!door) return [dust];
  const rattle = [0, -5, 4, -3, 2, 0].map((turn) => ({ transform: `rotate(${turn}deg)` }));
  return [dust, () => [door.animate(rattle, { duration: 420, easing: "ease-out" })], () => flash(layer, middleOf(gate!), "#ffce6b", 80)];
}

/** The head of a running bull, in the colour of its price. */
function headOf(card: number): SVGSVGElement {
  const heads = headsOn(card);
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  const path = (look: Record<string, string>) => {
    const line = document.createElementNS(space, "path");
    for (const [name, value] of Object.entries(look)) line.setAttribute(name, value);
    return line;
  };
  svg.setAttribute("viewBox", "0 0 24 23");
  svg.append(
    path({ "d": HEAD, "fill": COLOURS[heads] ?? COLOURS[1]!, "stroke": "#2a1c10", "stroke-width": "0.8" }),
    ...["", MIRROR].map((transform) => path({ "d": LOOKS[heads] ?? "", "fill": "#fff3d6", "stroke": "#fff3d6", "stroke-width": "0.8", "stroke-linecap": "round", transform })),
  );
  Object.assign(svg.style, { position: "absolute", inset: "10%", width: "80%", height: "80%", overflow: "visible" });
  return svg;
}
