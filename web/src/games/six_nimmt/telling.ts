/** What happened, shown in motion: cards are turned over, go to their rows, and rows to their takers. */

import { tick } from "svelte";
import { Air, arrive, pulse, turn } from "../../pieces/flight";
import type { Teller } from "../../pieces/story";
import type { Event } from "./vocabulary";

export interface Stage {
  board: HTMLElement;
  /** Where copies of pieces fly. */
  layer: HTMLElement;
  /** Let the picture follow an event. */
  follow: (event: Event) => void;
}

export async function show(teller: Teller, event: Event, { board, layer, follow }: Stage): Promise<void> {
  const pieceOf = (card: number) => board.querySelector<HTMLElement>(`[data-piece="${card}"]`);
  switch (event.event) {
    case "revealed": {
      follow(event);
      await tick();
      const cards = event.cards.map(([, played]) => pieceOf(played));
      await teller.watch(cards.map((piece) => piece && turn(piece, { ms: 450 })));
      await teller.wait(450);
      return;
    }
    case "took": {
      const taken = event.cards.map(pieceOf).filter((piece) => piece !== null);
      const copies = new Air(layer).lift(taken);
      follow(event);
      await tick();
      const herd = board.querySelector(`[data-herd="${event.seat}"]`);
      if (!herd) return;
      await teller.watch(copies.to(herd, { ms: 460 }));
      await teller.watch([pulse(herd)]);
      return;
    }
    case "placed":
    case "drafted": {
      const from = pieceOf(event.card)?.getBoundingClientRect() ?? null;
      follow(event);
      await tick();
      const piece = pieceOf(event.card) ?? board.querySelector(`[data-open="${event.card}"]`);
      await teller.watch([piece && arrive(piece, from, { ms: 420 })]);
      await teller.wait(90);
      return;
    }
    case "round-ended":
      follow(event);
      await teller.wait(900);
      return;
    case "dealt":
    case "laid-out":
      follow(event);
      await tick();
      return;
    default:
      follow(event);
  }
}
