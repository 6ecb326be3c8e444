/** Looking back at a duel, or at a game alone: gold, broken tools, falling rocks, trolls, and how the lead went. */

import { chosen, countBySeat, most, placesOf, turningPoint } from "../../pieces/highlights";
import { say } from "../../words/words.svelte";
import type { Highlight, LookingBack, Numbered } from "../board";
import { isSolo } from "./scene";
import { bandOf } from "./solo";
import type { Event, RoundEnded, View } from "./vocabulary";

const RICH = 3;
const OFTEN = 2;

function placings(view: View) {
  if (isSolo(view)) return [];
  return placesOf(
    view.nuggets.map((_, seat) => [seat]),
    ([seat]) => view.nuggets[seat!]!,
    view.winners ?? [],
    ([seat]) => say("saboteur-duel-end-nuggets", { nuggets: view.nuggets[seat!]! }),
  );
}

/** The round in which somebody brought home most. */
function richest(rounds: Numbered<RoundEnded>[]): Highlight[] {
  const hauls = rounds.flatMap(({ number, event }) => event.nuggets.map((nuggets, seat) => ({ number, seat, nuggets, round: event.round })));
  const haul = most(hauls, ({ nuggets }) => nuggets, RICH);
  if (!haul) return [];
  const { seat, nuggets, round, number } = haul;
  return [{ key: "saboteur-duel-end-richest", data: { seat, nuggets, round }, at: number, worth: 6 + nuggets }];
}

function lead(rounds: Numbered<RoundEnded>[]): Highlight[] {
  const turn = turningPoint(rounds.map(({ number, event }) => ({ at: number, worth: event.totals })));
  return turn ? [{ key: "saboteur-duel-end-lead", data: { seat: turn.side, round: turn.step + 1 }, at: turn.at, worth: 18 }] : [];
}

/** What somebody did more often than anybody else. */
function habits(log: Numbered<Event>[]): Highlight[] {
  const broken = most(countBySeat(log, (event) => (event.event === "sabotaged" ? event.seat : null)), ({ count }) => count, OFTEN);
  const victim = log.flatMap(({ event }) => (event.event === "sabotaged" && event.seat === broken?.seat ? [event.victim] : []))[0];
  const fallen = most(countBySeat(log, (event) => (event.event === "collapsed" ? event.seat : null)), ({ count }) => count, 1);
  const goals = most(countBySeat(log, (event) => (event.event === "revealed" ? event.seat : null)), ({ count }) => count, OFTEN);
  const paid = most(
    countBySeat(log, (event) => (event.event === "paid" ? event.seat : null), (event) => (event.event === "paid" ? event.nuggets : 0)),
    ({ count }) => count,
    1,
  );
  return [
    ...(broken && victim !== undefined
      ? [{ key: "saboteur-duel-end-broken", data: { seat: broken.seat, victim, count: broken.count }, at: broken.at, worth: 6 + broken.count }]
      : []),
    ...(fallen ? [{ key: "saboteur-duel-end-fallen", data: { seat: fallen.seat, count: fallen.count }, at: fallen.at, worth: 5 + fallen.count }] : []),
    ...(goals ? [{ key: "saboteur-duel-end-goals", data: { seat: goals.seat, count: goals.count }, at: goals.at, worth: 3 + goals.count / 2 }] : []),
    ...(paid ? [{ key: "saboteur-duel-end-paid", data: { seat: paid.seat, nuggets: paid.count }, at: paid.at, worth: 6 + paid.count }] : []),
  ];
}

/** Alone, the mountain itself is the opponent. */
function mountain(log: Numbered<Event>[]): Highlight[] {
  const struck = log.filter(({ event }) => event.event === "struck" && event.lies);
  const caved = log.filter(({ event }) => event.event === "caved-in" && event.at !== null);
  return [
    ...(struck.length > 0 ? [{ key: "saboteur-duel-end-struck", data: { count: struck.length }, at: struck.at(-1)!.number, worth: 4 + struck.length }] : []),
    ...(caved.length > 0 ? [{ key: "saboteur-duel-end-caved", data: { count: caved.length }, at: caved.at(-1)!.number, worth: 4 + caved.length }] : []),
  ];
}

const back: LookingBack<View, Event> = {
  placings,
  highlights(log, view) {
    const rounds = log.flatMap(({ number, event }) => (event.event === "round-ended" ? [{ number, event }] : []));
    return chosen([...richest(rounds), ...habits(log), ...(isSolo(view) ? mountain(log) : lead(rounds))]);
  },
  celebrates: (view) => (isSolo(view) ? bandOf(view.nuggets[0] ?? 0) !== "none" : true),
};

export default back;
