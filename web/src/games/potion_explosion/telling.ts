/** What happened, shown in motion: each event moves the marbles and tiles that it names. Sliding is the
 * dispenser's own; this gives it time, and lets marbles fly between the parts of the table. */

import { tick } from "svelte";
import { type Air, appear, arrive, pulse } from "../../pieces/flight";
import type { Teller } from "../../pieces/story";
import type { Scene } from "./scene";
import type { Event, Exploded } from "./vocabulary";

export interface Stage {
  board: HTMLElement;
  air: Air;
  /** Whose desk is shown in full. */
  seat: number | null;
  scene: () => Scene;
  /** Let the picture follow an event. */
  follow: (event: Event) => void;
  /** Let what is about to explode be seen. */
  burst: (event: Exploded) => void;
}

const SLIDE = 270;

export async function show(teller: Teller, event: Event, stage: Stage): Promise<void> {
  const { board, air } = stage;
  const find = (selector: string) => board.querySelector<HTMLElement>(selector);
  const own = "seat" in event && event.seat === stage.seat;
  const balls = (places: { track: number; place: number }[]) =>
    places.flatMap(({ track: at, place }) => find(`[data-spot="${at}:${place}"] .marble`) ?? []);
  const handOf = (who: number) => (who === stage.seat ? find("[data-pool]") : find(`[data-plate="${who}"]`));
  const burnerOf = (who: number, which: number) =>
    who === stage.seat ? find(`[data-burner="${which}"]`) : find(`[data-plate="${who}"] [data-mini="${which}"]`);
  const follow = async () => {
    stage.follow(event);
    await tick();
  };
  /** Marbles leave the dispenser for a hand, and the rest slides down. */
  const leave = async (pieces: Element[], to: Element | null) => {
    const flight = air.lift(pieces);
    await follow();
    if (to) teller.along(flight.to(to, { ms: 420 }));
    await teller.wait(SLIDE);
  };

  switch (event.event) {
    case "picked":
    case "helped":
      await leave(balls([event]), handOf(event.seat));
      return;
    case "exploded": {
      stage.burst(event);
      await tick();
      await teller.wait(300);
      const { track, place, count } = event;
      const places = Array.from({ length: count }, (_, i) => ({ track, place: place + i }));
      await leave(balls(places), handOf(event.seat));
      await teller.wait(220);
      return;
    }
    case "took":
      await leave(balls(event.marbles), handOf(event.seat));
      return;
    case "filtered":
      await leave(balls(event.places.map((place) => ({ track: event.track, place }))), find(".tank"));
      return;
    case "seen":
      await follow();
      await teller.wait(SLIDE);
      if (stage.scene().chain?.steps) await teller.wait(450);
      return;
    case "robbed": {
      const flight = air.lift([...(find(`[data-plate="${event.victim}"]`)?.querySelectorAll(".flask .marble") ?? [])]);
      await follow();
      const to = handOf(event.seat);
      await teller.watch(to ? flight.to(to, { ms: 460 }) : []);
      return;
    }
    case "put":
    case "prism": {
      const { seat, burner, colour } = event;
      const [source, hole] = event.event === "put" ? [event.from, colour] : ["flask", event.hole];
      const from = own ? find(`[data-held="${source}:${colour}"]`) : find(`[data-plate="${seat}"]`);
      const rect = from?.querySelector(".marble")?.getBoundingClientRect() ?? null;
      await follow();
      const marbles = burnerOf(seat, burner)?.querySelectorAll(`.hole.${hole} .marble`);
      const landed = marbles?.[marbles.length - 1];
      await teller.watch([landed ? arrive(landed, rect, { ms: (own ? 240 : 150) }) : null]);
      return;
    }
    case "flasked":
    case "handed":
      await follow();
      await teller.wait((own ? 60 : 90));
      return;
    case "completed": {
      const { seat, tile } = event;
      const burner = stage.scene().desks[seat]?.burners.findIndex((here) => here?.tile === tile) ?? -1;
      const flight = air.lift([...(burnerOf(seat, burner)?.querySelectorAll(".hole .marble") ?? [])]);
      await follow();
      const tank = find(".tank");
      const bottle = own ? find(`[data-potion="${tile}"]`) : find(`[data-plate="${seat}"]`);
      await teller.watch([...(tank ? flight.to(tank, { ms: 520 }) : []), bottle && pulse(bottle)]);
      return;
    }
    case "tile": {
      const rect = find(`[data-stack="${event.stack}"]`)?.getBoundingClientRect() ?? null;
      await follow();
      const tile = burnerOf(event.seat, event.burner)?.querySelector(".tile");
      await teller.watch([tile ? arrive(tile, rect, { ms: 420 }) : null]);
      return;
    }
    case "uncovered": {
      await follow();
      const top = find(`[data-stack="${event.stack}"] .tile`);
      await teller.watch([top && appear(top)]);
      return;
    }
    case "drafted": {
      const rect = find(`[data-starter="${event.tile}"]`)?.getBoundingClientRect() ?? null;
      const free = stage.scene().desks[event.seat]?.burners.indexOf(null) ?? 0;
      await follow();
      const tile = burnerOf(event.seat, free)?.querySelector(".tile");
      await teller.watch([tile ? arrive(tile, rect, { ms: 420 }) : null]);
      return;
    }
    case "skill": {
      await follow();
      const plate = find(`[data-plate="${event.seat}"]`);
      await teller.watch([plate && pulse(plate)]);
      return;
    }
    case "filled":
      await follow();
      await teller.wait(350);
      return;
    case "drunk":
    case "ended":
      await follow();
      await teller.wait(200);
      return;
    case "arrived":
      await follow();
      await teller.wait(90);
      return;
    default:
      await follow();
  }
}
