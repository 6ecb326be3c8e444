/** What may be touched on the board now, with what is selected. */

import { pawnName, spaceName, wayName } from "./names";
import { keyOf, type Place, type Point, pointOf, spaceAt } from "./places";
import type { Scene } from "./scene";
import type { Selection } from "./selection.svelte";
import type { View } from "./vocabulary";

export interface Target {
  key: string;
  kind: "pawn" | "way" | "dog";
  point: Point;
  label: string;
  chosen: boolean;
}

export function targetsOf(selection: Selection, view: View, scene: Scene, turn: number, names: string[]): Target[] {
  if (view.phase === "dog") {
    return selection.spots.map((at) => ({
      key: `d${at}`,
      kind: "dog",
      point: spaceAt(at, turn),
      label: spaceName(at, scene, view.origins, names),
      chosen: at === selection.spot,
    }));
  }
  const point = ({ seat, at }: Place) => pointOf(at, view.origins[seat]!, turn);
  /** Of those in a pen, the one that would leave. */
  const shown = ({ seat, at }: Place): Place => (at >= 0 ? { seat, at } : { seat, at: Math.min(...(scene.pawns[seat] ?? [-1])) });
  const ways = selection.ways.map(
    (way): Target => ({ key: `w${way.key}`, kind: "way", point: point(way.at), label: wayName(way, names), chosen: way === selection.way }),
  );
  // Where a way leads to another pawn that could go, the way counts.
  const taken = new Set(selection.ways.map((way) => keyOf(way.at)));
  const pawns = selection.offers
    .filter(({ pawn }) => !taken.has(keyOf(pawn)))
    .map(
      (offer): Target => ({
        key: `p${offer.key}`,
        kind: "pawn",
        point: point(shown(offer.pawn)),
        label: pawnName(offer.pawn, names),
        chosen: offer === selection.offer,
      }),
    );
  return [...pawns, ...ways];
}
