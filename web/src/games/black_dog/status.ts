/** What the table waits for, in a sentence; and which events are said aloud. */

import { say, tell } from "../../words/words.svelte";
import type { GameEvent } from "../board";
import type { Foreseen } from "./foresee";
import type { Mind } from "./mind.svelte";
import { foreseenText, listed, word } from "./names";
import { type DogView, receiverOf } from "./scene";

export interface Status {
  text: string;
  /** Whether this person must do something. */
  asked: boolean;
}

export function statusOf(view: DogView, may: boolean, mind: Mind, seen: Foreseen | null, names: string[]): Status {
  const { phase, acting } = view;
  const status = (key: string, data: Record<string, unknown> = {}, asked = may): Status => ({ text: word(key, data, names), asked });
  if (phase === "over") {
    const home = view.pawns.map((places) => places.filter((at) => at >= 64).length);
    return { text: say("black-dog-event-over", { winners: view.winners ?? [], home }, names), asked: false };
  }
  if (!may) {
    if (acting.length === 0) return { text: "", asked: false };
    return status(`${phase}-waits`, { seat: acting, count: acting.length }, false);
  }
  switch (phase) {
    case "dog":
      return mind.spot === null ? status("dog-where") : status("again", { do: word("do-dog") });
    case "give": {
      const seat = receiverOf(view, view.seat!);
      return mind.card === null ? status("give", { seat }) : status("give-this", { seat, card: mind.card });
    }
    case "discard":
      if (mind.card !== null) return status(view.drew ? "drop-this" : "discard-this", { card: mind.card });
      return status(view.drew ? "drop" : "discard");
    case "turn":
      return mind.lean === null ? status("turn") : { text: carriedText(seen, view, names) || word("again-turn"), asked: true };
    default:
      return playing(view, mind, seen, names, status);
  }
}

function playing(
  view: DogView,
  mind: Mind,
  seen: Foreseen | null,
  names: string[],
  status: (key: string, data?: Record<string, unknown>) => Status,
): Status {
  if (mind.forced) return status("fold");
  if (mind.card === null) return status(view.drew ? "play-drawn" : "play");
  if (mind.moves.length === 0) return status("idle", { card: mind.card });
  if (mind.move) {
    const then = seen ? foreseenText(seen, names) : "";
    return { text: then || word(mind.splits ? "split-done" : "again", { do: word("do-play") }), asked: true };
  }
  const as = mind.moves[0]!["as"] as string | undefined;
  const lead = as ? `${word("copies", { card: as })} ` : "";
  const ask = (): Status => {
    if (mind.splits) return mind.offer ? status("split-steps", { count: mind.left }) : status("split-pawn", { count: mind.left });
    if (!mind.offer) return status("which-pawn");
    return status(mind.ways[0]?.kind === "swap" ? "swap-with" : "which-way");
  };
  const asked = ask();
  return { ...asked, text: lead + asked.text };
}

/** Where the disc would carry the own side and the dog; the others are seen. */
function carriedText(seen: Foreseen | null, view: DogView, names: string[]): string {
  if (!seen?.turn) return "";
  const own = view.sides.find((side) => side.includes(view.seat ?? -1)) ?? [];
  const all = seen.ghosts
    .filter(({ seat }) => seat === null || own.includes(seat))
    .map(({ seat, at }) => (seat === null ? word("carried-dog", { space: at }) : word("carried-pawn", { seat, space: at }, names)));
  return all.length > 0 ? word(`turn-${seen.turn}-then`, { where: listed(all) }) : "";
}

/** Not said aloud: what follows from something that is. */
const SILENT = ["blank", "hand", "own-gift", "drew"];

/** An event as it is said aloud, or nothing. */
export function aloud(event: GameEvent, names: string[], seat: number | null): string {
  return SILENT.includes(event.event) ? "" : tell("black-dog", event, names, seat);
}

