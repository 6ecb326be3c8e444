/** The first deal of Black DOG (BD-6, BD-7), drawn again from its seed. */

import data from "../../../../engine/src/korsi/games/black_dog/data.json";
import type { Deal } from "../../fair/deal";
import { seatOf } from "../../parts/terms";
import { say } from "../../words/words.svelte";
import { inOrder } from "./cards";

const HAND = 5;

const deal: Deal = async (streams, { seats, options }) => {
  const chance = streams(0);
  const box = data.deck.flatMap(({ id, count }) => Array.from({ length: count }, () => id));
  const deck = await chance.draw(box, 0, box.length);
  const dealer = seatOf(options["dealer"]) ?? (await chance.below(seats));
  const starter = (dealer + 1) % seats;
  // One card at a time, from the dealer's left.
  const hands = Array.from({ length: seats }, (_, seat) => {
    const place = (seat - starter + seats) % seats;
    return inOrder(Array.from({ length: HAND }, (_, round) => deck[seats * round + place]!));
  });
  return {
    portions: [
      ...hands.map((hand, seat) => ({ seat, pieces: hand.map((card) => say(`black-dog-card-${card}`)) })),
      { what: say("black-dog-pick-dealer"), pieces: [], people: [dealer] },
    ],
    views: hands.map((hand) => ({ hand, dealer, starter })),
  };
};

export default deal;
