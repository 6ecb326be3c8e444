/** What the table waits for, in a sentence; and which events are said aloud. */

import { say, tell } from "../../words/words.svelte";
import { isAloud } from "../vocabulary";
import { actionOf } from "./cards";
import { listed, toolName } from "./names";
import { isSolo } from "./scene";
import type { Selection } from "./selection.svelte";
import { bandOf } from "./solo";
import { type Event, type Move, type View, vocabulary } from "./vocabulary";

export interface Status {
  text: string;
  /** Whether this person must do something. */
  asked: boolean;
}

export function statusOf(view: View, legal: Move[], selection: Selection, names: string[]): Status {
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
  if (selection.discards) {
    const count = selection.discards.length;
    const what = count === 0 ? status("discard-what") : status("discard-these", { count });
    const clear = count === 2 && legal.some((move) => move.do === "clear");
    return { ...what, text: what.text + (clear ? ` ${say("saboteur-duel-board-discard-clear")}` : "") };
  }
  if (selection.card !== null) return held(selection, view, status);
  if (selection.preview) return status("bribe-this");
  if (phase === "bribe") return status("bribe");
  const broken = seat === null ? [] : (view.before[seat] ?? []);
  if (broken.length > 0) return status("act-broken", { tools: listed(broken.map(toolName)) });
  return status(selection.lit.size > 0 ? "act-bribe" : "act");
}

function held(selection: Selection, view: View, status: (key: string, data?: object) => Status): Status {
  const kind = actionOf(selection.card!)?.kind;
  if (selection.preview) {
    if (kind !== undefined) return status("again");
    return status(selection.preview.fits ? "lay-there" : "lay-not");
  }
  if (selection.lit.size === 0 && selection.deeds.length === 0) return nowhere(selection.card!, view, status);
  if (kind === "sabotage") return status("sabotage-whom", { seat: view.colours.map((_, seat) => seat).filter((seat) => seat !== view.seat) });
  if (kind === "repair") return status("repair-what");
  return kind === undefined ? status("lay", { count: selection.lit.size }) : status(`pick-${kind}`);
}

/** Why a card can't be played at all now, and what can be done with it. */
function nowhere(card: string, view: View, status: (key: string, data?: object) => Status): Status {
  const action = actionOf(card);
  if (action) return status(`nowhere-${action.kind}`, { tools: listed(action.tools.map(toolName)) });
  const broken = view.seat === null ? [] : (view.before[view.seat] ?? []);
  return broken.length > 0 ? status("nowhere-broken", { tools: listed(broken.map(toolName)) }) : status("nowhere");
}

/** An event as it is said aloud, or nothing. */
export function aloud(event: Event, names: string[], seat: number | null): string {
  return isAloud(vocabulary, event, seat) ? tell("saboteur-duel", event, names, seat) : "";
}

/** What the prompt says while an event is shown: see `Ways.tell`. */
export function prompted(event: Event, names: string[], seat: number | null): string | null {
  return "seat" in event ? aloud(event, names, seat) : null;
}
