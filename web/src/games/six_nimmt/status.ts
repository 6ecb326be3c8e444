/** What the table waits for, in a sentence; and which events are said aloud. */

import { say, tell } from "../../words/words.svelte";
import { isAloud, isDrawn } from "../vocabulary";
import { type Event, type View, vocabulary } from "./vocabulary";

export interface Status {
  text: string;
  /** Whether this person must do something. */
  asked: boolean;
  /** The card that it is about. */
  card: number | null;
}

const MANY = 3;

/** `may`: whether this person may move now; in a replay nobody may. */
export function statusOf(view: View, sent: number | null, may: boolean, names: string[]): Status {
  const status = (key: string, data = {}, asked = false, card: number | null = null): Status => ({
    text: say(`six-nimmt-${key}`, data, names),
    asked,
    card,
  });
  const { phase, acting, seat } = view;
  if (phase === "over") return status("event-over", { winners: view.winners ?? [] });
  if (phase === "draft") {
    return may
      ? status("board-draft", {}, true)
      : status("board-drafts", { seat: acting });
  }
  if (phase === "row") {
    const lowest = view.revealed?.[0]?.[1] ?? 0;
    return may
      ? status("board-take", { card: lowest }, true, lowest)
      : status("board-takes", { seat: acting, card: lowest }, false, lowest);
  }
  const choice = sent ?? view.choice ?? null;
  if (choice === null && may) return status("board-choose", {}, true);
  const late = acting.filter((other) => !may || other !== seat);
  const waiting =
    late.length > MANY
      ? say("six-nimmt-board-waiting-many", { count: late.length })
      : late.length > 0
        ? say("six-nimmt-board-waiting", { seat: late }, names)
        : "";
  const lies = choice === null ? "" : say("six-nimmt-board-chosen", { card: choice });
  return { text: [lies, waiting].filter(Boolean).join(" "), asked: false, card: null };
}

/** An event as it is said aloud: what a player at a real table would hear and see, or nothing. */
export function aloud(event: Event, names: string[], seat: number | null): string {
  if (event.event === "revealed") {
    const plays = event.cards.map(([who, card]) =>
      say("six-nimmt-board-play", { seat: who, card }, names),
    );
    return say("six-nimmt-board-turned", { plays: plays.join("; ") });
  }
  return isAloud(vocabulary, event, seat) ? tell("six-nimmt", event, names, seat) : "";
}

/** What the prompt says while an event is shown: see `Ways.tell`. */
export function prompted(event: Event, names: string[], seat: number | null): string | null {
  if (!("seat" in event)) return null;
  return isDrawn(vocabulary, event) ? tell("six-nimmt", event, names, seat) : "";
}
