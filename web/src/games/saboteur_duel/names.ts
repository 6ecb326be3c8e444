/** Cards and places in words, for those who listen and for captions. */

import { say, words } from "../../words/words.svelte";
import { actionOf, type Colour, type Side, SIDES, tunnelsOf, type Tool } from "./cards";
import type { Ways } from "./choice";
import type { Place } from "./places";
import type { Clear, Repair, Sabotage } from "./vocabulary";

const word = (key: string, data: Record<string, unknown> = {}): string => say(`saboteur-duel-board-${key}`, data);
export const listed = (parts: string[]): string => parts.join(words.rtl ? "، " : ", ");

export const toolName = (tool: Tool): string => say(`saboteur-duel-tool-${tool}`);
const sideName = (side: Side): string => say(`saboteur-duel-side-${side}`);

function sidesOf(sides: Side[]): string {
  return SIDES.filter((side) => sides.includes(side))
    .map(sideName)
    .join("–");
}

/** A card in words, as it lies: its tunnels, then what is on them. */
export function cardName(card: string | null, turned = false): string {
  if (card === null) return word("card-goal");
  const action = actionOf(card);
  if (action) {
    return action.tools.length > 0
      ? word(`card-${action.kind}`, { tools: action.tools.map(toolName).join(" / ") })
      : word(`card-${action.kind}`);
  }
  const face = tunnelsOf(card, turned);
  if (!face) return card;
  const parts: string[] = [];
  if (face.start) parts.push(word(`card-start-${face.start}`));
  const joined = face.groups.filter(({ length }) => length > 1);
  if (face.special === "bridge") parts.push(word("card-bridge"));
  else if (face.special === "double-turn") {
    parts.push(word("card-double", { first: sidesOf(joined[0]!), second: sidesOf(joined[1]!) }));
  } else {
    for (const group of joined) parts.push(tunnelName(group));
  }
  const ends = face.groups.filter(({ length }) => length === 1).flat();
  if (ends.length > 0) parts.push(word("card-ends", { count: ends.length, sides: ends.length === 4 ? word("all-sides") : sidesOf(ends) }));
  if (face.door) parts.push(word(`card-door-${face.door.colour}`, { side: sidesOf([face.door.arm]) }));
  if (face.troll) parts.push(word("card-troll", { side: sidesOf([face.troll]) }));
  if (face.gold) parts.push(word("card-gold", { count: face.gold.n }));
  if (face.ladder && !face.start) parts.push(word(`card-ladder-${face.ladder}`));
  return listed(parts);
}

function tunnelName(group: Side[]): string {
  if (group.length === 4) return word("card-crossroads");
  const sides = sidesOf(group);
  if (group.length === 3) return word("card-junction", { sides });
  const straight = group.join("") === "NS" || group.join("") === "EW";
  return word(straight ? "card-straight" : "card-turn", { sides });
}

export interface Told {
  at: Place;
  /** The card that lies there, face up. */
  card?: { card: string; turned: boolean; counter?: Colour | undefined; key?: Colour | undefined };
  /** A goal that lies there, face down. */
  goal?: { card?: string | undefined; looked: Colour[] };
  reached: Colour[];
}

/** "Column 3, row 2: crossroads, blue door (south), reached by green". */
export function placeName({ at: [column, line], card, goal, reached }: Told): string {
  const parts: string[] = [];
  if (card) {
    parts.push(cardName(card.card, card.turned));
    if (card.counter) parts.push(word(`counter-${card.counter}`));
    if (card.key) parts.push(word(`key-${card.key}`));
    if (reached.length > 1) parts.push(word("reached-both"));
    else if (reached[0]) parts.push(word(`reached-${reached[0]}`));
  } else if (goal) {
    parts.push(word("card-goal"));
    if (goal.card) parts.push(word("known", { card: cardName(goal.card) }));
    for (const colour of goal.looked) parts.push(word(`looked-${colour}`));
  } else parts.push(word("empty"));
  return word("place", { column, line, what: listed(parts) });
}

/** What a lit place offers. */
export function offerOf(what: string, ways: Ways): string {
  if (what !== "lay") return word(`offer-${what}`);
  if (ways.upright && ways.turned) return word("offer-both");
  return word(ways.turned ? "offer-turned" : "offer-upright");
}

/** What a move with a tool does, as its button says it. */
export function deedName(move: Sabotage | Repair | Clear): string {
  const tool = "tool" in move ? move.tool : actionOf(move.card)!.tools[0]!;
  return say(`saboteur-duel-board-do-${move.do}`, { tool: toolName(tool) });
}
