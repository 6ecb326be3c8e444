/** Where somebody laid, took away or looked, and which tool was broken or mended. */

import type { Marking } from "../../pieces/marks";
import { digits } from "../../words/words.svelte";
import { keyOf, type Place } from "./places";
import type { Event, View } from "./vocabulary";

const card = (at: Place) => `[data-piece="${keyOf(at)}"]`;
const cell = (at: Place) => `[data-at="${keyOf(at)}"]`;
const dwarf = (seat: number) => `[data-dwarf="${seat}"]`;
const tool = (seat: number, name: string) => `[data-tool="${seat}-${name}"]`;
/** Of the house's colours. */
const TINTS = { green: 3, blue: 1 };

export const marks: Marking<View, Event> = {
  of: (event) => {
    switch (event.event) {
      case "laid":
      case "revealed":
      case "bribed":
      case "unlocked":
      case "looked":
        return [{ seat: event.seat, at: card(event.at) }];
      case "claimed":
        return [{ seat: event.seat, at: card(event.at), note: `+${digits(event.nuggets)}` }];
      case "collapsed":
        return [{ seat: event.seat, at: cell(event.at) }];
      case "caved-in":
        return event.at ? [{ seat: null, at: cell(event.at) }] : [];
      case "sabotaged":
        return [{ seat: event.seat, at: tool(event.victim, event.tool), from: dwarf(event.seat) }];
      case "struck":
        return [{ seat: null, at: tool(event.seat, event.tool) }];
      case "repaired":
      case "cleared":
        return [{ seat: event.seat, at: tool(event.seat, event.tool) }];
      case "passed":
        return [{ seat: event.seat, at: dwarf(event.seat), large: true, note: `−${digits(event.cards.length)}` }];
      default:
        return [];
    }
  },
  seat: dwarf,
  tints: ({ colours }) => colours.map((colour) => TINTS[colour]),
};
