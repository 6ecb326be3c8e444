/** What happened, shown in motion: each event moves the marbles and tiles that it names. Sliding is the
 * dispenser's own; this gives it time, and lets marbles fly between the parts of the table. What others do goes on
 * while the next thing begins; for oneself each is seen to its end. */

import { tick } from "svelte";
import { type Air, appear, arrive, pulse } from "../../pieces/flight";
import type { Teller } from "../../pieces/story";
import type { Scene } from "./scene";
import type { Colour } from "./tiles";
import type { Event, Exploded } from "./vocabulary";

type Effects = typeof import("./effects");

export interface Stage {
  board: HTMLElement;
  air: Air;
  layer: HTMLElement;
  /** Whose desk is shown in full. */
  seat: number | null;
  /** The place of the dispenser that became free last: there marbles meet. */
  gap: number;
  /** Of small things that others do, one begins a moment after the other, and the story goes on meanwhile: so
   * long, until the last of them has begun. */
  lag: number;
  /** What is only for show, once it is there. */
  effects: () => Effects | null;
  /** Whether there is room for such a thing on this screen: what is not shown is not moved. */
  shown: (thing: Element | null) => boolean;
  scene: () => Scene;
  /** Let the picture follow an event; the seats a little later, if that is `apart`. */
  follow: (event: Event, apart: boolean) => void;
  /** Let what is about to explode be seen. */
  burst: (event: Exploded) => void;
}

/** As long as marbles roll, and until they hit. */
const SLIDE = 300;
const HIT = 190;
/** Whatever is set in motion in one moment is over after this, all in one frame, and still before that if it is shorter. Each end by
 * itself would be a frame that the page has to draw, and two before it in which it gets ready. */
