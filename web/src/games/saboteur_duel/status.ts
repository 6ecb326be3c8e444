/** What the table waits for, in a sentence; and which events are said aloud. */

import { say, tell } from "../../words/words.svelte";
import type { GameEvent, Move } from "../board";
import { actionOf } from "./cards";
import type { Mind } from "./mind.svelte";
import { listed, toolName } from "./names";
import { isSolo, type MazeView } from "./scene";
import { bandOf } from "./solo";

export interface Status {
  text: string;
  /** Whether this person must do something. */
  asked: boolean;
}

export function statusOf(view: MazeView, legal: Move[], mind: Mind, names: string[]): Status {
  const may = legal.length > 0;
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
  if (mind.discards) {
    const count = mind.discards.length;
    const what = count === 0 ? status("discard-what") : status("discard-these", { count });
    const clear = count === 2 && legal.some((move) => move.do === "clear");
    return { ...what, text: what.text + (clear ? ` ${say("saboteur-duel-board-discard-clear")}` : "") };
  }
  if (mind.card !== null) return held(mind, view, status);
  if (mind.preview) return status("bribe-this");
  if (phase === "bribe") return status("bribe");
  const broken = seat === null ? [] : (view.before[seat] ?? []);
  if (broken.length > 0) return status("act-broken", { tools: listed(broken.map(toolName)) });
  return status(mind.lit.size > 0 ? "act-bribe" : "act");
}

function held(mind: Mind, view: MazeView, status: (key: string, data?: object) => Status): Status {
  const kind = actionOf(mind.card!)?.kind;
  if (mind.preview) {
    if (kind !== undefined) return status("again");
    return status(mind.preview.fits ? "lay-there" : "lay-not");
  }
  if (mind.lit.size === 0 && mind.deeds.length === 0) return nowhere(mind.card!, view, status);
  if (kind === "sabotage") return status("sabotage-whom", { seat: view.colours.map((_, seat) => seat).filter((seat) => seat !== view.seat) });
  if (kind === "repair") return status("repair-what");
  return kind === undefined ? status("lay", { count: mind.lit.size }) : status(`pick-${kind}`);
}

/** Why a card can't be played at all now, and what can be done with it. */
function nowhere(card: string, view: MazeView, status: (key: string, data?: object) => Status): Status {
  const action = actionOf(card);
  if (action) return status(`nowhere-${action.kind}`, { tools: listed(action.tools.map(toolName)) });
  const broken = view.seat === null ? [] : (view.before[view.seat] ?? []);
  return broken.length > 0 ? status("nowhere-broken", { tools: listed(broken.map(toolName)) }) : status("nowhere");
}

/** Not said aloud: what follows from something that is. */
const SILENT = ["blank", "drew", "oriented"];

/** An event as it is said aloud, or nothing. */
export function aloud(event: GameEvent, names: string[], seat: number | null): string {
  return SILENT.includes(event.event) ? "" : tell("saboteur-duel", event, names, seat);
}
