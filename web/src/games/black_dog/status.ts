/** What the table waits for, in a sentence; and which events are said aloud. */

import { say, tell } from "../../words/words.svelte";
import { isAloud } from "../vocabulary";
import type { Foreseen } from "./foresee";
import { foreseenText, listed, word } from "./names";
import { homeOf, receiverOf } from "./scene";
import type { Selection } from "./selection.svelte";
import { type Event, type View, vocabulary } from "./vocabulary";

export interface Status {
  text: string;
  /** Whether this person must do something. */
  asked: boolean;
}

export function statusOf(view: View, may: boolean, selection: Selection, seen: Foreseen | null, names: string[]): Status {
  const { phase, acting } = view;
  const status = (key: string, data: Record<string, unknown> = {}, asked = may): Status => ({ text: word(key, data, names), asked });
  if (phase === "over") {
    const home = view.pawns.map(homeOf);
    return { text: say("black-dog-event-over", { winners: view.winners ?? [], home }, names), asked: false };
  }
  if (!may) {
    if (acting.length === 0) return { text: "", asked: false };
    return status(`${phase}-waits`, { seat: acting, count: acting.length }, false);
  }
  switch (phase) {
    case "dog":
      return selection.spot === null ? status("dog-where") : status("again", { do: word("do-dog") });
    case "give": {
      const seat = receiverOf(view, view.seat!);
      return selection.card === null ? status("give", { seat }) : status("give-this", { seat, card: selection.card });
    }
    case "discard":
      if (selection.card !== null) return status(view.drew ? "drop-this" : "discard-this", { card: selection.card });
      return status(view.drew ? "drop" : "discard");
    case "turn":
      return selection.lean === null ? status("turn") : { text: carriedText(seen, view, names) || word("again-turn"), asked: true };
    default:
      return playing(view, selection, seen, names, status);
  }
}

function playing(
  view: View,
  selection: Selection,
  seen: Foreseen | null,
  names: string[],
  status: (key: string, data?: Record<string, unknown>) => Status,
): Status {
  if (selection.forced) return status("fold");
  if (selection.card === null) return status(view.drew ? "play-drawn" : "play");
  if (selection.moves.length === 0) return status("idle", { card: selection.card });
  if (selection.move) {
    const then = seen ? foreseenText(seen, names) : "";
    return { text: then || word(selection.splits ? "split-done" : "again", { do: word("do-play") }), asked: true };
  }
  const { as } = selection.moves[0]!;
  const lead = as ? `${word("copies", { card: as })} ` : "";
  const ask = (): Status => {
    if (selection.splits) return selection.offer ? status("split-steps", { count: selection.left }) : status("split-pawn", { count: selection.left });
    if (!selection.offer) return status("which-pawn");
    return status(selection.ways[0]?.kind === "swap" ? "swap-with" : "which-way");
  };
  const asked = ask();
  return { ...asked, text: lead + asked.text };
}

/** Where the disc would carry the own side and the dog; the others are seen. */
function carriedText(seen: Foreseen | null, view: View, names: string[]): string {
  if (!seen?.turn) return "";
  const own = view.sides.find((side) => side.includes(view.seat ?? -1)) ?? [];
  const all = seen.ghosts
    .filter(({ seat }) => seat === null || own.includes(seat))
    .map(({ seat, at }) => (seat === null ? word("carried-dog", { space: at }) : word("carried-pawn", { seat, space: at }, names)));
  return all.length > 0 ? word(`turn-${seen.turn}-then`, { where: listed(all) }) : "";
}

/** An event as it is said aloud, or nothing. */
export function aloud(event: Event, names: string[], seat: number | null): string {
  return isAloud(vocabulary, event, seat) ? tell("black-dog", event, names, seat) : "";
}

/** What the prompt says while an event is shown: see `Ways.tell`. */
export function prompted(event: Event, names: string[], seat: number | null): string | null {
  return "seat" in event || "owner" in event ? aloud(event, names, seat) : null;
}
