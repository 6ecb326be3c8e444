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

/** Half of a calf's, to be drawn once more in a mirror: buds for horns, wide ears, a round face. */
export const CALF =
  "M12 3.6c-1.2 0-2.5.2-3.6.7C8.3 3.4 7.9 2.6 7 2.2c-.8.4-1 1.4-.6 2.4-1.5-.4-4.2-1-6 .5 1 3 3.2 4.3 5.3 4.3" +
  "-.6 3-.2 5.6.5 7.6.5 2.3 3 3.5 5.8 3.5";

/** Half of the look of a beast on a card with so many heads: an eye, a nostril; then they look askance, then with a
 * blaze, then with a ring in the nose. */
export const LOOKS: Record<number, string> = {
  1: "M8.3 10.3a.9.9 0 1 1 0 1.8.9.9 0 0 1 0-1.8ZM9.8 17.3h1.2",
  2: "M8.2 10.6a1 1 0 1 1 0 2 1 1 0 0 1 0-2ZM10 19h1",
  3: "M7.4 10.2l2.6 1.2-.8 1.6q-2-.4-1.8-2.8ZM10 19h1M12 7.4v4",
  5: "M7 9.6l3.4 2-1 1.6Q7 12.6 7 9.6ZM9.8 18.6l1 .8M11 7.4l1 4",
  7: "M6.8 9l4 2.6-1.2 1.8Q6.6 12.6 6.8 9ZM9.6 18l1.2 1M10.4 7.2 12 12M10.6 20.2q-.4 2.4 1.4 2.4",
};

/** The other half of a head. */
export const MIRROR = "matrix(-1 0 0 1 24 0)";
