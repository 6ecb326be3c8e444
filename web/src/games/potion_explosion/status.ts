/** What the table waits for, in a sentence; and which events are said aloud. */

import { say, tell } from "../../words/words.svelte";
import { isAloud } from "../vocabulary";
import { FLASK, mustChoose } from "./choice";
import { word } from "./names";
import type { Selection } from "./selection.svelte";
import { type Event, type Move, type View, vocabulary } from "./vocabulary";

export interface Status {
  text: string;
  /** Whether this person must do something. */
  asked: boolean;
}

export function statusOf(view: View, legal: Move[], selection: Selection, names: string[]): Status {
  const status = askedOf(view, legal, selection, names);
  const last = view.ending !== null && (view.phase === "turn" || view.phase === "refill") && selection.empty && selection.aim === null;
  return last ? { ...status, text: `${say("potion-explosion-last-turns")} ${status.text}` } : status;
}

function askedOf(view: View, legal: Move[], selection: Selection, names: string[]): Status {
  const may = legal.length > 0;
  const status = (key: string, data: Record<string, unknown> = {}, asked = may): Status => ({ text: word(key, data, names), asked });
  if (view.phase === "over") return { text: say("potion-explosion-event-over", { winners: view.winners ?? [], scores: view.scores }, names), asked: false };
  if (!may) {
    const seat = view.acting[0];
    return seat === undefined ? { text: "", asked: false } : status(`waits-${view.phase}`, { seat }, false);
  }
  switch (view.phase) {
    case "draft":
      return status("ask-draft");
    case "refill":
      return status("ask-refill");
    case "tiebreak":
      return selection.preview.keys.length > 0 ? taking(selection) : status("ask-tiebreak", { round: view.tie?.round ?? 1 });
    case "prism":
      if (selection.held) return status("ask-prism-hole", { colour: selection.held.colour });
      return status(legal.some((move) => move.do === "prism_done") ? "ask-prism-more" : "ask-prism");
    default:
      return inTurn(view, legal, selection, status);
  }
}

/** What a look at a marble would lead to; by touch, how to do it. */
function taking(selection: Selection): Status {
  const { keys, open } = selection.preview;
  const key = selection.mode === "pick" ? (open ? "would-take-more" : "would-take") : `would-${selection.mode === "help" ? "help" : "drink"}`;
  return { text: withAgain(word(key, { count: keys.length }), selection), asked: true };
}

const withAgain = (text: string, selection: Selection): string => (selection.byTouch ? `${text} ${word("again-take")}` : text);

function inTurn(view: View, legal: Move[], selection: Selection, status: (key: string, data?: Record<string, unknown>) => Status): Status {
  if (selection.tile !== null) return drinking(selection, status);
  if (selection.held) return status(heldKey(selection), { colour: selection.held.colour });
  if (selection.helping) return selection.preview.keys.length > 0 ? taking(selection) : status("ask-help");
  if (selection.mode === "pick" && selection.preview.keys.length > 0) return taking(selection);
  const desk = view.desks[view.seat ?? 0]!;
  if (legal.some((move) => move.do === "put" && move.from === "hand")) return status("ask-put");
  const room = FLASK - desk.flask.length;
  if (desk.hand !== "" && room > 0) return status(mustChoose(desk.hand, room) ? "ask-flask-which" : "ask-flask", { count: room });
  if (selection.mode === "pick") return status("ask-pick");
  if (legal.some((move) => move.do === "end")) return status(desk.hand === "" ? "ask-end" : "ask-end-surplus", { colours: desk.hand });
  return status("ask-pick");
}

/** Where the marble in the fingers may go. */
function heldKey({ held, drops }: Selection): string {
  if (held?.from === "flask") return drops.some((move) => move.do === "put") ? "held-flask" : "held-flask-hand";
  const burners = drops.filter((move) => move.do === "put").length;
  const flask = drops.some((move) => move.do === "to_flask");
  if (flask) return burners > 0 ? "held-hand" : "held-keep";
  return burners > 1 ? "held-burners" : burners === 1 ? "held-burner" : "held-nowhere";
}

function drinking(selection: Selection, status: (key: string, data?: Record<string, unknown>) => Status): Status {
  if (selection.kind === null) return status("ask-sands");
  if (selection.kind === "wisdom" && selection.preview.keys.length > 0) return taking(selection);
  if (selection.ready && selection.kind !== "prismatic") return status(selection.kind === "filter" ? "ready-filter" : "ready-take", { count: selection.chosen.length });
  return status(`ask-${selection.kind}`);
}

/** An event as it is said aloud, or nothing: what follows from something that is said, or what others do
 * with their marbles. */
export function aloud(event: Event, names: string[], seat: number | null): string {
  return isAloud(vocabulary, event, seat) ? tell("potion-explosion", event, names, seat) : "";
}

/** What the prompt says while an event is shown: see `Ways.tell`. */
export function prompted(event: Event, names: string[], seat: number | null): string | null {
  return "seat" in event ? aloud(event, names, seat) : null;
}

/** Whether somebody at this seat placed a marble of their own. */
export function isPlacing(event: Event, seat: number | null): boolean {
  return vocabulary.events[event.event].aloud === "own" && isAloud(vocabulary, event, seat);
}
