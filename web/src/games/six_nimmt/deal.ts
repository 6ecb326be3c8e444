/** The first deal of 6 nimmt! (SN-3, SN-16, SN-17), drawn again from its seed. */

import type { Deal } from "../../fair/deal";
import { face, say } from "../../words/words.svelte";

const [CARDS, HAND, ROWS] = [104, 10, 4];
const numbers = (cards: number[]): number[] => cards.toSorted((one, other) => one - other);

const deal: Deal = async (streams, { seats, options }) => {
  if (options["variant"] === "draft") return { portions: [], views: [] }; // all lie open, nothing is dealt
  const count = options["variant"] === "classic" ? CARDS : HAND * seats + ROWS;
  const [chance, cards] = [streams(1), Array.from({ length: count }, (_, at) => at + 1)];
  const drawn = await chance.draw(cards, 0, HAND * seats);
  const rows = await chance.draw(cards, HAND * seats, ROWS);
  const hands = Array.from({ length: seats }, (_, seat) => numbers(drawn.slice(HAND * seat, HAND * (seat + 1))));
  return {
    portions: [
      ...hands.map((hand, seat) => ({ seat, pieces: hand.map(face) })),
      { what: say("six-nimmt-board-rows"), pieces: rows.map(face) },
    ],
    views: hands.map((hand) => ({ hand, rows: rows.map((card) => [card]) })),
  };
};

export default deal;
