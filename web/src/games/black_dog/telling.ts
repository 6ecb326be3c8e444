/** What happened, shown in motion: each event moves the pieces that it names. */

import { tick } from "svelte";
import { appear, arrive, pulse, turn as flip } from "../../pieces/flight";
import { calm } from "../../pieces/motion";
import type { Teller } from "../../pieces/story";
import { carried, type Point, pointOf, round, runOf, wayOf } from "./places";
import type { Scene } from "./scene";
import type { Event, Turn } from "./vocabulary";

export interface Stage {
  board: HTMLElement;
  /** How the board lies. */
  turn: number;
  origins: number[];
  /** Whose hand is shown. */
  seat: number | null;
  /** What was seen of the own move before it was made: where the card was that left the hand, and
   * which way the disc was seen to turn already. */
  eve: () => { held: DOMRect | null; leaned: Turn["way"] | null };
  /** Who is given a card by whom. */
  receiver: (seat: number) => number;
  scene: () => Scene;
  /** Let the picture follow an event. */
  follow: (event: Event) => void;
}

const STEP = 95;
const LONGEST = 1000;

export async function show(teller: Teller, event: Event, stage: Stage): Promise<void> {
  const find = (selector: string) => stage.board.querySelector<HTMLElement>(selector);
  const pieceOf = (key: string | null) => (key === null ? null : find(`[data-piece="${key}"]`));
  const point = (who: number | null, place: number) => pointOf(place, who === null ? 0 : stage.origins[who]!, stage.turn);
  const before = stage.scene();
  const follow = async () => {
    stage.follow(event);
    await tick();
  };
  /** The pawn that the event moved, by what has changed. */
  const changed = (who: number): { key: string; was: number; is: number } | null => {
    const now = stage.scene().pawns[who] ?? [];
    const which = now.findIndex((place, i) => before.pawns[who]?.[i] !== place);
    return which < 0 ? null : { key: `${who}-${which}`, was: before.pawns[who]![which]!, is: now[which]! };
  };
  switch (event.event) {
    case "played": {
      const { seat } = event;
      const rect = seat === stage.seat ? stage.eve().held : (find(`[data-plate="${seat}"]`)?.getBoundingClientRect() ?? null);
      await follow();
      const card = pieceOf("last");
      await teller.watch([card && arrive(card, rect, { ms: 380 })]);
      return;
    }
    case "gave": {
      const { seat } = event;
      const rect = seat === stage.seat ? stage.eve().held : (find(`[data-plate="${seat}"]`)?.getBoundingClientRect() ?? null);
      await follow();
      const card = pieceOf(`gift-${seat}`);
      await teller.watch([card && arrive(card, rect, { ms: 320 })]);
      return;
    }
    case "exchanged": {
      const cards = [...stage.board.querySelectorAll<HTMLElement>("[data-gift]")];
      await teller.watch(cards.map((card, giver) => across(card.querySelector("[data-piece]"), find(`[data-gift="${stage.receiver(giver)}"]`))));
      await follow();
      return;
    }
    case "got": {
      await follow();
      const card = find(`[data-card="${event.card}"] .piece`);
      await teller.watch([card && flip(card, { ms: 420 })]);
      return;
    }
    case "moved": {
      const { owner, from, at } = event;
      await follow();
      const moved = changed(owner);
      const places = [from, ...wayOf(from, at, stage.origins[owner]!)];
      await teller.watch([walk(pieceOf(moved?.key ?? null), places.map((place) => point(owner, place)))]);
      return;
    }
    case "dog-ran": {
      await follow();
      await teller.watch([walk(pieceOf("dog"), [event.from, ...runOf(event.from, event.at)].map((place) => point(null, place)))]);
      return;
    }
    case "started":
    case "hit":
    case "bitten": {
      const { owner } = event;
      await follow();
      const moved = changed(owner);
      await teller.watch([moved && fly(pieceOf(moved.key), point(owner, moved.was), point(owner, moved.is), event.event !== "started")]);
      return;
    }
    case "swapped": {
      const { owner, other } = event;
      await follow();
      const [one, two] = [changed(owner), changed(other)];
      await teller.watch([
        one && fly(pieceOf(one.key), point(owner, one.was), point(owner, one.is), false),
        two && fly(pieceOf(two.key), point(other, two.was), point(other, two.is), false),
      ]);
      return;
    }
    case "turned": {
      await follow();
      if (event.seat === stage.seat && event.way === stage.eve().leaned) return;
      const way = event.way === "left" ? -90 : 90;
      const now = stage.scene();
      const moving = now.pawns.flatMap((places, who) =>
        places.flatMap((place, i) => (before.pawns[who]?.[i] !== place ? [{ key: `${who}-${i}`, to: point(who, place) }] : [])),
      );
      if (now.dog !== before.dog && now.dog !== null) moving.push({ key: "dog", to: point(null, now.dog) });
      await teller.watch([spin(find("[data-disc]"), way), ...moving.map(({ key, to }) => ride(pieceOf(key), to, way))]);
      return;
    }
    case "dog-placed": {
      await follow();
      const dog = pieceOf("dog");
      await teller.watch([dog && appear(dog)]);
      return;
    }
    case "home":
    case "turn-due":
      await follow();
      return;
    case "folded":
    case "discarded":
    case "dropped":
    case "drew": {
      await follow();
      const plate = find(event.event === "drew" ? "[data-deck]" : `[data-plate="${event.seat}"]`);
      await teller.watch([plate && pulse(plate)]);
      return;
    }
    case "round-ended":
      await follow();
      await teller.wait(600);
      return;
    default:
      await follow();
  }
}

