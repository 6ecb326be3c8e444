/** What the things of the duel are and do, by their marks: `card:bridge_gold`, `at:3,-1`, `tool:1:lantern`. A card with
 * several things on it is explained by all of them, and the rule is that of the most particular one. */

import type { Explain, Explanation } from "../../pieces/explain.svelte";
import { say } from "../../words/words.svelte";
import { actionOf, TOOLS, tunnelsOf } from "./cards";
import { cardName, placeName, toolName } from "./names";
import { placeOf, same } from "./places";
import { reachedBy } from "./scene";
import type { FaceUp, View } from "./vocabulary";

const word = (key: string, data: Record<string, unknown> = {}, names: string[] | null = null): string => say(`saboteur-duel-thing-${key}`, data, names);

const ACTIONS = { sabotage: "SD-20", repair: "SD-21", key: "SD-22", rockfall: "SD-23", map: "SD-24" } as const;

/** What is said of a card, and the rule of what counts most. */
function aboutCard(card: string, laid?: FaceUp): { text: string; rule: string } {
  const action = actionOf(card);
  if (action) return { text: word(action.kind, { count: action.tools.length }), rule: ACTIONS[action.kind] };
  const face = tunnelsOf(card);
  const said: { text: string; rule: string }[] = [];
  const add = (rule: string, key: string, data: Record<string, unknown> = {}) => said.push({ text: word(key, data), rule });
  if (!face) return { text: word("path"), rule: "SD-11" };
  if (face.start) add("SD-11", "start", { colour: face.start });
  if (face.ladder && !face.start) add("SD-14", "ladder", { colour: face.ladder });
  if (face.door) add("SD-15", laid?.key ? "unlocked" : "door", { colour: face.door.colour });
  if (face.troll) add("SD-16", laid?.counter ? "bribed" : "troll");
  if (face.gold) add("SD-17", laid?.counter ? "claimed" : "gold", { count: face.gold.n });
  if (face.special === "bridge") add("SD-13", "bridge");
  if (face.special === "double-turn") add("SD-13", "double-turn");
  if (face.groups.some(({ length }) => length === 1)) add("SD-2", "dead-end");
  if (said.length === 0) add("SD-11", "path");
  return { text: said.map(({ text }) => text).join(" "), rule: said[0]!.rule };
}

function aboutPlace(key: string, view: View): Explanation {
  const at = placeOf(key);
  const laid = view.maze.find((other) => same(other.at, at));
  const goal = view.goals.find((other) => same(other.at, at));
  const reached = reachedBy(view, at);
  if (laid) return { title: placeName({ at, card: laid, reached }), ...aboutCard(laid.card, laid) };
  if (goal) {
    const looked = goal.looked.flatMap((seat) => view.colours[seat] ?? []);
    const title = placeName({ at, goal: { card: goal.card, looked }, reached });
    return { title, text: word(goal.card ? "goal-known" : "goal"), rule: goal.card ? "SD-24" : "SD-18" };
  }
  return { title: placeName({ at, reached: [] }), text: word("empty-text"), rule: "SD-9" };
}

export const explain: Explain<View> = (thing, { view, names }) => {
  const [kind = "", which = "", what = ""] = thing.split(":");
  const seat = Number(which);
  const board = (key: string, data: Record<string, unknown> = {}) => say(`saboteur-duel-board-${key}`, data, names);
  switch (kind) {
    case "card":
      return { title: cardName(which), ...aboutCard(which) };
    case "at":
      return aboutPlace(which, view);
    case "tool": {
      const tool = TOOLS.find((known) => known === what);
      if (!tool) return null;
      const broken = view.before[seat]?.includes(tool) ?? false;
      return { title: toolName(tool), text: word(broken ? "tool-broken" : "tool-whole"), rule: "SD-12" };
    }
    case "nuggets":
      return { title: word("nuggets", { count: view.nuggets[seat] ?? 0 }), text: word("nuggets-text", { claimed: view.claimed[seat] ?? 0 }), rule: "SD-30" };
    case "cards":
      return { title: word("cards", { count: view.cards[seat] ?? 0 }), text: word("cards-text"), rule: "SD-8" };
    case "bribes":
      return { title: word("bribes", { count: view.bribes[seat] ?? 0 }), text: word("bribes-text"), rule: "SD-27" };
    case "dwarf": {
      const counts = { seat, nuggets: view.nuggets[seat] ?? 0, claimed: view.claimed[seat] ?? 0, cards: view.cards[seat] ?? 0 };
      return { title: names[seat] ?? "", text: `${board(`dwarf-${view.colours[seat] ?? "green"}`, counts)} ${word("dwarf-text")}`, rule: "SD-30" };
    }
    case "round":
      return { title: board("round", { round: view.round }), text: word("round-text"), rule: "SD-25" };
    case "pile":
      return { title: board("pile", { count: view.pile }), text: word("pile-text"), rule: "SD-8" };
    case "discard":
      return { title: board("discard", { count: view.discard.length }), text: word("discard-text"), rule: "SD-8" };
    case "counters":
      return { title: board("counters", { count: view.counters }), text: word("counters-text"), rule: "SD-25" };
    case "keys":
      return { title: board("keys", { count: view.keys }), text: word("keys-text"), rule: "SD-22" };
    case "progress":
      return { title: word("progress", { count: (view.nuggets[0] ?? 0) + (view.claimed[0] ?? 0) }), text: word("progress-text"), rule: "SD-35" };
    default:
      return null;
  }
};
