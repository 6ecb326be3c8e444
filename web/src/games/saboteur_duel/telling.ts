/** What happened, shown in motion: each event moves the pieces that it names. What is only for show (`effects`) comes
 * later than the board; until it is there, things are told without it. */

import { tick } from "svelte";
import { Air, arrive, pulse, turn } from "../../pieces/flight";
import { calm } from "../../pieces/motion";
import type { Teller } from "../../pieces/story";
import type { Colour } from "./cards";
import { keyOf, type Place } from "./places";
import type { Scene } from "./scene";
import type { Event } from "./vocabulary";

export type Effects = typeof import("./effects");

export interface Stage {
  board: HTMLElement;
  /** Where copies of pieces fly. */
  layer: HTMLElement;
  /** Whose hand is shown, and where the card was that left it. */
  seat: number | null;
  held: DOMRect | null;
  /** Let the picture follow an event. */
  follow: (event: Event) => void;
  colours: Colour[];
  effects: () => Effects | null;
  /** The picture as it is now. */
  scene: () => Scene | null;
}

export async function show(teller: Teller, event: Event, stage: Stage): Promise<void> {
  const find = (selector: string) => stage.board.querySelector<HTMLElement>(selector);
  const piece = (at: Place) => find(`[data-piece="${keyOf(at)}"]`);
  const follow = async () => {
    stage.follow(event);
    await tick();
  };
  const effects = calm() ? null : stage.effects();
  const { layer } = stage;
  switch (event.event) {
    case "laid": {
      const own = event.seat === stage.seat;
      const from = own ? stage.held : (find(`[data-dwarf="${event.seat}"]`)?.getBoundingClientRect() ?? null);
      await follow();
      const card = piece(event.at);
      await teller.watch([card && arrive(card, from, { ms: own ? 280 : 460 })]);
      if (card && effects) {
        const [landing, ...dust] = effects.settled(card, layer);
        teller.along(dust);
        await teller.watch([landing!]);
      }
      return;
    }
    case "revealed": {
      const chest = piece(event.at);
      if (chest && effects) await teller.watch(effects.opened(chest, layer));
      await follow();
      const card = piece(event.at);
      await teller.watch(turn(card ? [card] : [], { ms: 420 }));
      await teller.wait(200);
      return;
    }
    case "claimed": {
      const world = find(".world");
      const scene = stage.scene();
      const colour = stage.colours[event.seat];
      if (effects && world && scene && colour) await teller.watch(effects.lightTo(world, scene, event.seat, colour, event.at));
      await follow();
      const card = piece(event.at);
      const token = card?.querySelector("[data-token]") ?? card;
      const purse = find(`[data-gold="${event.seat}"]`);
      if (effects && card) teller.along(effects.glinted(card, layer));
      if (effects && card && purse) teller.along(effects.carried(card, purse, layer, event.nuggets));
      await teller.watch([token && drop(token)]);
      await teller.wait(160);
      return;
    }
    case "bribed":
    case "unlocked":
    case "looked": {
      await follow();
      const card = piece(event.at);
      const token = card?.querySelector("[data-token]") ?? card;
      await teller.watch([token && drop(token)]);
      if (effects && card && event.event !== "looked") teller.along(effects.glinted(card, layer));
      await teller.wait(120);
      return;
    }
    case "collapsed":
    case "caved-in": {
      const card = event.at && piece(event.at);
      const heap = find("[data-discard]");
      const ground = find("[data-stage]");
      if (card && effects) await teller.watch(effects.rocksOn(card, layer));
      if (card && effects && ground) teller.along(effects.struck(card, layer, ground));
      if (card) await teller.watch([crumble(card)]);
      const copies = card && new Air(layer).lift([card]);
      await follow();
      if (heap && copies) await teller.watch(copies.to(heap, { ms: 520 }));
      return;
    }
    case "sabotaged":
    case "struck":
    case "repaired":
    case "cleared": {
      await follow();
      const who = event.event === "sabotaged" ? event.victim : event.seat;
      const tool = find(`[data-tool="${who}-${event.tool}"]`);
      const plate = find(`[data-dwarf="${who}"]`);
      const breaks = event.event === "sabotaged" || event.event === "struck";
      if (tool && plate && effects) teller.along(breaks ? effects.broken(tool, plate, layer) : effects.glinted(tool, layer));
      await teller.watch([tool && pulse(tool)]);
      return;
    }
    case "drew": {
      await follow();
      const pile = find("[data-pile]");
      await teller.watch([pile && pulse(pile)]);
      return;
    }
    case "round-ended":
      await follow();
      await teller.wait(700);
      return;
    default:
      await follow();
  }
}

/** A token falls from above. */
function drop(token: Element): Animation | null {
  if (calm() || !("animate" in token)) return null;
  return token.animate([{ translate: "0 -40px", opacity: 0 }, { translate: "0 4px", opacity: 1, offset: 0.7 }, { translate: "0 0" }], {
    duration: 420,
    easing: "cubic-bezier(0.4, 0, 0.7, 1)",
  });
}

/** A card trembles before it falls. */
function crumble(card: Element): Animation | null {
  if (calm() || !("animate" in card)) return null;
  const shaken = [0, -3, 3, -4, 4, -3, 2, 0].map((x, i) => ({ transform: `translate(${x}px, ${i % 2}px) rotate(${x / 2}deg)` }));
  return card.animate(shaken, { duration: 300 });
}
