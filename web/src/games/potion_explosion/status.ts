/** What the table waits for, in a sentence; and which events are said aloud. */

import { say, tell } from "../../words/words.svelte";
import type { GameEvent, Move } from "../board";
import { FLASK, mustChoose } from "./choice";
import type { Mind } from "./mind.svelte";
import { word } from "./names";
import type { PotionView } from "./scene";

export interface Status {
  text: string;
  /** Whether this person must do something. */
  asked: boolean;
}

export function statusOf(view: PotionView, legal: Move[], mind: Mind, names: string[]): Status {
  const status = askedOf(view, legal, mind, names);
  const last = view.ending !== null && (view.phase === "turn" || view.phase === "refill") && mind.empty && mind.aim === null;
  return last ? { ...status, text: `${say("potion-explosion-last-turns")} ${status.text}` } : status;
}

function askedOf(view: PotionView, legal: Move[], mind: Mind, names: string[]): Status {
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
      return mind.preview.keys.length > 0 ? taking(mind) : status("ask-tiebreak", { round: view.tie?.round ?? 1 });
    case "prism":
      if (mind.held) return status("ask-prism-hole", { colour: mind.held.colour });
      return status(legal.some((move) => move.do === "prism_done") ? "ask-prism-more" : "ask-prism");
    default:
      return inTurn(view, legal, mind, status);
  }
}

/** What a look at a marble would lead to; by touch, how to do it. */
function taking(mind: Mind): Status {
  const { keys, open } = mind.preview;
  const key = mind.mode === "pick" ? (open ? "would-take-more" : "would-take") : `would-${mind.mode === "help" ? "help" : "drink"}`;
  return { text: withAgain(word(key, { count: keys.length }), mind), asked: true };
}

const withAgain = (text: string, mind: Mind): string => (mind.byTouch ? `${text} ${word("again-take")}` : text);

function inTurn(view: PotionView, legal: Move[], mind: Mind, status: (key: string, data?: Record<string, unknown>) => Status): Status {
  if (mind.tile !== null) return drinking(mind, status);
  if (mind.held) return status(heldKey(mind), { colour: mind.held.colour });
  if (mind.helping) return mind.preview.keys.length > 0 ? taking(mind) : status("ask-help");
  if (mind.mode === "pick" && mind.preview.keys.length > 0) return taking(mind);
  const desk = view.desks[view.seat ?? 0]!;
  if (legal.some((move) => move.do === "put" && move["from"] === "hand")) return status("ask-put");
  const room = FLASK - desk.flask.length;
  if (desk.hand !== "" && room > 0) return status(mustChoose(desk.hand, room) ? "ask-flask-which" : "ask-flask", { count: room });
  if (mind.mode === "pick") return status("ask-pick");
  if (legal.some((move) => move.do === "end")) return status(desk.hand === "" ? "ask-end" : "ask-end-surplus", { colours: desk.hand });
  return status("ask-pick");
}

/** Where the marble in the fingers may go. */
function heldKey({ held, drops }: Mind): string {
  if (held?.from === "flask") return drops.some((move) => move.do === "put") ? "held-flask" : "held-flask-hand";
  const burners = drops.filter((move) => move.do === "put").length;
  const flask = drops.some((move) => move.do === "to_flask");
  if (flask) return burners > 0 ? "held-hand" : "held-keep";
  return burners > 1 ? "held-burners" : burners === 1 ? "held-burner" : "held-nowhere";
}

function drinking(mind: Mind, status: (key: string, data?: Record<string, unknown>) => Status): Status {
  if (mind.kind === null) return status("ask-sands");
  if (mind.kind === "wisdom" && mind.preview.keys.length > 0) return taking(mind);
  if (mind.ready && mind.kind !== "prismatic") return status(mind.kind === "filter" ? "ready-filter" : "ready-take", { count: mind.chosen.length });
  return status(`ask-${mind.kind}`);
}

/** Not said aloud: what follows from something that is, or what others do with their marbles. */
const SILENT = ["blank", "seen", "arrived", "filled", "returned", "uncovered"];
const OWN = ["put", "flasked", "handed"];

/** An event as it is said aloud, or nothing. */
export function aloud(event: GameEvent, names: string[], seat: number | null): string {
  if (SILENT.includes(event.event) || (OWN.includes(event.event) && event["seat"] !== seat)) return "";
  return tell("potion-explosion", event, names, seat);
}

/** Whether somebody at this seat placed a marble of their own. */
export function isPlacing(event: GameEvent, seat: number | null): boolean {
  return OWN.includes(event.event) && event["seat"] === seat;
}
