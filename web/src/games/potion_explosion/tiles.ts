/** The potion tiles as they are printed (PE-2), from the same file that the rules read. */

import data from "../../../../engine/src/korsi/games/potion_explosion/data.json";
import { type Colour, COLOURS, coloursOf, type Kind, KINDS } from "./kinds";

export { type Colour, COLOURS, coloursOf, type Kind, KINDS };

/** The rule that says what a potion does: they follow each other in the order of the kinds. */
export const ruleOf = (kind: Kind): string => `PE-${18 + KINDS.indexOf(kind)}`;

interface Recipe {
  points: number;
  red: number;
  blue: number;
  black: number;
  yellow: number;
}

const printed: Record<Kind, Recipe[]> = data;
const FEWEST = 4;

export const kindOf = (tile: string): Kind => tile.slice(0, tile.lastIndexOf("-")) as Kind;
export const holesOf = (tile: string): number => Number(tile.slice(tile.lastIndexOf("-") + 1, -1));

/** Copies a and b of a tile mean the same. */
export const alike = (one: string, other: string): boolean => one.slice(0, -1) === other.slice(0, -1);

const recipeOf = (tile: string): Recipe => printed[kindOf(tile)][holesOf(tile) - FEWEST]!;

export const pointsOf = (tile: string): number => recipeOf(tile).points;

/** The holes of a tile, one letter each. */
export function recipe(tile: string): Colour[] {
  const { red, blue, black, yellow } = recipeOf(tile);
  return [red, blue, black, yellow].flatMap((count, i) => Array.from({ length: count }, () => COLOURS[i]!));
}

/** Marbles sorted as the engine writes them. */
export const sorted = (marbles: string): string => COLOURS.map((colour) => colour.repeat(countOf(marbles, colour))).join("");

export const countOf = (marbles: string, colour: string): number => marbles.split(colour).length - 1;

/** Without the first of these; as it was where there is none. */
export const without = (marbles: string, colour: string): string => marbles.replace(colour, "");
