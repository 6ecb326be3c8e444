/** Looking back at a game of Black DOG: what the dog did, who hit most, and who was ahead when. */

import { chosen, countBySeat, most, placesOf, type Standing, type Tally, turningPoint } from "../../pieces/highlights";
import { say } from "../../words/words.svelte";
import type { Highlight, LookingBack, Numbered } from "../board";
import { homeOf } from "./scene";
import type { Event, View } from "./vocabulary";

const OFTEN = 2;
const PATIENT = 3;

const homeOfSide = ({ pawns }: View, side: number[]) => side.reduce((sum, seat) => sum + homeOf(pawns[seat] ?? []), 0);

function placings(view: View) {
  return placesOf(
    view.sides,
    (side) => homeOfSide(view, side),
    view.winners ?? [],
    (side) => say("black-dog-end-home", { count: homeOfSide(view, side) }),
  );
}

/** The run on which the dog bit most pawns, and whose card sent it. */
function hungriest(log: Numbered<Event>[]): Highlight[] {
  const runs: Tally[] = [];
  for (const { number, event } of log) {
    if (event.event === "played") runs.push({ seat: event.seat, count: 0, at: number });
    const run = runs.at(-1);
    if (event.event !== "bitten" || event.how === "ran-into" || !run) continue;
    run.count += 1;
    run.at = number;
  }
  const found = most(runs, ({ count }) => count, OFTEN);
  return found ? [{ key: "black-dog-end-hungriest", data: { seat: found.seat, count: found.count }, at: found.at, worth: 8 + 4 * found.count }] : [];
}

/** What somebody did, or what was done to somebody, more often than to anybody else. */
function habits(log: Numbered<Event>[]): Highlight[] {
  const bitten = most(countBySeat(log, (event) => (event.event === "bitten" ? event.owner : null)), ({ count }) => count, OFTEN);
  const hits = most(countBySeat(log, (event) => (event.event === "hit" && event.seat !== event.owner ? event.seat : null)), ({ count }) => count, OFTEN);
  const folds = most(countBySeat(log, (event) => (event.event === "folded" ? event.seat : null)), ({ count }) => count, PATIENT);
  const done = log.find(({ event }) => event.event === "all-home");
  return [
    ...(bitten ? [{ key: "black-dog-end-bitten", data: { owner: bitten.seat, count: bitten.count }, at: bitten.at, worth: 6 + bitten.count }] : []),
    ...(hits ? [{ key: "black-dog-end-hits", data: { seat: hits.seat, count: hits.count }, at: hits.at, worth: 7 + hits.count }] : []),
    ...(folds ? [{ key: "black-dog-end-folds", data: { seat: folds.seat, count: folds.count }, at: folds.at, worth: 3 + folds.count }] : []),
    ...(done?.event.event === "all-home" ? [{ key: "black-dog-end-done", data: { owner: done.event.owner }, at: done.number, worth: 6 }] : []),
  ];
}

function lead(log: Numbered<Event>[], { sides }: View): Highlight[] {
  const worth = sides.map(() => 0);
  const course = log.flatMap(({ number, event }): Standing[] => {
    const side = event.event === "home" ? sides.findIndex((seats) => seats.includes(event.owner)) : -1;
    if (side < 0) return [];
    worth[side]! += 1;
    return [{ at: number, worth: [...worth] }];
  });
  const turn = turningPoint(course);
  return turn ? [{ key: "black-dog-end-lead", data: { winners: sides[turn.side]! }, at: turn.at, worth: 15 }] : [];
}

function closeFinish(log: Numbered<Event>[], view: View): Highlight[] {
  const end = log.findLast(({ event }) => event.event === "over");
  const others = view.sides.filter((side) => !side.some((seat) => view.winners?.includes(seat)));
  if (!end || others.length === 0) return [];
  const missing = Math.min(...others.map((side) => 4 * side.length - homeOfSide(view, side)));
  return missing === 1 ? [{ key: "black-dog-end-close", data: {}, at: end.number, worth: 13 }] : [];
}

const back: LookingBack<View, Event> = {
  placings,
  highlights: (log, view) => chosen([...hungriest(log), ...habits(log), ...lead(log, view), ...closeFinish(log, view)]),
};

export default back;
