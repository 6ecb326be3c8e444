/** The cards as they are printed (SD-2 to SD-5), from the same file that the rules read. */

import data from "../../../../engine/src/korsi/games/saboteur_duel/data.json";
import type { Move, View } from "./vocabulary";

export type Side = "N" | "E" | "S" | "W";
export type Colour = View["colours"][number];
export type Tool = View["before"][number][number];

export const SIDES: readonly Side[] = ["N", "E", "S", "W"];
export const TOOLS: readonly Tool[] = ["pickaxe", "lantern", "cart"];
export const ACROSS: Record<Side, Side> = { N: "S", E: "W", S: "N", W: "E" };

/** What is drawn on a card of tunnels, as it lies. */
export interface Tunnels {
  groups: Side[][];
  door?: { arm: Side; colour: Colour };
  troll?: Side;
  gold?: { n: number; free: Side[]; gated: Side[] };
  ladder?: Colour;
  start?: Colour;
  special?: string;
}

export interface Action {
  /** What is done with it. */
  kind: Extract<Move["do"], "sabotage" | "repair" | "key" | "rockfall" | "map">;
  tools: Tool[];
}

interface Printed extends Tunnels {
  id: string;
}

const tunnels = new Map<string, [Tunnels, Tunnels]>();
for (const card of [...data.start, ...data.path, ...data.goal] as Printed[]) {
  tunnels.set(card.id, [faceOf(card, (side) => side), faceOf(card, (side) => ACROSS[side])]);
}
const actions = new Map<string, Action>(
  (data.action as (Action & { id: string; tools?: Tool[] })[]).map(({ id, kind, tools }) => [id, { kind, tools: tools ?? [] }]),
);

/** In the order of the data: paths first, then actions. A hand is shown so. */
const order = [...data.path, ...data.action].map(({ id }) => id);

function faceOf(card: Printed, seen: (side: Side) => Side): Tunnels {
  const sort = (sides: Side[]) => sides.map(seen).sort((a, b) => SIDES.indexOf(a) - SIDES.indexOf(b));
  const face: Tunnels = { groups: card.groups.map(sort).sort((a, b) => (a.join() < b.join() ? -1 : 1)) };
  if (card.door) face.door = { ...card.door, arm: seen(card.door.arm) };
  if (card.troll) face.troll = seen(card.troll);
  if (card.gold) face.gold = { n: card.gold.n, free: sort(card.gold.free), gated: sort(card.gold.gated) };
  if (card.ladder) face.ladder = card.ladder;
  if (card.start) face.start = card.start;
  if (card.special) face.special = card.special;
  return face;
}

/** The tunnels of a card that lies upright or turned by half. */
export function tunnelsOf(card: string, turned = false): Tunnels | null {
  return tunnels.get(card)?.[turned ? 1 : 0] ?? null;
}

export function actionOf(card: string): Action | null {
  return actions.get(card) ?? null;
}

/** The card of a deed, for one tool or for none. */
export function cardOf(kind: Action["kind"], tool: Tool | null = null): string {
  return [...actions].find(([, action]) => action.kind === kind && (tool === null || action.tools.includes(tool)))![0];
}

/** Whether a card looks different when it is turned by half. */
export function isTurnable(card: string): boolean {
  const both = tunnels.get(card);
  return both !== undefined && JSON.stringify(both[0]) !== JSON.stringify(both[1]);
}

/** Paths before actions, like beside like. */
export function inOrder(cards: readonly string[]): string[] {
  return [...cards].sort((a, b) => order.indexOf(a) - order.indexOf(b));
}

/** Each kind of card with its number. */
export function countedIn(cards: readonly string[]): [string, number][] {
  const counted = new Map<string, number>();
  for (const card of inOrder(cards)) counted.set(card, (counted.get(card) ?? 0) + 1);
  return [...counted];
}
