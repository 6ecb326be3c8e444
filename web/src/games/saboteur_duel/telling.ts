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
      await teller.drawn([card]);
      await teller.watch([card && arrive(card, from, { ms: own ? 280 : 460 })]);
      if (card && effects) {
        await teller.drawn();
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
      await teller.drawn([card]);
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
      if (effects && card) teller.strew([() => effects.glinted(card, layer), () => (purse ? effects.carried(card, purse, layer, event.nuggets) : [])]);
      await teller.drawn();
      await teller.watch([effects && token && effects.drop(token)]);
      await teller.wait(160);
      return;
    }
    case "bribed":
    case "unlocked":
    case "looked": {
      await follow();
      const card = piece(event.at);
      const token = card?.querySelector("[data-token]") ?? card;
      await teller.drawn();
      await teller.watch([effects && token && effects.drop(token)]);
      if (effects && card && event.event !== "looked") teller.strew([() => effects.glinted(card, layer)]);
      await teller.wait(120);
      return;
    }
    case "collapsed":
    case "caved-in": {
      const card = event.at && piece(event.at);
      const heap = find("[data-discard]");
      const ground = find("[data-stage]");
      if (card && effects) await teller.watch(effects.rocksOn(card, layer));
      if (card && effects && ground) teller.strew([() => effects.struck(card, layer, ground)]);
      if (card && effects) await teller.watch([effects.crumble(card)]);
      const copies = card && new Air(layer).lift([card]);
      await teller.drawn();
      await follow();
      await teller.drawn();
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
      if (tool && plate && effects) teller.strew([() => (breaks ? effects.broken(tool, plate, layer) : effects.glinted(tool, layer))]);
      await teller.drawn();
      await teller.watch([tool && pulse(tool)]);
      return;
    }
    case "drew": {
      await follow();
      const pile = find("[data-pile]");
      await teller.drawn();
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
