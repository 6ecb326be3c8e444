/** What happened, shown in motion: each event moves the pieces that it names. */

import { tick } from "svelte";
import { appear, arrive, pulse, turn as flip } from "../../pieces/flight";
import { calm } from "../../pieces/motion";
import type { Teller } from "../../pieces/story";
import type { Effects } from "./effects";
import { fly, gallop, ride, runOver, snap, spin, STOPS, TURNING, walk } from "./motion";
import { bitesAlong, type Point, pointOf, runOf, wayOf } from "./places";
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
  /** What happened after an event, as far as it is known. */
  then: (event: Event) => Event[];
  /** Bites that were shown as the dog passed: their turn in the story is over. */
  shown: Set<Event>;
  /** Light and splinters, once they have been fetched. */
  effects: () => Effects | null;
}

export async function show(teller: Teller, event: Event, stage: Stage): Promise<void> {
  if (stage.shown.has(event)) return;
  const find = (selector: string) => stage.board.querySelector<HTMLElement>(selector);
  const pieceOf = (key: string | null) => (key === null ? null : find(`[data-piece="${key}"]`));
  const point = (who: number | null, place: number) => pointOf(place, who === null ? 0 : stage.origins[who]!, stage.turn);
  const before = stage.scene();
  const follow = async (told: Event = event) => {
    stage.follow(told);
    await tick();
  };
  /** The pawn that the event moved, by what has changed. */
  const changed = (who: number, then: Scene = before): { key: string; was: number; is: number } | null => {
    const now = stage.scene().pawns[who] ?? [];
    const which = now.findIndex((place, i) => then.pawns[who]?.[i] !== place);
    return which < 0 ? null : { key: `${who}-${which}`, was: then.pawns[who]![which]!, is: now[which]! };
  };
  /** Two meet here. */
  const impact = (kind: "hit" | "bite" | "stop" | "home", at: Point) => {
    const square = find(".square");
    if (square && !calm()) teller.strew([() => stage.effects()?.impact(square, kind, at) ?? []]);
  };
  switch (event.event) {
    case "played": {
      const { seat } = event;
      const rect = seat === stage.seat ? stage.eve().held : (find(`[data-plate="${seat}"]`)?.getBoundingClientRect() ?? null);
      await follow();
      const card = pieceOf("last");
      await teller.drawn([card]);
      await teller.watch([card && arrive(card, rect, { ms: 380 })]);
      return;
    }
    case "gave": {
      const { seat } = event;
      const rect = seat === stage.seat ? stage.eve().held : (find(`[data-plate="${seat}"]`)?.getBoundingClientRect() ?? null);
      await follow();
      const card = pieceOf(`gift-${seat}`);
      await teller.drawn([card]);
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
      await teller.drawn([card]);
      await teller.watch(flip(card ? [card] : [], { ms: 420 }));
      return;
    }
    case "moved": {
      const { owner, from, at } = event;
      const next = stage.then(event)[0];
      await follow();
      const moved = changed(owner);
      const places = [from, ...wayOf(from, at, stage.origins[owner]!)];
      const leaps = next?.event === "hit" && next.at === at;
      await teller.watch(walk(pieceOf(moved?.key ?? null), places.map((place) => point(owner, place)), leaps));
      return;
    }
    case "dog-ran": {
      const { from, at } = event;
      const places = [from, ...runOf(from, at)];
      const bites = bitesAlong(places, stage.then(event));
      const run = runOver(places.map((place) => point(null, place)), bites.map(({ step }) => step));
      await follow();
      const running = gallop(pieceOf("dog"), run);
      const pass = async (ms: number) => (running.length > 0 ? teller.wait(ms) : undefined); // nobody waits for what does not move
      teller.along(running);
      let now = 0;
      for (const { step, bite } of bites) {
        const when = run.arrives[step]! + 70;
        await pass(when - now);
        now = when;
        const then = stage.scene();
        stage.shown.add(bite);
        await follow(bite);
        const victim = changed(bite.owner, then);
        impact("bite", point(bite.owner, bite.at));
        if (victim) teller.along(fly(pieceOf(victim.key), point(bite.owner, victim.was), point(bite.owner, victim.is), true));
      }
      await pass(Math.max(bites.length > 0 ? 620 : 0, run.ms - now));
      return;
    }
    case "started": {
      const { owner } = event;
      await follow();
      const moved = changed(owner);
      await teller.watch(moved ? fly(pieceOf(moved.key), point(owner, moved.was), point(owner, moved.is), false) : []);
      return;
    }
    case "hit":
    case "bitten": {
      const { owner, at } = event;
      const hit = event.event === "hit";
      await follow();
      const moved = changed(owner);
      if (!hit) teller.along(snap(pieceOf("dog")));
      impact(hit ? "hit" : "bite", point(owner, at));
      await teller.watch(moved ? fly(pieceOf(moved.key), point(owner, moved.was), point(owner, moved.is), true) : []);
      return;
    }
    case "swapped": {
      const { owner, other } = event;
      await follow();
      const [one, two] = [changed(owner), changed(other)];
      await teller.watch([
        ...(one ? fly(pieceOf(one.key), point(owner, one.was), point(owner, one.is), false) : []),
        ...(two ? fly(pieceOf(two.key), point(other, two.was), point(other, two.is), false, -0.4) : []),
      ]);
      return;
    }
    case "turned": {
      await follow();
      // Whoever has seen it turn already feels it come to its stop.
      if (event.seat === stage.seat && event.way === stage.eve().leaned) return impact("stop", [0, 0]);
      const way = event.way === "left" ? -90 : 90;
      const now = stage.scene();
      const moving = now.pawns.flatMap((places, who) =>
        places.flatMap((place, i) => (before.pawns[who]?.[i] !== place ? [{ key: `${who}-${i}`, to: point(who, place) }] : [])),
      );
      if (now.dog !== before.dog && now.dog !== null) moving.push({ key: "dog", to: point(null, now.dog) });
      const turning = [...spin(find("[data-disc]"), way), ...moving.flatMap(({ key, to }) => ride(pieceOf(key), to, way))];
      if (turning.length === 0) return;
      teller.along(turning);
      await teller.wait(STOPS * TURNING);
      impact("stop", [0, 0]);
      await teller.wait((1 - STOPS) * TURNING);
      return;
    }
    case "dog-placed": {
      await follow();
      const dog = pieceOf("dog");
      await teller.watch([dog && appear(dog)]);
      return;
    }
    case "home": {
      await follow();
      impact("home", point(event.owner, event.at));
      return;
    }
    case "turn-due":
      await follow();
      return;
    case "folded":
    case "discarded":
    case "dropped":
    case "drew": {
      await follow();
      const plate = find(event.event === "drew" ? "[data-deck]" : `[data-plate="${event.seat}"]`);
      await teller.drawn();
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

/** A card given goes over the table to whom it is for. */
function across(card: Element | null, to: Element | null): Animation | null {
  if (!card || !to || calm() || !("animate" in card)) return null;
  const [here, there] = [card.getBoundingClientRect(), to.getBoundingClientRect()];
  const shift = `translate(${there.left - here.left}px, ${there.top - here.top}px)`;
  return card.animate([{ transform: "none" }, { transform: shift }], { duration: 620, easing: "ease-in-out" });
}
