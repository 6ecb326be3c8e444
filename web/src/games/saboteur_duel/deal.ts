/** The first deal of Saboteur: The Duel (SD-6, SD-7, SD-32 to SD-34), drawn again from its seed. */

import data from "../../../../engine/src/korsi/games/saboteur_duel/data.json";
import type { Deal } from "../../fair/deal";
import { say } from "../../words/words.svelte";

const [HAND, GOALS, ASIDE] = [6, 6, 10];

interface Kind {
  id: string;
  kind?: string;
  count?: number;
}

/** The kinds of cards in the order of the rules: actions, then paths, each by name. */
const byName = (cards: Kind[]): Kind[] => cards.toSorted((one, other) => (one.id < other.id ? -1 : 1));
const kinds = [...byName(data.action), ...byName(data.path)];
const goalsOf = (): string[] => byName(data.goal).map(({ id }) => id);
const cardsOf = (): string[] => kinds.flatMap(({ id, count = 1 }) => Array.from({ length: count }, () => id));
const order = new Map(kinds.map(({ id }, at) => [id, at]));
/** Alone, these act when they are drawn. */
const acting = new Set(data.action.filter(({ kind }) => kind === "sabotage" || kind === "rockfall").map(({ id }) => id));

const name = (card: string): string => say(`saboteur-duel-card-${card}`);

const deal: Deal = async (streams, { seats }) => {
  const chance = streams(1);
  const goals = await chance.draw(goalsOf(), 0, GOALS);
  const cards = cardsOf();
  const pile = await chance.draw(cards, 0, cards.length);
  const solo = seats === 1;
  const drawn = solo ? pile.slice(ASIDE).filter((card) => !acting.has(card)) : pile;
  const hands = Array.from({ length: seats }, (_, seat) =>
    drawn.slice(HAND * seat, HAND * (seat + 1)).toSorted((one, other) => order.get(one)! - order.get(other)!),
  );
  return {
    portions: [
      ...hands.map((hand, seat) => ({ seat, pieces: hand.map(name) })),
      { what: say("saboteur-duel-board-goals"), pieces: goals.map(name) },
    ],
    views: hands.map((hand) => ({ hand })),
  };
};

export default deal;
