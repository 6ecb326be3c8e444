/** Looking back at a game of 6 nimmt!: the dearest row, long runs without one, and how the lead went. */

import { chosen, most, placesOf, type Standing, turningPoint } from "../../pieces/highlights";
import { say } from "../../words/words.svelte";
import type { Highlight, LookingBack, Numbered } from "../board";
import type { Event, RoundEnded, View } from "./vocabulary";

const DEAR = 5;
const LONG = 12;
const CLOSE = 3;

function placings(view: View) {
  return placesOf(
    view.totals.map((_, seat) => [seat]),
    ([seat]) => -view.totals[seat!]!,
    view.winners ?? [],
    ([seat]) => say("six-nimmt-heads", { heads: view.totals[seat!]! }),
  );
}

/** The dearest row that somebody took, and in which round. */
function dearest(log: Numbered<Event>[]): Highlight[] {
  let round = 1;
  const takes = log.flatMap(({ number, event }) => {
    if (event.event === "dealt" || event.event === "laid-out") round = event.round;
    return event.event === "took" ? [{ number, event, round }] : [];
  });
  const take = most(takes, ({ event }) => event.heads, DEAR);
  if (!take) return [];
  const { seat, heads } = take.event;
  return [{ key: "six-nimmt-end-dearest", data: { seat, heads, round: take.round }, at: take.number, worth: 8 + heads }];
}

/** The most cards that somebody played one after the other without taking a row. */
function longestRun(log: Numbered<Event>[]): Highlight[] {
  const running = new Map<number, number>();
  const taking = new Set<number>();
  const runs = log.flatMap(({ number, event }) => {
    if (event.event === "took") taking.add(event.seat);
    if (event.event !== "placed") return [];
    const { seat } = event;
    const count = taking.delete(seat) ? 0 : (running.get(seat) ?? 0) + 1; // the card that takes a row is laid after it
    running.set(seat, count);
    return [{ seat, count, number }];
  });
  const run = most(runs, ({ count }) => count, LONG);
  return run ? [{ key: "six-nimmt-end-run", data: { seat: run.seat, count: run.count }, at: run.number, worth: run.count / 2 }] : [];
}

/** Rounds from which somebody came without a single head: of the winner's, or of whoever did it first. */
function cleanRound(rounds: Numbered<RoundEnded>[], winners: number[]): Highlight[] {
  const clean = rounds.flatMap(({ number, event }) => event.heads.flatMap((heads, seat) => (heads === 0 ? [{ number, seat, round: event.round }] : [])));
  const told = clean.find(({ seat }) => winners.includes(seat)) ?? clean[0];
  return told ? [{ key: "six-nimmt-end-clean", data: { seat: told.seat, round: told.round }, at: told.number, worth: 7 }] : [];
}

function lead(rounds: Numbered<RoundEnded>[]): Highlight[] {
  const course: Standing[] = rounds.map(({ number, event }) => ({ at: number, worth: event.totals.map((total) => -total) }));
  const turn = turningPoint(course);
  if (!turn) return [];
  const { side: seat, step } = turn;
  const last = course.slice(0, step).findLastIndex(({ worth }) => worth.length > 2 && worth.every((other, who) => who === seat || other > worth[seat]!));
  if (last >= 0) return [{ key: "six-nimmt-end-comeback", data: { seat, round: last + 1 }, at: turn.at, worth: 20 }];
  return [{ key: "six-nimmt-end-lead", data: { seat, round: step + 1 }, at: turn.at, worth: 14 }];
}

function closeFinish(log: Numbered<Event>[], { totals, winners = [] }: View): Highlight[] {
  const end = log.findLast(({ event }) => event.event === "over");
  const [seat, ...shared] = winners;
  if (!end || seat === undefined || shared.length > 0) return [];
  const margin = Math.min(...totals.filter((_, other) => other !== seat)) - totals[seat]!;
  return margin <= CLOSE ? [{ key: "six-nimmt-end-close", data: { seat, heads: margin }, at: end.number, worth: 12 - margin }] : [];
}

const back: LookingBack<View, Event> = {
  placings,
  highlights(log, view) {
    const rounds = log.flatMap(({ number, event }) => (event.event === "round-ended" ? [{ number, event }] : []));
    return chosen([...dearest(log), ...longestRun(log), ...cleanRound(rounds, view.winners ?? []), ...lead(rounds), ...closeFinish(log, view)]);
  },
};

export default back;
