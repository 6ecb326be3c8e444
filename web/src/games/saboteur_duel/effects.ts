/** What is only for show in the mountain: light that runs to gold, rocks that fall, a chest that opens. Fetched when
 * nothing else is to be done. Everything put on the board is taken away again, whether it is told to its end or cut. */

import { arc, flash, late, middleOf, type Point, shake, sparks } from "../../pieces/effects";
import { gone, pulse, swept } from "../../pieces/flight";
import type { Colour } from "./cards";
import type { Place } from "./places";
import type { Scene } from "./scene";
import { GLINT, NUGGET } from "./shapes";
import { wayTo } from "./way";

const GOLD = "#ffd257";
const DUST = "#a89377";
const LAMP: Record<Colour, string> = { green: "#e9ff9e", blue: "#b9dcff" };
/** Stones, as corners in per cent. */
const STONES = ["18% 0, 84% 8%, 100% 60%, 62% 100%, 8% 82%", "40% 0, 96% 24%, 88% 88%, 30% 100%, 0 46%", "8% 16%, 70% 0, 100% 44%, 74% 96%, 14% 100%"];

/** A card has come to lie: first it gives way a little; then the dust that rises at its edges. */
export function settled(card: HTMLElement, layer: HTMLElement): Animation[] {
  const { width, left, right, bottom } = card.getBoundingClientRect();
  const dust = { colour: DUST, also: "#d8c5a4", count: 4, reach: width / 3, size: width / 9, ms: 380, fall: 0.1 };
  return [
    card.animate([{ transform: "scale(1.05)" }, { transform: "scale(0.98)" }, { transform: "none" }], { duration: 190, easing: "ease-out" }),
    ...sparks(layer, { x: left, y: bottom - 4 }, dust),
    ...sparks(layer, { x: right, y: bottom - 4 }, dust),
  ];
}

/** The lid of a chest trembles and swings up; gold shines out of it. */
export function opened(chest: HTMLElement, layer: HTMLElement): Animation[] {
  const lid = chest.querySelector<SVGGElement>("[data-lid]");
  if (!lid) return [];
  lid.style.transformBox = "fill-box";
  lid.style.transformOrigin = "6% 100%";
  const { width } = chest.getBoundingClientRect();
  const frames = ["none", "rotate(3deg)", "rotate(-3deg)", "rotate(2deg)", "none", "rotate(-46deg)", "rotate(-38deg)"];
  const light = late(flash(layer, middleOf(chest), GOLD, width * 1.5), 330);
  return [lid.animate(frames.map((transform) => ({ transform })), { duration: 620, easing: "ease-in-out" }), ...light];
}

/** A light runs along the route, from the start to a place. */
export function lightTo(world: HTMLElement, scene: Scene, seat: number, colour: Colour, goal: Place): Animation[] {
  const way = wayTo(scene, seat, colour, goal);
  if (way.length < 2) return [];
  const frames = way.map(([column, row]) => ({ transform: `translate(calc(${column + 0.5} * var(--w)), calc(${row + 0.5} * 1.5 * var(--w)))` }));
  const duration = Math.min(720, 160 + 85 * way.length);
  const lights = [0.62, 0.44, 0.3].map((size) => {
    const light = document.createElement("i");
    light.dataset["light"] = "";
    Object.assign(light.style, {
      position: "absolute",
      zIndex: "7",
      width: `calc(${size} * var(--w))`,
      height: `calc(${size} * var(--w))`,
      margin: `calc(${-size / 2} * var(--w))`,
      borderRadius: "50%",
      pointerEvents: "none",
      background: `radial-gradient(circle, #fffbe6 12%, ${LAMP[colour]} 34%, transparent 68%)`,
    });
    return light;
  });
  world.append(...lights);
  return gone(lights, lights.map((light, i) => light.animate(frames, { duration, delay: 55 * i, easing: "cubic-bezier(0.4, 0.1, 0.5, 1)", fill: "both" })));
}

/** Gold glints. */
export function glinted(thing: Element, layer: HTMLElement): Animation[] {
  const { width } = thing.getBoundingClientRect();
  const at = middleOf(thing);
  return [...flash(layer, at, GOLD, width), ...sparks(layer, at, { colour: GOLD, also: "#fff3c4", count: 9, reach: width * 0.7, size: Math.max(5, width / 11) })];
}

