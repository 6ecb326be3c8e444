/** The cards as they are printed (SN-1, SN-2), from the same file that the rules read. */

import data from "../../../../engine/src/korsi/games/six_nimmt/data.json";

/** Places in a row (SN-4). */
export const PLACES = data.row_cards;

const printed = new Map<number, number>();
for (const [heads, cards] of Object.entries(data.heads)) {
  for (const card of cards) printed.set(card, Number(heads));
}

/** The bull heads on a card. */
export function headsOn(card: number): number {
  return printed.get(card) ?? 1;
}

/** The heads on several cards. */
export function headsOnAll(cards: number[]): number {
  return cards.reduce((sum, card) => sum + headsOn(card), 0);
}

/** A bull's head, 24 wide and 23 high: horns, ears, a long face. */
export const HEAD =
  "M2.2.6C-.2 4.4.4 9.8 5.2 11.4L2.6 13.4C3.6 15.2 5.2 15.6 6.6 15c.3 2.6.8 4.6 1.7 6 1.3 2 6.1 2 7.4 0" +
  " .9-1.4 1.4-3.4 1.7-6 1.4.6 3 .2 4-1.6l-2.6-2C23.6 9.8 24.2 4.4 21.8.6c-.2 3.8-2.2 6-5.4 6.2" +
  "-1.8-1-7-1-8.8 0C4.4 6.6 2.4 4.4 2.2.6Z";
