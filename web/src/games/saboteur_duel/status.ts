/** What the table waits for, in a sentence; and which events are said aloud. */

import { say, tell } from "../../words/words.svelte";
import type { GameEvent, Move } from "../board";
import { actionOf } from "./cards";
import type { LitPlaces } from "./choice";
import { listed, toolName } from "./names";
import { isSolo, type MazeView } from "./scene";
import { bandOf } from "./solo";

export interface Status {
  text: string;
  /** Whether this person must do something. */
  asked: boolean;
}

/** What this person has in mind. */
export interface Mind {
  card: string | null;
  lit: LitPlaces;
  deeds: Move[];
  previewed: boolean;
  fits: boolean;
  /** How many cards are to be discarded; null: none. */
  given: number | null;
  /** Whether a tool could be repaired by discarding. */
  clear: boolean;
}

export function statusOf(view: MazeView, may: boolean, mind: Mind, names: string[]): Status {
  const status = (key: string, data = {}, asked = may): Status => ({
    text: say(`saboteur-duel-board-${key}`, data, names),
    asked,
  });
  const { phase, acting, seat } = view;
  if (phase === "over") {
    const total = view.nuggets[0] ?? 0;
    if (isSolo(view)) return status(`over-${bandOf(total)}`, { total }, false);
    return { text: say("saboteur-duel-event-over", { winners: view.winners ?? [], totals: view.nuggets }, names), asked: false };
  }
  if (!may) return acting.length > 0 ? status(phase === "orient" ? "orients" : "acts", { seat: acting }) : { text: "", asked: false };
  if (phase === "orient") return status("orient");
  if (mind.given !== null) {
    const clear = mind.given !== 1 && mind.clear ? ` ${say("saboteur-duel-board-discard-clear")}` : "";
    const what = mind.given === 0 ? status("discard-what") : status("discard-these", { count: mind.given });
    return { ...what, text: what.text + (mind.given === 2 ? clear : "") };
  }
  if (mind.card !== null) return held(mind, view, status);
  if (mind.previewed) return status("bribe-this");
  if (phase === "bribe") return status("bribe");
  const broken = seat === null ? [] : (view.before[seat] ?? []);
  if (broken.length > 0) return status("act-broken", { tools: listed(broken.map(toolName)) });
  return status(mind.lit.size > 0 ? "act-bribe" : "act");
}

function held(mind: Mind, view: MazeView, status: (key: string, data?: object) => Status): Status {
  const kind = actionOf(mind.card!)?.kind;
  if (mind.previewed) {
    if (kind !== undefined) return status("again");
    return status(mind.fits ? "lay-there" : "lay-not");
  }
  if (mind.lit.size === 0 && mind.deeds.length === 0) return status("nowhere");
  if (kind === "sabotage") return status("sabotage-whom", { seat: view.colours.map((_, seat) => seat).filter((seat) => seat !== view.seat) });
  if (kind === "repair") return status("repair-what");
  return kind === undefined ? status("lay", { count: mind.lit.size }) : status(`pick-${kind}`);
}

/** Not said aloud: what follows from something that is. */
const SILENT = ["blank", "drew", "oriented"];

/** An event as it is said aloud, or nothing. */
export function aloud(event: GameEvent, names: string[]): string {
  return SILENT.includes(event.event) ? "" : tell("saboteur-duel", event, names);
}
