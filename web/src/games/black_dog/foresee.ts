/** What would follow from a move: the events of a preview as one picture. No rules: the events say
 * it, and nothing is added. */

import { type Place, runOf, wayOf } from "./places";
import { after, type Scene } from "./scene";
import type { Event, Move, Portion, Turn } from "./vocabulary";

/** A walk to be drawn: the places passed, the first and the last included. */
export interface Walk {
  /** Null: the dog's. */
  seat: number | null;
  places: number[];
}

export interface Foreseen {
  walks: Walk[];
  /** Who would stand where. */
  ghosts: { seat: number | null; at: number }[];
  hits: Place[];
  bites: Place[];
  /** The disc is to be turned after it. */
  turns: boolean;
  homes: number[];
  /** The disc would turn so. */
  turn: Turn["way"] | null;
  swap: [Place, Place] | null;
}

const nothing = (): Foreseen => ({ walks: [], ghosts: [], hits: [], bites: [], turns: false, homes: [], turn: null, swap: null });

/** The events of one turn of play; what others do afterwards is not foreseen. */
function ofThisMove(events: Event[]): Event[] {
  const next = events.findIndex(({ event }, i) => i > 0 && (event === "played" || event === "folded" || event === "discarded"));
  return next < 0 ? events : events.slice(0, next);
}

export function foreseenIn(events: Event[], scene: Scene, origins: number[]): Foreseen {
  const seen = nothing();
  let then = scene;
  for (const event of ofThisMove(events)) {
    switch (event.event) {
      case "moved": {
        const { owner, from, at } = event;
        seen.walks.push({ seat: owner, places: [from, ...wayOf(from, at, origins[owner]!)] });
        break;
      }
      case "dog-ran":
        seen.walks.push({ seat: null, places: [event.from, ...runOf(event.from, event.at)] });
        break;
      case "dog-placed":
        seen.ghosts.push({ seat: null, at: event.at });
        break;
      case "swapped":
        seen.swap = [{ seat: event.owner, at: event.from }, { seat: event.other, at: event.at }];
        break;
      case "hit":
        seen.hits.push({ seat: event.owner, at: event.at });
        break;
      case "bitten":
        seen.bites.push({ seat: event.owner, at: event.at });
        break;
      case "turn-due":
        seen.turns = true;
        break;
      case "turned":
        seen.turn = event.way;
        for (const piece of event.moved) seen.ghosts.push({ seat: piece.owner, at: piece.to });
        break;
      case "home":
        seen.homes.push(event.owner);
        break;
    }
    then = after(then, event, origins.length);
  }
  if (!seen.turn) seen.ghosts.push(...moved(scene, then));
  return seen;
}

/** Who stands elsewhere than before, those in pens left out. */
function moved(before: Scene, then: Scene): Foreseen["ghosts"] {
  const ghosts: Foreseen["ghosts"] = then.pawns.flatMap((places, seat) =>
    places.flatMap((at, i) => (at >= 0 && before.pawns[seat]![i] !== at ? [{ seat, at }] : [])),
  );
  if (then.dog !== null && then.dog !== before.dog && before.dog !== null) ghosts.push({ seat: null, at: then.dog });
  return ghosts;
}

/** Without a preview, only where the pawn goes. */
export function meantBy(move: Move, origins: number[]): Foreseen {
  const seen = nothing();
  switch (move.do) {
    case "start":
      seen.ghosts.push({ seat: move.seat, at: origins[move.seat]! });
      break;
    case "dog":
      seen.ghosts.push({ seat: null, at: move.to });
      break;
    case "swap": {
      const [[one, at], [other, there]] = [move.own, move.other];
      seen.swap = [{ seat: one, at }, { seat: other, at: there }];
      seen.ghosts.push({ seat: one, at: there }, { seat: other, at });
      break;
    }
    case "split":
      return meantByParts(move.parts, origins);
    case "step":
    case "magnet":
      return meantByParts([move], origins);
  }
  return seen;
}

/** Walks, such as the portions of team-4 that have been chosen so far. */
export function meantByParts(parts: Pick<Portion, "seat" | "from" | "to">[], origins: number[]): Foreseen {
  const seen = nothing();
  for (const { seat, from, to } of parts) {
    seen.walks.push({ seat, places: [from, ...wayOf(from, to, origins[seat]!)] });
    seen.ghosts.push({ seat, at: to });
  }
  return seen;
}
