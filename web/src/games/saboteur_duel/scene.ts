/** What lies on the table, and how an event changes the picture. No rules: an event says what
 * happened, and this moves the cards it names. */

import type { GameEvent, View } from "../board";
import type { Colour, Side, Tool } from "./cards";
import { type Place, same } from "./places";

/** A card that lies open in the maze. */
export interface Laid {
  at: Place;
  card: string;
  turned: boolean;
  counter?: Colour;
  key?: Colour;
}

/** A goal that lies face down; `card` if this seat has looked at it. */
export interface Goal {
  at: Place;
  looked: number[];
  card?: string;
}

export interface Round {
  nuggets: number[];
  paid: number[];
}

/** A view of the duel, as the engine writes it. */
export interface MazeView {
  seat: number | null;
  seats: number;
  options: { colour?: Colour };
  round: number;
  phase: "act" | "bribe" | "orient" | "over";
  acting: number[];
  colours: Colour[];
  maze: Laid[];
  goals: Goal[];
  waiting?: { at: Place; card: string };
  cards: number[];
  hand?: string[];
  pile: number;
  discard: string[];
  aside?: number;
  before: Tool[][];
  counters: number;
  keys: number;
  gold: string[][];
  nuggets: number[];
  claimed: number[];
  bribes: number[];
  rounds: Round[];
  /** By seat: column, row, and the sides that are reached inside that card. */
  routes: [number, number, string][][];
  winners?: number[];
}

export function mazeOf(view: View): MazeView {
  return view as unknown as MazeView;
}

export const isSolo = (view: MazeView): boolean => view.seats === 1;

/** The part of a view that events change while they are told. */
export interface Scene {
  round: number;
  maze: Laid[];
  goals: Goal[];
  cards: number[];
  pile: number;
  before: Tool[][];
  counters: number;
  keys: number;
  nuggets: number[];
  claimed: number[];
  routes: MazeView["routes"];
}

export function sceneOf(view: MazeView): Scene {
  const { round, maze, goals, cards, pile, before, counters, keys, nuggets, claimed, routes } = view;
  const waiting: Laid[] = view.waiting ? [{ ...view.waiting, turned: false }] : [];
  return { round, maze: [...maze, ...waiting], goals, cards, pile, before, counters, keys, nuggets, claimed, routes };
}

/** Events that change what everybody sees on the table; the others can wait for these. */
const SEEN = [
  "dealt", "laid", "revealed", "oriented", "claimed", "sabotaged", "repaired", "unlocked", "collapsed", "looked",
  "cleared", "passed", "bribed", "drew", "struck", "caved-in", "round-ended",
];

export function isSeen(event: GameEvent): boolean {
  return SEEN.includes(event.event);
}

/** The scene after an event. */
export function after(scene: Scene, event: GameEvent, colours: Colour[]): Scene {
  const seat = event["seat"] as number;
  const at = (event["at"] ?? null) as Place | null;
  const card = event["card"] as string;
  const colour = colours[seat];
  const lies = (change: Partial<Laid>) =>
    scene.maze.map((laid) => (same(laid.at, at) ? { ...laid, ...change } : laid));
  switch (event.event) {
    case "laid":
      return { ...scene, maze: [...scene.maze, { at: at!, card, turned: event["turned"] as boolean }], cards: less(scene.cards, seat) };
    case "revealed":
      return {
        ...scene,
        goals: scene.goals.filter((goal) => !same(goal.at, at)),
        maze: [...scene.maze.filter((laid) => !same(laid.at, at)), { at: at!, card, turned: false }],
      };
    case "oriented":
      return { ...scene, maze: lies({ turned: event["turned"] as boolean }) };
    case "claimed": {
      const claimed = put(scene.claimed, seat, scene.claimed[seat]! + (event["nuggets"] as number));
      return { ...scene, maze: lies(colour ? { counter: colour } : {}), counters: scene.counters - 1, claimed };
    }
    case "bribed":
      return { ...scene, maze: lies(colour ? { counter: colour } : {}), counters: scene.counters - 1 };
    case "unlocked":
      return { ...scene, maze: lies(colour ? { key: colour } : {}), keys: scene.keys - 1, cards: less(scene.cards, seat) };
    case "collapsed":
    case "caved-in": {
      const fallen = scene.maze.find((laid) => same(laid.at, at));
      return {
        ...scene,
        maze: scene.maze.filter((laid) => laid !== fallen),
        keys: scene.keys + (fallen?.key ? 1 : 0),
        cards: event.event === "collapsed" ? less(scene.cards, seat) : scene.cards,
      };
    }
    case "sabotaged":
      return {
        ...scene,
        before: broken(scene.before, event["victim"] as number, event["tool"] as Tool),
        cards: less(scene.cards, seat),
      };
    case "struck":
      return event["lies"] ? { ...scene, before: broken(scene.before, seat, event["tool"] as Tool) } : scene;
    case "repaired":
      return { ...scene, before: whole(scene.before, seat, event["tool"] as Tool), cards: less(scene.cards, seat) };
    case "cleared":
      return { ...scene, before: whole(scene.before, seat, event["tool"] as Tool), cards: less(scene.cards, seat, 2) };
    case "passed":
      return { ...scene, cards: less(scene.cards, seat, (event["cards"] as string[]).length) };
    case "looked":
      return {
        ...scene,
        goals: scene.goals.map((goal) =>
          same(goal.at, at) && !goal.looked.includes(seat) ? { ...goal, looked: [...goal.looked, seat] } : goal,
        ),
        cards: less(scene.cards, seat),
      };
    case "drew": {
      const count = event["count"] as number;
      return { ...scene, cards: less(scene.cards, seat, -count), pile: Math.max(0, scene.pile - count) };
    }
    case "round-ended":
      return { ...scene, nuggets: event["totals"] as number[], claimed: scene.claimed.map(() => 0) };
    default:
      return scene;
  }
}

function put<T>(list: T[], place: number, value: T): T[] {
  return list.map((old, i) => (i === place ? value : old));
}

function less(cards: number[], seat: number, count = 1): number[] {
  return put(cards, seat, Math.max(0, (cards[seat] ?? 0) - count));
}

function broken(before: Tool[][], seat: number, tool: Tool): Tool[][] {
  return put(before, seat, [...(before[seat] ?? []).filter((other) => other !== tool), tool].sort());
}

function whole(before: Tool[][], seat: number, tool: Tool): Tool[][] {
  return put(before, seat, (before[seat] ?? []).filter((other) => other !== tool));
}

/** The colours of the dwarves that reach a place. */
export function reachedBy(view: { routes: MazeView["routes"]; colours: Colour[] }, at: Place): Colour[] {
  return view.routes.flatMap((route, seat) =>
    route.some(([column, row]) => column === at[0] && row === at[1]) ? [view.colours[seat]!] : [],
  );
}

/** The sides that a seat's route reaches, by place. */
export function sidesOf(route: [number, number, string][]): { at: Place; sides: Side[] }[] {
  return route.map(([column, row, sides]) => ({ at: [column, row], sides: [...sides] as Side[] }));
}