/** Nuggets fly to the plate of who has won them. */
export function carried(card: Element, purse: Element, layer: HTMLElement, count: number): Animation[] {
  const here = layer.getBoundingClientRect();
  const [from, to] = [middleOf(card), middleOf(purse)];
  const size = Math.max(18, card.getBoundingClientRect().width / 3);
  const nuggets = Array.from({ length: count }, () => {
    const nugget = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    nugget.setAttribute("viewBox", "0 0 24 24");
    nugget.innerHTML = `<path d="${NUGGET}" fill="#f0a818" stroke="#5c3600" stroke-width="1.8"/><path d="${GLINT}" fill="#ffe9a0"/>`;
    Object.assign(nugget.style, { position: "relative", gridArea: "1/1", width: `${size}px`, height: `${size}px`, left: `${from.x - here.left - size / 2}px`, top: `${from.y - here.top - size / 2}px` });
    return nugget;
  });
  layer.append(...nuggets);
  const by: Point = { x: to.x - from.x, y: to.y - from.y };
  const flights = gone(nuggets, nuggets.map((nugget, i) => nugget.animate(arc(by, 50 + 14 * i, 1), { duration: 460, delay: 70 * i, fill: "both" })));
  const hop = pulse(purse);
  return hop ? [...flights, ...late([hop], 400)] : flights;
}

/** Rocks fall onto a card. */
export function rocksOn(card: Element, layer: HTMLElement): Animation[] {
  const here = layer.getBoundingClientRect();
  const { left, top, width, height } = card.getBoundingClientRect();
  return Array.from({ length: 8 }, (_, i) => {
    const size = width * (0.24 + 0.2 * Math.random());
    const rock = document.createElement("i");
    Object.assign(rock.style, {
      position: "relative",
      gridArea: "1/1",
      width: `${size}px`,
      height: `${size}px`,
      left: `${left - here.left + (width - size) * ((i * 0.37) % 1)}px`,
      top: `${top - here.top + (height - size) * (0.25 + 0.7 * Math.random())}px`,
      background: i % 2 ? "linear-gradient(#b9a994, #6f5d49)" : "linear-gradient(#a08d74, #57483a)",
      clipPath: `polygon(${STONES[i % STONES.length]!})`,
    });
    layer.append(rock);
    const turned = 90 - 180 * Math.random();
    const frames = [
      { transform: `translateY(${-1.5 * height}px) rotate(${turned}deg)`, opacity: 0, easing: "cubic-bezier(0.5, 0, 0.9, 0.5)" },
      { transform: `translateY(${-1.2 * height}px) rotate(${turned}deg)`, opacity: 1, offset: 0.12, easing: "cubic-bezier(0.5, 0, 0.9, 0.5)" },
      { transform: "none", opacity: 1, offset: 0.6 },
      { transform: `translateY(${-0.06 * height}px) rotate(9deg)`, opacity: 1, offset: 0.72 },
      { transform: "none", opacity: 1, offset: 0.85 },
      { transform: "scale(0.7)", opacity: 0 },
    ];
    return swept(rock, rock.animate(frames, { duration: 560, delay: 45 * i, fill: "both" }));
  });
}

/** The mountain shakes, and dust rises where the rocks have struck. */
export function struck(card: Element, layer: HTMLElement, ground: Element): Animation[] {
  const { width } = card.getBoundingClientRect();
  return [...shake(ground, 4), ...sparks(layer, middleOf(card), { colour: DUST, also: "#6f5d49", count: 12, reach: width * 0.8, size: width / 7, ms: 600, fall: 0.25 })];
}

/** A tool breaks: splinters fly, and its owner is shaken. */
export function broken(tool: Element, plate: Element, layer: HTMLElement): Animation[] {
  const { width } = tool.getBoundingClientRect();
  const at = middleOf(tool);
  return [...flash(layer, at, "#ff8f73", width * 2.2), ...sparks(layer, at, { colour: "#b3301f", also: "#6d5637", count: 10, reach: width * 1.6, size: width / 5 }), ...shake(plate, 3)];
}

/** A token falls from above. */
export function drop(token: Element): Animation {
  return token.animate([{ translate: "0 -40px", opacity: 0 }, { translate: "0 4px", opacity: 1, offset: 0.7 }, { translate: "0 0" }], {
    duration: 420,
    easing: "cubic-bezier(0.4, 0, 0.7, 1)",
  });
}

/** A card trembles before it falls. */
export function crumble(card: Element): Animation {
  const shaken = [0, -3, 3, -4, 4, -3, 2, 0].map((x, i) => ({ transform: `translate(${x}px, ${i % 2}px) rotate(${x / 2}deg)` }));
  return card.animate(shaken, { duration: 300 });
}
