/** Marbles, tiles and desks in words, for those who listen and for captions. */

import { say, words } from "../../words/words.svelte";
import { keyOf, type Spot } from "./choice";
import type { Desk, Scene } from "./scene";
import type { Selection } from "./selection.svelte";
import { COLOURS, type Colour, countOf, kindOf, pointsOf, recipe, ruleOf } from "./tiles";

export const word = (key: string, data: Record<string, unknown> = {}, names: string[] | null = null): string =>
  say(`potion-explosion-board-${key}`, data, names);

export const listed = (parts: string[]): string => parts.join(words.rtl ? "، " : ", ");

/** "Track 2, place 5, yellow fairy dandruff; takes 4". */
export function marbleName({ track, place }: Spot, colour: Colour, takes: number | null, selection: Selection): string {
  const key = keyOf({ track, place });
  const said = [word(place > 7 ? "marble-behind" : "marble", { track, place, colour, magic: word(`magic-${colour}`) })];
  if (takes !== null && selection.mode === "pick" && selection.lit.has(key)) said.push(word("takes", { count: takes }));
  else if (selection.mode === "effect" && selection.lit.has(key) && !selection.chosen.includes(key)) said.push(word("can-take"));
  if (selection.chosen.includes(key)) said.push(word("chosen"));
  return said.join(words.rtl ? "؛ " : "; ");
}

/** "Potion of Wisdom (4), 5 points. Needs 2 red, 2 yellow." */
export function tileName(tile: string): string {
  return word("tile", { tile, points: pointsOf(tile), colours: recipe(tile).join("") });
}

/** What a potion does: the rule, in a sentence. */
export const effectName = (tile: string): string => say(`potion-explosion-rule-${ruleOf(kindOf(tile))}`);

/** The tokens as something to look at, as tiles are. */
export const TOKENS = "tokens";

/** The tokens on the table, and the kinds that are not in the game. */
export function tokensName({ countdown, bank, help_tokens: helps }: Pick<Scene, "countdown" | "bank" | "help_tokens">, leave: string[]): string {
  return `${word("tokens", { countdown, bank, helps })} ${leftOutName(leave)}`;
}

export const leftOutName = (leave: string[]): string => say("potion-explosion-left-out", { leave });

/** What is still missing on a burner. */
export function missingOn(burner: NonNullable<Desk["burners"][number]>): string {
  const need = recipe(burner.tile).join("");
  const done = burner.filled.map(({ hole }) => hole).join("");
  return COLOURS.map((colour) => colour.repeat(Math.max(0, countOf(need, colour) - countOf(done, colour)))).join("");
}

export function burnerName(burner: Desk["burners"][number], which: number): string {
  if (!burner) return word("burner-empty", { burner: which });
  const said = [word("burner", { burner: which, tile: burner.tile, points: pointsOf(burner.tile), colours: missingOn(burner) })];
  if (burner.filled.length > 0) said.push(word("burner-filled", { colours: burner.filled.map(({ marble }) => marble).join("") }));
  return said.join(" ");
}

/** A desk in a few sentences. */
export function deskName(desk: Desk, seat: number, score: number, names: string[]): string {
  const said = [word("player", { seat, points: score, potions: desk.potions.length, skills: desk.skills, helps: desk.helps }, names)];
  desk.burners.forEach((burner, i) => said.push(burnerName(burner, i)));
  said.push(word("flask-has", { colours: desk.flask }));
  return said.join(" ");
}
