/** The kinds of cards as they are printed (BD-3), from the same file that the rules read. */

import data from "../../../../engine/src/korsi/games/black_dog/data.json";

export interface Printed {
  id: string;
  colour: "red" | "blue" | "black";
  start: boolean;
  steps: number[];
  dog: boolean;
}

const printed = new Map<string, Printed>(
  data.deck.map((card) => [
    card.id,
    {
      id: card.id,
      colour: card.colour as Printed["colour"],
      start: "start" in card && card.start === true,
      steps: "steps" in card ? (card.steps as number[]) : [],
      dog: "dog" in card && card.dog === true,
    },
  ]),
);

export const kinds: readonly string[] = [...printed.keys()];

export function printedOn(card: string): Printed {
  return printed.get(card) ?? { id: card, colour: "red", start: false, steps: [], dog: false };
}

/** Cards in the order of the data. */
export function inOrder(cards: readonly string[]): string[] {
  return cards.toSorted((one, other) => kinds.indexOf(one) - kinds.indexOf(other));
}
