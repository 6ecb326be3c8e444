/** What happened, shown in motion: cards are turned over, go to their rows, and rows to their takers. */

import { tick } from "svelte";
import { Air, arrive, pulse, turn } from "../../pieces/flight";
import { calm } from "../../pieces/motion";
import type { Teller } from "../../pieces/story";
import type { Event, Took } from "./vocabulary";

/** What is only for show. */
export type Show = typeof import("./stampede");

export interface Stage {
  board: HTMLElement;
  /** Where copies of pieces fly. */
  layer: HTMLElement;
  /** Let the picture follow an event; the seats a little later, if that is `apart`. */
  follow: (event: Event, apart?: boolean) => void;
  /** Nothing, as long as it has not come. */
  shows: () => Show | null;
}

export async function show(teller: Teller, event: Event, stage: Stage): Promise<void> {
  const { board, follow } = stage;
  const find = (what: string) => board.querySelector<HTMLElement>(what);
  const pieceOf = (card: number) => find(`[data-piece="${card}"]`);
  const shows = calm() ? null : stage.shows();
  switch (event.event) {
    case "revealed": {
      const held = event.cards.map(([, played]) => find(`[data-hand] [data-piece="${played}"]`)?.getBoundingClientRect());
      follow(event);
      await tick();
      const pieces = event.cards.map(([, played]) => pieceOf(played));
      const turned = pieces.flatMap((piece, at) => (piece && !held[at] ? [piece] : []));
      await teller.drawn(pieces);
      const own = pieces.flatMap((piece, at) => (piece && held[at] ? [arrive(piece, held[at], { ms: 450 })] : []));
      await teller.watch([...own, ...turn(turned, { ms: 450, delay: 35 })]);
      await teller.wait(400);
      return;
    }
    case "took":
      return (shows?.take ?? take)(teller, event, stage);
    case "placed":
    case "drafted": {
      const placed = event.event === "placed";
      const from = pieceOf(event.card)?.getBoundingClientRect() ?? null;
      follow(event, placed);
      await tick();
      const piece = (placed && find(`[data-place-row] [data-piece="${event.card}"]`)) || pieceOf(event.card) || find(`[data-open="${event.card}"]`);
      await teller.drawn([piece]);
      await teller.watch([piece && arrive(piece, from, { ms: 420 })]);
      if (placed) shows?.settle(teller, event, stage);
      await teller.wait(90);
      return;
    }
    case "round-ended":
      follow(event);
      await teller.wait(900);
      return;
    case "dealt":
      follow(event);
      await tick();
      await shows?.deal(teller, stage);
      return;
    case "laid-out":
      follow(event);
      await tick();
      return;
    default:
      follow(event);
  }
}

/** The cards of a row fly to whoever takes them; `stampede` has it as it is felt. */
async function take(teller: Teller, event: Took, { board, layer, follow }: Stage): Promise<void> {
  const taken = event.cards.map((card) => board.querySelector(`[data-piece="${card}"]`)).filter((piece) => piece !== null);
  const copies = new Air(layer).lift(taken);
  await teller.drawn();
  follow(event, true);
  await tick();
  await teller.drawn();
  const herd = board.querySelector(`[data-herd="${event.seat}"]`);
  if (!herd) return;
  await teller.watch(copies.to(herd, { ms: 460 }));
  await teller.watch([pulse(herd)]);
}
