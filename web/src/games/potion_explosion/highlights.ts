/** Looking back at an exam: the longest chain, the biggest robbery, the best potion, and who was ahead when. */

import { chosen, countBySeat, most, placesOf, type Standing, turningPoint, withoutUndone } from "../../pieces/highlights";
import { say } from "../../words/words.svelte";
import type { Highlight, LookingBack, Numbered } from "../board";
import { HELP, SKILL } from "./scene";
import type { Event, View } from "./vocabulary";

const THIRSTY = 2;
const HELPED = 3;

/** Of a move that can be taken back, this comes first. */
const BEGINS: readonly Event["event"][] = ["picked", "helped", "drunk", "prism", "put", "flasked", "handed"];

function placings(view: View) {
  return placesOf(
    view.scores.map((_, seat) => [seat]),
    ([seat]) => view.scores[seat!]!,
    view.winners ?? [],
    ([seat]) => say("potion-explosion-end-points", { points: view.scores[seat!]! }),
  );
}

interface Chain {
  seat: number;
  at: number;
  explosions: number;
  marbles: number;
}

/** The pick that set off most. */
function longestChain(log: Numbered<Event>[]): Highlight[] {
  const chains: Chain[] = [];
  for (const { number, event } of log) {
    if (event.event === "picked") chains.push({ seat: event.seat, at: number, explosions: 0, marbles: 1 });
    const chain = chains.at(-1);
    if (event.event !== "exploded" || !chain) continue;
    chain.explosions += 1;
    chain.marbles += event.count;
  }
  const longest = most(chains, ({ explosions, marbles }) => explosions + marbles / 1000, 1);
  if (!longest) return [];
  const { seat, explosions: count, marbles: number, at } = longest;
  return [{ key: "potion-explosion-end-chain", data: { seat, count, number }, at, worth: 8 + 2 * count + number / 2 }];
}

/** The turn with most potions drunk. */
function thirstiest(log: Numbered<Event>[]): Highlight[] {
  const turns: { seat: number; at: number; count: number }[] = [];
  for (const { number, event } of log) {
    if (event.event === "turn") turns.push({ seat: event.seat, at: number, count: 0 });
    const turn = turns.at(-1);
    if (event.event !== "drunk" || !turn) continue;
    turn.count += 1;
    turn.at = number;
  }
  const found = most(turns, ({ count }) => count, THIRSTY);
  return found ? [{ key: "potion-explosion-end-thirst", data: { seat: found.seat, count: found.count }, at: found.at, worth: 6 + 2 * found.count }] : [];
}

function deeds(log: Numbered<Event>[]): Highlight[] {
  const robberies = log.flatMap(({ number, event }) => (event.event === "robbed" ? [{ number, event }] : []));
  const robbery = most(robberies, ({ event }) => event.colours.length, 1);
  const potions = log.flatMap(({ number, event }) => (event.event === "completed" ? [{ number, event }] : []));
  const potion = most(potions, ({ event }) => event.points, 1);
  const helped = most(countBySeat(log, (event) => (event.event === "helped" ? event.seat : null)), ({ count }) => count, HELPED);
  const found: Highlight[] = [];
  if (robbery) {
    const { seat, victim, colours } = robbery.event;
    found.push({ key: "potion-explosion-end-robbed", data: { seat, victim, count: colours.length }, at: robbery.number, worth: 9 + colours.length });
  }
  if (potion) {
    const { seat, tile, points } = potion.event;
    found.push({ key: "potion-explosion-end-potion", data: { seat, tile, points }, at: potion.number, worth: 4 + points / 2 });
  }
  if (helped) found.push({ key: "potion-explosion-end-helped", data: { seat: helped.seat, count: helped.count }, at: helped.at, worth: 2 + helped.count });
  return found;
}

function lead(log: Numbered<Event>[], { scores }: View): Highlight[] {
  const worth = scores.map(() => 0);
  const course = log.flatMap(({ number, event }): Standing[] => {
    const won = event.event === "completed" ? event.points : event.event === "skill" ? SKILL : event.event === "helped" ? -HELP : 0;
    if (won === 0 || !("seat" in event)) return [];
    worth[event.seat]! += won;
    return [{ at: number, worth: [...worth] }];
  });
  const turn = turningPoint(course);
  return turn ? [{ key: "potion-explosion-end-lead", data: { seat: turn.side }, at: turn.at, worth: 14 }] : [];
}

/** The win was decided by one more pick each. */
function tie(log: Numbered<Event>[], winners: number[]): Highlight[] {
  const pick = log.findLast(({ event }) => event.event === "tie-picked" && winners.includes(event.seat));
  if (pick?.event.event !== "tie-picked") return [];
  return [{ key: "potion-explosion-end-tie", data: { seat: pick.event.seat, count: pick.event.count }, at: pick.number, worth: 20 }];
}

const back: LookingBack<View, Event> = {
  placings,
  highlights(all, view) {
    const log = withoutUndone(all, ({ event }) => BEGINS.includes(event));
    const tied = log.findIndex(({ event }) => event.event === "tie");
    const exam = tied < 0 ? log : log.slice(0, tied);
    return chosen([...longestChain(exam), ...thirstiest(log), ...deeds(log), ...lead(log, view), ...tie(log, view.winners ?? [])]);
  },
};

export default back;
