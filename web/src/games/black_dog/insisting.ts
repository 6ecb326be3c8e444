/** What somebody means who touches a piece that is not offered: the move they try, for the rules to
 * answer. No rules here, but a guess at a wish: the answer must be about what was tried. */

import { printedOn } from "./cards";
import type { CardMove, Offer } from "./choice";
import { keyOf, LANE, PEN, type Place, TRACK } from "./places";
import { partnersOf } from "./scene";
import type { Portion, Swap, View } from "./vocabulary";

/** What was touched: a pawn, a place of a lane, or the dog (whose seat is null). */
export interface Touched {
  seat: number | null;
  at: number;
}

/** What is selected already. */
export interface Held {
  card: string;
  /** What a copy counts as; null for any other card, and when there is nothing to copy. */
  as: string | null;
  /** The pawn that was chosen. */
  chosen: Place | null;
  /** Portions of a team-4 that were given out, and the steps that are left. */
  parts: Portion[];
  left: number;
}

const isTrack = (at: number): boolean => at >= 0 && at < TRACK;
const onwards = (from: number, steps: number): number =>
  from >= TRACK ? Math.min(from + steps, TRACK + LANE - 1) : (Math.max(from, 0) + steps) % TRACK;
const distance = (from: number, to: number): number => (to - from + TRACK) % TRACK;

/** Whose pawns somebody moves: when all the own ones are home, the partner's. */
export function moverOf(view: View): number {
  const seat = view.seat ?? 0;
  const home = view.pawns[seat]?.every((at) => at >= TRACK) ?? false;
  return (home ? partnersOf(view, seat)[0] : undefined) ?? seat;
}

/** The card in the hand, and what a copy counts as. */
const namedBy = ({ card, as }: Held): { card: string; as?: string } => (as === null ? { card } : { card, as });

/** The move that is tried with this touch; null if it tells nothing. */
export function insisted(held: Held, touched: Touched, view: View): CardMove | null {
  const card = namedBy(held);
  const own = moverOf(view);
  const at = touched.at < 0 ? PEN : touched.at;
  const printed = printedOn(held.as ?? held.card);
  switch (printed.id) {
    case "copy": // there is nothing to copy, whatever it should be
      return { do: "start", card: "copy", as: "start_13", seat: own };
    case "team_4": {
      const steps = held.left || 4;
      const part = { seat: touched.seat ?? own, from: at, steps, to: onwards(at, steps) };
      return { do: "split", ...card, parts: [...held.parts, part] };
    }
    case "swap":
      return { do: "swap", ...card, ...swapped(held, { ...touched, at }, own, view) };
    case "magnet":
      if (touched.seat === own) {
        return at === PEN ? { do: "start", ...card, seat: own } : { do: "magnet", ...card, seat: own, from: at, to: at >= TRACK ? 0 : (at + 1) % TRACK };
      }
      if (held.chosen && isTrack(at)) return { do: "magnet", ...card, seat: own, from: held.chosen.at, to: (at - 1 + TRACK) % TRACK };
      return { do: "magnet", ...card, seat: touched.seat ?? own, from: at, to: 0 };
    default:
      return stepped(held, { ...touched, at }, own);
  }
}

/** With a number, a pawn is moved, or brought out; with a pawn selected, it shall get there. */
function stepped(held: Held, { seat, at }: Touched, own: number): CardMove {
  const printed = printedOn(held.as ?? held.card);
  const card = namedBy(held);
  if (at === PEN && seat !== null && (seat === own || printed.start)) return { do: "start", ...card, seat };
  const { chosen } = held;
  if (chosen && isTrack(chosen.at) && seat !== own && isTrack(at)) {
    const far = distance(chosen.at, at);
    const steps = printed.steps.includes(far) ? far : printed.steps[0]!;
    return { do: "step", ...card, seat: own, from: chosen.at, steps, to: at };
  }
  const steps = printed.steps[0]!;
  return { do: "step", ...card, seat: seat ?? own, from: at, steps, to: onwards(at, steps) };
}

/** Both pawns of a swap: what was touched, and for the other the best that could be meant. */
function swapped({ chosen }: Held, { seat, at }: Touched, own: number, view: View): Pick<Swap, "own" | "other"> {
  const others = view.pawns.map((_, other) => other).filter((other) => other !== own && other !== view.seat);
  const likely = (owners: number[]): Swap["own"] => {
    const pawns = owners.flatMap((owner) => (view.pawns[owner] ?? []).map((place): Swap["own"] => [owner, place]));
    return pawns.find(([owner, place]) => isTrack(place) && place !== view.origins[owner]) ?? pawns.find(([, place]) => isTrack(place)) ?? pawns[0] ?? [own, PEN];
  };
  if (seat === own) return { own: [own, at], other: likely(others) };
  return { own: chosen ? [chosen.seat, chosen.at] : likely([own]), other: [seat ?? others[0] ?? own, at] };
}

/** A place of the own lane, touched with a pawn selected: it shall get there. */
export function insistedHome(held: Held, { seat, at }: Place): CardMove | null {
  const { chosen } = held;
  const printed = printedOn(held.as ?? held.card);
  if (!chosen || chosen.seat !== seat || chosen.at < 0) return null;
  const base = { ...namedBy(held), seat, from: chosen.at };
  if (printed.id === "magnet") return { do: "magnet", ...base, to: at };
  const steps = printed.steps[0];
  return steps === undefined ? null : { do: "step", ...base, steps, to: at };
}

/** The offers that certainly are meant by touching somebody else's piece: a swap with it, or a magnet
 * that leads right behind it. */
export function meantOffers(offers: Offer[], { seat, at }: Touched): Offer[] {
  if (!isTrack(at)) return [];
  return offers
    .map((offer) => {
      const ways = offer.ways.filter(
        (way) =>
          (way.kind === "swap" && seat !== null && keyOf(way.at) === keyOf({ seat, at })) ||
          (way.kind === "magnet" && (way.at.at + 1) % TRACK === at),
      );
      return { ...offer, ways };
    })
    .filter(({ ways }) => ways.length > 0);
}
