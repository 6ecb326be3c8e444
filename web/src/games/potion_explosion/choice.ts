/** What may be done now, read from the legal moves. No rules: what is not among the moves is not lit,
 * and whoever insists is answered by the rules. */

import type { Refused } from "../board";
import { alike, type Colour, COLOURS, type Kind, kindOf } from "./tiles";
import type { Drink, KeepMarble, Move, Pick, PlaceMarble, View } from "./vocabulary";

/** A marble of the dispenser. */
export type Spot = Omit<Pick, "do">;

export const keyOf = ({ track, place }: Spot): string => `${track}:${place}`;
export const spotOf = (key: string): Spot => {
  const [track, place] = key.split(":").map(Number);
  return { track: track!, place: place! };
};

/** The marbles that moves of this name take. */
export function spotsOf(legal: Move[], what: string): Set<string> {
  return new Set(legal.flatMap((move) => ((move.do === "pick" || move.do === "help") && move.do === what ? [keyOf(move)] : [])));
}

/** A way to use a potion: what it would take from the dispenser. */
export interface Grasp {
  move: Drink;
  keys: string[];
}

/** The drinks that a tile on the shelf allows; a copy stands for the other. */
export function drinksOf(legal: Move[], tile: string): Drink[] {
  return legal.filter((move) => move.do === "drink").filter((move) => alike(move.tile, tile));
}

/** The kind whose effect a drink uses. */
export const usedBy = ({ tile, as }: Drink): Kind => as ?? kindOf(tile);

/** The kinds as which a tile may be drunk. */
export function kindsOf(drinks: Drink[]): Kind[] {
  return [...new Set(drinks.map(usedBy))];
}

/** The marbles that a drink would take or return. */
export function graspOf(move: Drink): Grasp {
  const { track = 0, place = 0, count = 0, tracks = [], places = [] } = move;
  const run = (length: number) => Array.from({ length }, (_, i) => keyOf({ track, place: place + i }));
  switch (usedBy(move)) {
    case "wisdom":
      return { move, keys: run(1) };
    case "magnetic":
      return { move, keys: run(2) };
    case "balm":
      return { move, keys: run(count) };
    case "abyssal":
      return { move, keys: tracks.map((front) => keyOf({ track: front, place: 0 })) };
    case "filter":
      return { move, keys: places.map((at) => keyOf({ track, place: at })) };
    default:
      return { move, keys: [] };
  }
}

const holds = (grasp: Grasp, chosen: readonly string[]): boolean => chosen.every((key) => grasp.keys.includes(key));

/** Marbles that could still be chosen besides these. */
export function openKeys(grasps: Grasp[], chosen: readonly string[]): Set<string> {
  return new Set(grasps.filter((grasp) => holds(grasp, chosen)).flatMap(({ keys }) => keys));
}

/** The whole choice, if these marbles are one. */
export function wholeOf(grasps: Grasp[], chosen: readonly string[]): Drink | null {
  if (chosen.length === 0) return null;
  return grasps.find((grasp) => grasp.keys.length === chosen.length && holds(grasp, chosen))?.move ?? null;
}

/** The choice after one more marble was touched. The first one brings along what goes with it: where
 * there is one way only, or where as much as possible is wanted. */
export function touched(grasps: Grasp[], chosen: readonly string[], key: string, kind: Kind): string[] {
  if (chosen.includes(key)) return chosen.filter((other) => other !== key);
  if (chosen.length > 0) {
    const more = [...chosen, key];
    if (grasps.some((grasp) => holds(grasp, more))) return more;
  }
  const ways = grasps.filter(({ keys }) => keys.includes(key));
  if (ways.length === 0) return [...chosen];
  if (ways.length === 1) return ways[0]!.keys;
  if (kind !== "balm" && kind !== "filter") return [key];
  return ways.reduce((most, way) => (way.keys.length > most.keys.length ? way : most)).keys;
}

/** A drink that is not possible, for the rules to say why. */
export function insistedDrink(view: View, tile: string): Drink {
  const kind = kindOf(tile);
  const other = view.desks.findIndex((_, seat) => seat !== view.seat);
  const fields: Record<Kind, Partial<Drink>> = {
    wisdom: { track: 0, place: 0 },
    blind_love: { victim: other },
    magnetic: { track: 0, place: 0 },
    prismatic: {},
    abyssal: { tracks: [0] },
    sands: {},
    balm: { track: 0, place: 0, count: 2 },
    filter: { track: 0, places: [0] },
  };
  return { do: "drink", tile, as: kind, ...fields[kind] };
}

/** Puts of marbles in hand, the burner that needs least first: what "place all that fit" does next. */
export function nextPut(legal: Move[], view: View): PlaceMarble | null {
  const desk = view.seat === null ? null : view.desks[view.seat];
  const missing = ({ burner }: PlaceMarble) => COLOURS.reduce((sum, colour) => sum + (desk?.burners[burner]?.holes[colour] ?? 0), 0);
  const puts = legal.filter((move) => move.do === "put").filter(({ from }) => from === "hand");
  return puts.toSorted((one, other) => missing(one) - missing(other))[0] ?? null;
}

/** Marbles that are left over and all go into the flask: nothing is to be chosen. */
export function nextKept(legal: Move[], view: View): KeepMarble | null {
  const desk = view.seat === null ? null : view.desks[view.seat];
  if (!desk || desk.hand === "" || nextPut(legal, view)) return null;
  return mustChoose(desk.hand, FLASK - desk.flask.length) ? null : (legal.find((move) => move.do === "to_flask") ?? null);
}

/** Whether somebody has to say which marbles are kept: there are more than find room, and they differ. */
export const mustChoose = (hand: string, room: number): boolean => hand.length > room && new Set(hand).size > 1;

export const FLASK = 3;

/** What a refusal was about, to be marked. */
export interface Marks {
  spots: string[];
  burner: number | null;
  colour: Colour | null;
  tile: string | null;
  stack: number | null;
  seat: number | null;
}

export function marksOf(refused: Refused | null, wish: Move | null): Marks | null {
  if (!refused) return null;
  const said: Record<string, unknown> = { ...wish, ...refused.data };
  const number = (name: string) => (typeof said[name] === "number" ? said[name] : null);
  const text = (name: string) => (typeof said[name] === "string" ? said[name] : null);
  const [track, place] = [number("track"), number("place")];
  return {
    spots: track === null ? [] : place === null ? [keyOf({ track, place: 0 })] : [keyOf({ track, place })],
    burner: number("burner"),
    colour: COLOURS.find((colour) => colour === said["colour"]) ?? null,
    tile: text("tile"),
    stack: number("stack"),
    seat: number("victim"),
  };
}

/** The marbles that a move is about: of a hint, to be shown. */
export function hintSpots(move: Move | null): string[] {
  if (!move) return [];
  if (move.do === "drink") return graspOf(move).keys;
  return move.do === "pick" || move.do === "help" ? [keyOf(move)] : [];
}
