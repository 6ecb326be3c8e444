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

/** The same as a calf: buds for horns, wide ears, a round face. */
export const CALF =
  "M6.4 4.6C6 3.6 6.2 2.6 7 2.2c.9.4 1.3 1.2 1.4 2.1 2.2-.9 5-.9 7.2 0 .1-.9.5-1.7 1.4-2.1.8.4 1 1.4.6 2.4" +
  " 1.5-.4 4.2-1 6 .5-1 3-3.2 4.3-5.3 4.3.6 3 .2 5.6-.5 7.6 1 4.6-10.6 4.6-11.6 0-.7-2-1.1-4.6-.5-7.6C3.6 9.4 1.4 8.1.4 5.1c1.8-1.5 4.5-.9 6-.5Z";

/** What else is in the face of a card with so many heads, in the colour of its paper: eyes and nostrils, calm at
 * first; then they look askance, then a blaze, then brows and a ring in the nose. */
export const LOOKS: Record<number, string> = {
  1: "M8.3 10.3a.9.9 0 1 1 0 1.8.9.9 0 0 1 0-1.8Zm7.4 0a.9.9 0 1 1 0 1.8.9.9 0 0 1 0-1.8ZM9.8 17.3h1.2m2 0h1.2",
  2: "M8.2 10.6a1 1 0 1 1 0 2 1 1 0 0 1 0-2Zm7.6 0a1 1 0 1 1 0 2 1 1 0 0 1 0-2ZM10 19h1m2 0h1",
  3: "M7.4 10.2l2.6 1.2-.8 1.6q-2-.4-1.8-2.8Zm9.2 0L14 11.4l.8 1.6q2-.4 1.8-2.8ZM10 19h1m2 0h1M12 7.4v4",
  5: "M7 9.6l3.4 2-1 1.6Q7 12.6 7 9.6Zm10 0-3.4 2 1 1.6Q17 12.6 17 9.6ZM9.8 18.6l1 .8m3.4-.8-1 .8M11 7.4l1 4 1-4",
  7: "M6.8 9l4 2.6-1.2 1.8Q6.6 12.6 6.8 9Zm10.4 0-4 2.6 1.2 1.8Q17.4 12.6 17.2 9ZM9.6 18l1.2 1m3.6-1-1.2 1M10.4 7.2 12 12l1.6-4.8M10.6 20.2a1.6 1.6 0 1 0 2.8 0",
};
