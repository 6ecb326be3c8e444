/** What lies on the table, and how an event changes the picture. No rules: an event says what
 * happened, and this moves the cards it names. */

import { type Colour, type Side, SIDES, type Tool } from "./cards";
import { keyOf, type Place, same } from "./places";
import type { Event, FaceUp, View } from "./vocabulary";

export const isSolo = (view: View): boolean => view.seats === 1;

/** The part of a view that events change while they are told. */
export type Scene = Pick<
  View,
  "round" | "maze" | "goals" | "cards" | "pile" | "before" | "counters" | "keys" | "nuggets" | "claimed" | "routes"
>;

export function sceneOf(view: View): Scene {
  const { round, maze, goals, cards, pile, before, counters, keys, nuggets, claimed, routes } = view;
  const waiting: FaceUp[] = view.waiting ? [{ ...view.waiting, turned: false }] : [];
  return { round, maze: [...maze, ...waiting], goals, cards, pile, before, counters, keys, nuggets, claimed, routes };
}

/** The scene after an event. */
export function after(scene: Scene, event: Event, colours: Colour[]): Scene {
  switch (event.event) {
    case "laid": {
      const { at, card, turned } = event;
      return { ...scene, maze: [...scene.maze, { at, card, turned }], cards: less(scene.cards, event.seat) };
    }
    case "revealed": {
      const { at, card } = event;
      return {
        ...scene,
        goals: scene.goals.filter((goal) => !same(goal.at, at)),
        maze: [...scene.maze.filter((laid) => !same(laid.at, at)), { at, card, turned: false }],
      };
    }
    case "oriented":
      return { ...scene, maze: lying(scene, event.at, { turned: event.turned }) };
    case "claimed": {
      const claimed = put(scene.claimed, event.seat, scene.claimed[event.seat]! + event.nuggets);
      return { ...scene, maze: lying(scene, event.at, { counter: colours[event.seat]! }), counters: scene.counters - 1, claimed };
    }
    case "bribed":
      return { ...scene, maze: lying(scene, event.at, { counter: colours[event.seat]! }), counters: scene.counters - 1 };
    case "unlocked":
      return { ...scene, maze: lying(scene, event.at, { key: colours[event.seat]! }), keys: scene.keys - 1, cards: less(scene.cards, event.seat) };
    case "collapsed":
      return { ...fallen(scene, event.at), cards: less(scene.cards, event.seat) };
    case "caved-in":
      return fallen(scene, event.at);
    case "sabotaged":
      return { ...scene, before: broken(scene.before, event.victim, event.tool), cards: less(scene.cards, event.seat) };
    case "struck":
      return event.lies ? { ...scene, before: broken(scene.before, event.seat, event.tool) } : scene;
    case "repaired":
      return { ...scene, before: whole(scene.before, event.seat, event.tool), cards: less(scene.cards, event.seat) };
    case "cleared":
      return { ...scene, before: whole(scene.before, event.seat, event.tool), cards: less(scene.cards, event.seat, 2) };
    case "passed":
      return { ...scene, cards: less(scene.cards, event.seat, event.cards.length) };
    case "looked": {
      const { at, seat } = event;
      return {
        ...scene,
        goals: scene.goals.map((goal) =>
          same(goal.at, at) && !goal.looked.includes(seat) ? { ...goal, looked: [...goal.looked, seat] } : goal,
        ),
        cards: less(scene.cards, seat),
      };
    }
    case "drew":
      return { ...scene, cards: less(scene.cards, event.seat, -event.count), pile: Math.max(0, scene.pile - event.count) };
    case "round-ended":
      return { ...scene, nuggets: event.totals, claimed: scene.claimed.map(() => 0) };
    default:
      return scene;
  }
}

/** The light goes as far as the ways do in the view that all this leads to, over the cards that lie there by now. */
export function relit(scene: Scene, then: View): Scene {
  if (then.round !== scene.round) return scene;
  const lies = new Set(scene.maze.map(({ at }) => keyOf(at)));
  return { ...scene, routes: then.routes.map((route) => route.filter(([column, row]) => lies.has(keyOf([column, row])))) };
}

/** The maze with a change to the card at a place. */
function lying({ maze }: Scene, at: Place, change: Partial<FaceUp>): FaceUp[] {
  return maze.map((laid) => (same(laid.at, at) ? { ...laid, ...change } : laid));
}

/** The card at a place is gone; a key on it returns. */
function fallen(scene: Scene, at: Place | null): Scene {
  const gone = scene.maze.find((laid) => same(laid.at, at));
  return { ...scene, maze: scene.maze.filter((laid) => laid !== gone), keys: scene.keys + (gone?.key ? 1 : 0) };
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
export function reachedBy(view: Pick<View, "routes" | "colours">, at: Place): Colour[] {
  return view.routes.flatMap((route, seat) =>
    route.some(([column, row]) => column === at[0] && row === at[1]) ? [view.colours[seat]!] : [],
  );
}

/** The sides that a seat's route reaches, by place. */
export function sidesOf(route: View["routes"][number]): { at: Place; sides: Side[] }[] {
  return route.map(([column, row, sides]) => ({ at: [column, row], sides: SIDES.filter((side) => sides.includes(side)) }));
}