const at = ([x, y]: Point): string => `translate(${round(x)}px, ${round(y)}px)`;

/** From space to space, with a hop for each. */
function walk(piece: Element | null, points: Point[]): Animation | null {
  if (!piece || !("animate" in piece) || points.length < 2) return null;
  if (calm()) return appear(piece);
  const frames: Keyframe[] = [{ transform: at(points[0]!) }];
  for (let i = 1; i < points.length; i++) {
    const [[ax, ay], [bx, by]] = [points[i - 1]!, points[i]!];
    frames.push({ transform: `${at([(ax + bx) / 2, (ay + by) / 2 - 2.4])} scale(1.12)` }, { transform: at([bx, by]) });
  }
  return piece.animate(frames, { duration: Math.min(LONGEST, 140 + STEP * (points.length - 1)), easing: "linear", fill: "backwards" });
}

/** In a high arc; who is sent away trembles first. */
function fly(piece: Element | null, from: Point, to: Point, sent: boolean): Animation | null {
  if (!piece || !("animate" in piece)) return null;
  if (calm()) return appear(piece);
  const middle: Point = [(from[0] + to[0]) / 2, Math.min(from[1], to[1]) / 2 + (from[1] + to[1]) / 4 - 6];
  const shaken = sent ? [-1.2, 1.2, -1, 1].map((x) => ({ transform: at([from[0] + x, from[1]]) })) : [];
  const frames = [{ transform: at(from) }, ...shaken, { transform: `${at(middle)} scale(1.5)`, offset: 0.65 }, { transform: at(to) }];
  return piece.animate(frames, { duration: (sent ? 620 : 480), easing: "ease-in-out", fill: "backwards" });
}

const TURNING = ({ duration: 950, easing: "cubic-bezier(0.45, 0, 0.25, 1)", fill: "backwards" as const });

/** The disc looks the same after a quarter: it comes from there. */
function spin(disc: Element | null, degrees: number): Animation | null {
  if (!disc || calm() || !("animate" in disc)) return null;
  return disc.animate([{ transform: `rotate(${-degrees}deg)` }, { transform: "rotate(0deg)" }], TURNING);
}

/** A piece is carried round with it, and stays upright. */
function ride(piece: Element | null, to: Point, degrees: number): Animation | null {
  if (!piece || !("animate" in piece)) return null;
  if (calm()) return appear(piece);
  const frames = Array.from({ length: 13 }, (_, i) => ({ transform: at(carried(to, -degrees * (1 - i / 12))) }));
  return piece.animate(frames, TURNING);
}

/** A card given goes over the table to whom it is for. */
function across(card: Element | null, to: Element | null): Animation | null {
  if (!card || !to || calm() || !("animate" in card)) return null;
  const [here, there] = [card.getBoundingClientRect(), to.getBoundingClientRect()];
  const shift = `translate(${there.left - here.left}px, ${there.top - here.top}px)`;
  return card.animate([{ transform: "none" }, { transform: shift }], { duration: 620, easing: "ease-in-out" });
}
