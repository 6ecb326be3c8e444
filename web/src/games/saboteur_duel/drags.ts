/** A card of the hand that is drawn to a place: onto the maze, to a dwarf, to the discarded cards. Where it may go is
 * what is lit when it is held; the rest is answered by the rules. */

import type { Drags } from "../../pieces/drag";
import { keyOf, placeOf } from "./places";
import type { Selection } from "./selection.svelte";
import type { Move } from "./vocabulary";

export interface Table {
  legal: Move[];
  /** A card may be played now, and nothing is under way. */
  free: boolean;
  selection: Selection;
  /** What a touch on a dwarf does with the card that is held. */
  deedTo: (seat: number) => (() => void) | null;
  send: (move: Move | null) => void;
}

export function drawing(table: () => Table): Drags {
  return {
    may: () => table().free,
    lift(thing) {
      const { selection } = table();
      const slot = Number(thing.split(":")[1]);
      selection.discards = null;
      if (selection.slot !== slot) selection.hold(slot);
      selection.at = null;
    },
    takes(_, place) {
      const [where, which = ""] = place.split(":");
      const { selection, legal, deedTo } = table();
      if (where === "at") return selection.lit.has(which);
      if (where === "dwarf") return deedTo(Number(which)) !== null;
      return legal.some((move) => move.do === "pass");
    },
    drop(_, place) {
      const [where, which = ""] = place.split(":");
      const { selection, deedTo, send } = table();
      if (where === "dwarf") return deedTo(Number(which))?.();
      if (where !== "at") return selection.giveUp();
      const at = placeOf(which);
      const ways = selection.lit.get(keyOf(at))?.ways;
      selection.touch(at);
      // Where it fits both ways round, it is shown first, and can be turned.
      if (!(ways?.upright && ways.turned)) send(selection.touch(at));
    },
    insist(_, place) {
      const [where, which = ""] = place.split(":");
      const { selection, send } = table();
      if (where === "at") send(selection.touch(placeOf(which)));
    },
    back: () => table().selection.forget(),
  };
}
