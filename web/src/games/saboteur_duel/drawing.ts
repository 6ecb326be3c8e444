/** Where things lie on a card that is 100 wide and 150 high. */

import type { Side, Tunnels } from "./cards";

export interface Point {
  x: number;
  y: number;
}

const CENTRE: Point = { x: 50, y: 75 };
/** Where a tunnel leaves the card: a little outside, so that cards join without a seam. */
const GATE: Record<Side, Point> = { N: { x: 50, y: -2 }, E: { x: 102, y: 75 }, S: { x: 50, y: 152 }, W: { x: -2, y: 75 } };
/** Where a dead end stops. */
const TIP: Record<Side, Point> = { N: { x: 50, y: 25 }, E: { x: 85, y: 75 }, S: { x: 50, y: 125 }, W: { x: 15, y: 75 } };
/** Where a door or a troll stands. */
const POST: Record<Side, Point> = { N: { x: 50, y: 27 }, E: { x: 80, y: 75 }, S: { x: 50, y: 123 }, W: { x: 20, y: 75 } };
/** Just inside the edge. */
const EDGE: Record<Side, Point> = { N: { x: 50, y: 11 }, E: { x: 92, y: 75 }, S: { x: 50, y: 139 }, W: { x: 8, y: 75 } };

const line = (from: Point, to: Point): string => `M${from.x} ${from.y}L${to.x} ${to.y}`;
const isAcross = ([one, other]: Side[]): boolean => `${one}${other}` === "NS" || `${one}${other}` === "EW";

/** The middle of a tunnel, as a path. */
function tunnelOf(group: Side[], special?: string): string {
  const [one, other] = group as [Side, Side];
  if (group.length === 1) return line(GATE[one], TIP[one]);
  if (group.length === 2 && isAcross(group)) return line(GATE[one], GATE[other]);
  if (group.length === 2) {
    const [a, b] = [GATE[one], GATE[other]];
    const upright = one === "N" || one === "S" ? a : b;
    const level = upright === a ? b : a;
    const down = upright.y < 75 ? 1 : -1;
    const side = level.x > 50 ? 1 : -1;
    return special === "double-turn"
      ? `M${upright.x} ${upright.y}C50 ${75 - down * 33} ${50 + side * 22} 75 ${level.x} ${level.y}`
      : `M${upright.x} ${upright.y}V${75 - down * 24}Q50 75 ${50 + side * 22} 75H${level.x}`;
  }
  return group.map((side) => line(GATE[side], CENTRE)).join("");
}

/** Where the two arms of a tunnel meet. */
function middleOf(group: Side[], special?: string): Point {
  if (group.length !== 2 || isAcross(group)) return CENTRE;
  const side = group.includes("E") ? 1 : -1;
  const down = group.includes("N") ? -1 : 1;
  return special === "double-turn"
    ? { x: 50 + side * 15, y: 75 + down * 25 }
    : { x: 50 + side * 6, y: 75 + down * 6 };
}

/** The part of a card's tunnels that is reached from `sides`, as a path: up to what is in the way. */
export function routeOf(card: Tunnels, sides: Side[]): string {
  const barred = [card.door?.arm, card.troll];
  return card.groups
    .map((group) => {
      const reached = group.filter((side) => sides.includes(side));
      if (reached.length === 0) return "";
      if (group.length === 1) return line(GATE[group[0]!], TIP[group[0]!]);
      if (reached.length === 1 && barred.includes(reached[0])) return line(GATE[reached[0]!], EDGE[reached[0]!]);
      if (group.length === 2 && reached.length === 2) return tunnelOf(group, card.special);
      const middle = middleOf(group, card.special);
      return reached.map((side) => line(GATE[side], middle)).join("");
    })
    .join("");
}

/** What of a card's tunnels is lit from `sides`: under the planks of a bridge it stays dark. */
export function lightOf(card: Tunnels, sides: Side[]): string {
  if (card.special !== "bridge") return routeOf(card, sides);
  return (sides.includes("N") ? "M50-2V53M50 97V152" : "") + (sides.includes("E") ? "M-2 75H24M76 75H102" : "");
}

export interface Drawing {
  /** In the order in which they are painted. */
  tunnels: string[];
  /** Where a tunnel ends in stones, and towards which side it is open. */
  ends: (Point & { side: Side })[];
  gates: Side[];
  bridge: boolean;
  gold: (Point & { n: number; tight: boolean }) | null;
  door: (Point & { colour: string }) | null;
  troll: Point | null;
  ladder: (Point & { colour: string }) | null;
}

export function drawingOf(card: Tunnels): Drawing {
  const bridge = card.special === "bridge";
  const upright = (group: Side[]) => (group.includes("N") ? -1 : 1);
  const groups = bridge ? card.groups.toSorted((a, b) => upright(a) - upright(b)) : card.groups;
  const main = card.groups.find(({ length }) => length > 1) ?? [];
  return {
    tunnels: groups.map((group) => tunnelOf(group, card.special)),
    ends: card.groups.flatMap((group) => (group.length === 1 ? [{ ...TIP[group[0]!], side: group[0]! }] : [])),
    gates: card.groups.flat(),
    bridge,
    gold: goldOf(card),
    door: doorOf(card),
    troll: card.troll ? POST[card.troll] : null,
    ladder: card.ladder ? { ...middleOf(main, card.special), colour: card.ladder } : null,
  };
}

/** Gold may lie before a door; then the door stands further in. */
function isOutside(card: Tunnels): boolean {
  return card.gold?.free.length === 1 && card.gold.free[0] === card.door?.arm;
}

function doorOf(card: Tunnels): Drawing["door"] {
  if (!card.door) return null;
  const { x, y } = POST[card.door.arm];
  const { arm, colour } = card.door;
  const further = isOutside(card) ? { N: 22, S: -22 }[arm as string] ?? 0 : 0;
  return { x, y: y + further, colour };
}

function goldOf(card: Tunnels): Drawing["gold"] {
  const gold = card.gold;
  if (!gold) return null;
  const [first] = gold.free as [Side];
  const group = card.groups.find((sides) => sides.includes(first)) ?? [];
  const { x, y } = middleOf(group, card.special);
  const away = AWAY[card.door?.arm ?? "none"]!;
  let at = { x: x + away.x, y: y + away.y };
  if (group.length === 1) at = END[first];
  else if (card.special === "bridge") at = { x: 50, y: 130 };
  else if (isOutside(card)) at = { N: { x: 50, y: 15 }, S: { x: 50, y: 135 }, E: EDGE.E, W: EDGE.W }[first];
  return { ...at, n: gold.n, tight: group.length === 1 };
}

/** Gold on a dead end. */
const END: Record<Side, Point> = { N: { x: 50, y: 19 }, E: { x: 87, y: 75 }, S: { x: 50, y: 131 }, W: { x: 13, y: 75 } };
/** A door leaves gold at the junction a little less room. */
const AWAY: Record<string, Point> = {
  N: { x: 0, y: 8 },
  E: { x: -9, y: 0 },
  S: { x: 0, y: -8 },
  W: { x: 9, y: 0 },
  none: { x: 0, y: 0 },
};
