/** What may be touched on the board now, with what is selected. */

import { isMeant, type Way } from "./choice";
import { pawnName, spaceName, wayName } from "./names";
import { isLane, keyOf, type Place, type Point, pointOf, spaceAt } from "./places";
import type { Scene } from "./scene";
import type { Selection } from "./selection.svelte";
import type { Move, View } from "./vocabulary";

export interface Target {
  key: string;
  kind: "pawn" | "way" | "dog";
  point: Point;
  label: string;
  chosen: boolean;
  /** A hint is about it. */
  hinted: boolean;
  /** What it is explained as. */
  mark: string;
}

const markOf = ({ seat, at }: Place): string => (isLane(at) ? `lane:${seat}` : `space:${at}`);

export function targetsOf(selection: Selection, view: View, scene: Scene, turn: number, names: string[], hint: Move | null = null): Target[] {
  if (view.phase === "dog") {
    return selection.spots.map((at) => ({
      key: `d${at}`,
      kind: "dog",
      point: spaceAt(at, turn),
      label: spaceName(at, scene, view.origins, names),
      chosen: at === selection.spot,
      mark: `space:${at}`,
      hinted: hint?.do === "dog" && hint.to === at,
    }));
  }
  const meant = (way: Way) => isMeant(way, hint);
  const point = ({ seat, at }: Place) => pointOf(at, view.origins[seat]!, turn);
  /** Of those in a pen, the one that would leave. */
  const shown = ({ seat, at }: Place): Place => (at >= 0 ? { seat, at } : { seat, at: Math.min(...(scene.pawns[seat] ?? [-1])) });
  const ways = selection.ways.map(
    (way): Target => ({ key: `w${way.key}`, kind: "way", point: point(way.at), label: wayName(way, names), chosen: way === selection.way, hinted: meant(way), mark: markOf(way.at) }),
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
        mark: `pawn:${offer.pawn.seat}:${shown(offer.pawn).at}`,
        hinted: offer.ways.some(meant),
      }),
    );
  return [...pawns, ...ways];
}