export const BEAT = 440;
/** A frame, and the one in which what has changed is drawn (ms). */
const FRAMES = 33;
/** What changes the dispenser at once, and the plate of whoever does it when there is time. */
const APART: ReadonlySet<Event["event"]> = new Set(["picked", "helped", "exploded", "took", "filtered", "seen", "filled", "arrived", "drunk", "ended"]);
const SMALL: ReadonlySet<Event["event"]> = new Set(["put", "prism", "flasked", "handed", "arrived", "uncovered"]);
export async function show(teller: Teller, event: Event, stage: Stage): Promise<void> {
  const { board, air, layer } = stage;
  const effects = stage.effects();
  const find = (selector: string) => board.querySelector<HTMLElement>(selector);
  const own = "seat" in event && event.seat === stage.seat;
  const spot = (track: number, place: number) => find(`[data-spot="${track}:${place}"]`);
  const balls = (places: { track: number; place: number }[]) =>
    places.flatMap(({ track, place }) => spot(track, place)?.querySelector(".marble") ?? []);
  const handOf = (who: number, colour?: Colour) =>
    who === stage.seat ? (find(`[data-pool] .${colour}`) ?? find("[data-pool]")) : (find(`[data-plate="${who}"] [data-mini-hand]`) ?? find(`[data-plate="${who}"]`));
  const burnerOf = (who: number, which: number) =>
    who === stage.seat ? find(`[data-burner="${which}"]`) : find(`[data-plate="${who}"] [data-mini="${which}"]`);
  /** The picture follows. */
  const apart = APART.has(event.event);
  const follow = () => {
    stage.follow(event, apart);
    return tick();
  };
  /** The picture follows, and marbles that change their places roll there. */
  const followRolling = async () => {
    const before = effects?.placesOf(board);
    stage.follow(event, apart);
    await tick();
    if (effects && before) teller.along(effects.roll(board, before));
  };
  /** Marbles leave the dispenser for a hand, and the rest rolls down until it hits. */
  const leave = async (pieces: Element[], where: () => Element | null, ms = HIT) => {
    const flight = air.lift(pieces);
    await teller.drawn();
    await followRolling();
    await teller.drawn();
    const to = where();
    if (to) teller.along(flight.to(to, { ms: BEAT }));
    await teller.wait(ms);
  };
  /** The own is seen to its end; of what others do, the beginning. */
  const seen = async (animations: (Animation | null)[], ms: number) => {
    if (own) return teller.watch(animations);
    teller.along(animations);
    return teller.wait(ms);
  };

  /** A small thing: the own is waited for, that of others only before something large. */
  const small = async (ms: number) => {
    if (own) return teller.wait(ms);
    await teller.drawn();
    stage.lag += Math.max(0, ms - FRAMES);
  };
  if (!SMALL.has(event.event) && stage.lag > 0) {
    await teller.wait(stage.lag);
    stage.lag = 0;
  }

  switch (event.event) {
    case "picked":
    case "helped": {
      const plate = event.event === "helped" && find(`[data-plate="${event.seat}"]`);
      if (plate && effects) teller.strew([() => effects.wonder(layer, plate)]);
      stage.gap = event.place;
      await leave(balls([event]), () => handOf(event.seat, event.colour));
      return;
    }
    case "exploded": {
      const { track, place, count, colour } = event;
      const step = 1 + (stage.scene().chain?.steps ?? 0);
      stage.burst(event);
      await tick();
      if (effects) teller.strew(effects.collide(board, layer, spot(track, stage.gap - 1), spot(track, stage.gap), step));
      await teller.wait(own ? 260 : 180);
      const marbles = balls(Array.from({ length: count }, (_, i) => ({ track, place: place + i })));
      if (effects) teller.strew(effects.burst(layer, marbles, colour));
      stage.gap = place;
      await leave(marbles, () => handOf(event.seat, colour));
      return;
    }
    case "took":
      await leave(balls(event.marbles), () => handOf(event.seat), SLIDE);
      return;
    case "filtered":
      await leave(balls(event.places.map((place) => ({ track: event.track, place }))), () => find(".tank"), SLIDE);
      return;
    case "seen":
      await followRolling();
      await teller.wait(own ? SLIDE : 150);
      if (stage.scene().chain?.steps) await teller.wait(own ? 400 : 150);
      return;
    case "robbed": {
      const flight = air.lift([...(find(`[data-plate="${event.victim}"]`)?.querySelectorAll(".flask .marble") ?? [])]);
      await follow();
      await teller.drawn();
      const to = handOf(event.seat);
      await teller.watch(to ? flight.to(to, { ms: 460 }) : []);
      return;
    }
    case "put":
    case "prism": {
      const { seat, burner, colour } = event;
      if (!own && !stage.shown(burnerOf(seat, burner))) {
        await follow();
        return small(55);
      }
      const [source, hole] = event.event === "put" ? [event.from, colour] : ["flask", event.hole];
      const from = own ? find(`[data-held="${source}:${colour}"]`) : handOf(seat);
      const rect = from?.querySelector(".marble")?.getBoundingClientRect() ?? null;
      await follow();
      const marbles = burnerOf(seat, burner)?.querySelectorAll(`.hole.${hole} .marble`);
      const landed = marbles?.[marbles.length - 1];
      if (own) {
        await teller.drawn([landed instanceof HTMLElement ? landed : null]);
        await teller.watch([landed ? arrive(landed, rect, { ms: 240 }) : null]);
        if (landed && effects) teller.strew([() => effects.click(layer, landed)]);
      } else {
        teller.along([landed ? arrive(landed, rect, { ms: 200, delay: stage.lag }) : null]);
        await small(55);
      }
      return;
    }
    case "flasked":
    case "handed":
      await follow();
      await small(45);
      return;
    case "completed": {
      const { seat, tile } = event;
      const which = stage.scene().desks[seat]?.burners.findIndex((here) => here?.tile === tile) ?? -1;
      const burner = burnerOf(seat, which);
      const full = burner?.querySelector(".bottle");
      if (full && effects) {
        const over = effects.boil(layer, full, tile);
        teller.along(over);
        if (over.length > 0) await teller.wait(own ? 480 : 220);
      }
      const flight = air.lift([...(burner?.querySelectorAll(".hole .marble") ?? [])]);
      await teller.drawn();
      await follow();
      await teller.drawn();
      const tank = find(".tank");
      const bottle = own ? find(`[data-potion="${tile}"]`) : find(`[data-plate="${seat}"]`);
      await seen([...(tank ? flight.to(tank, { ms: 480 }) : []), bottle && pulse(bottle)], 160);
      return;
    }
    case "tile": {
      const rect = find(`[data-stack="${event.stack}"]`)?.getBoundingClientRect() ?? null;
      await follow();
      const tile = burnerOf(event.seat, event.burner)?.querySelector<HTMLElement>(".tile");
      await teller.drawn([tile ?? null]);
      await seen([tile ? arrive(tile, rect, { ms: 400 }) : null], 220);
      return;
    }
    case "uncovered": {
      await follow();
      const top = find(`[data-stack="${event.stack}"] .tile`);
      await teller.drawn([top]);
      teller.along([top && appear(top)]);
      await small(50);
      return;
    }
    case "drafted": {
      const rect = find(`[data-starter="${event.tile}"]`)?.getBoundingClientRect() ?? null;
      const free = stage.scene().desks[event.seat]?.burners.indexOf(null) ?? 0;
      await follow();
      const tile = burnerOf(event.seat, free)?.querySelector<HTMLElement>(".tile");
      await teller.drawn([tile ?? null]);
      await teller.watch([tile ? arrive(tile, rect, { ms: 420 }) : null]);
      return;
    }
    case "skill": {
      await follow();
      const plate = find(`[data-plate="${event.seat}"]`);
      await seen([plate && pulse(plate)], 200);
      return;
    }
    case "filled":
      await followRolling();
      await teller.wait(350);
      return;
    case "drunk":
      await follow();
      await teller.wait(160);
      return;
    case "ended":
      await follow();
      await teller.wait(80);
      return;
    case "arrived":
      await followRolling();
      await small(35);
      return;
    default:
      await follow();
  }
}
