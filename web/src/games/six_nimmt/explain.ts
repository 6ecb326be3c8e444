/** What the things of 6 nimmt! are and do, by their marks: `card:55`, `row:2`, `herd:0`. */

import type { Explain } from "../../pieces/explain.svelte";
import { say } from "../../words/words.svelte";
import { headsOn, headsOnAll, PLACES } from "./cards";
import type { View } from "./vocabulary";

const word = (key: string, data: Record<string, unknown> = {}, names: string[] | null = null): string => say(`six-nimmt-thing-${key}`, data, names);

export const explain: Explain<View> = (thing, { view, names }) => {
  const [kind = "", which = ""] = thing.split(":");
  const number = Number(which);
  switch (kind) {
    case "card":
      return { title: word("card", { card: number }), text: word("card-text", { heads: headsOn(number) }), rule: "SN-2" };
    case "down":
      return { title: word("down"), text: word("down-text"), rule: "SN-5" };
    case "row": {
      const cards = view.rows[number];
      if (!cards) return null;
      const left = PLACES - cards.length;
      const text = word("row-text", { count: cards.length, left, heads: headsOnAll(cards), last: cards.at(-1) ?? 0 });
      return { title: word("row", { row: number }), text, rule: left === 0 ? "SN-9" : "SN-8" };
    }
    case "place":
      return { title: word("place"), text: word("place-text"), rule: "SN-8" };
    case "last-place":
      return { title: word("last-place"), text: word("last-place-text"), rule: "SN-9" };
    case "gate":
      return { title: word("gate"), text: word("gate-text"), rule: "SN-9" };
    case "herd":
      return { title: word("herd", { heads: view.heads[number] ?? 0 }), text: word("herd-text", { seat: number }, names), rule: "SN-11" };
    case "total":
      return { title: word("total", { total: view.totals[number] ?? 0 }), text: word("total-text", { seat: number }, names), rule: "SN-13" };
    case "cards":
      return { title: word("cards", { cards: view.cards[number] ?? 0 }), text: word("cards-text", { seat: number }, names), rule: "SN-12" };
    case "player": {
      const counts = { seat: number, cards: view.cards[number] ?? 0, heads: view.heads[number] ?? 0, total: view.totals[number] ?? 0 };
      return { title: names[number] ?? "", text: `${say("six-nimmt-board-player", counts, names)} ${word("player-text")}`, rule: "SN-13" };
    }
    default:
      return null;
  }
};
