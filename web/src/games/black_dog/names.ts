/** Cards, pieces and places in words, for those who listen and for captions. */

import { say, words } from "../../words/words.svelte";
import type { Way } from "./choice";
import type { Foreseen } from "./foresee";
import { isLane, isPen, pawAt, PEN, type Place } from "./places";
import type { Scene } from "./scene";
import { colourOf } from "./shapes";
import type { View } from "./vocabulary";

export const word = (key: string, data: Record<string, unknown> = {}, names: string[] | null = null): string =>
  say(`black-dog-board-${key}`, data, names);

export const listed = (parts: string[]): string => parts.join(words.rtl ? "، " : ", ");

export const cardName = (card: string | null): string => (card === null ? word("card-back") : say(`black-dog-card-${card}`));
export const placeName = (at: number): string => say("black-dog-place", { number: isPen(at) ? PEN : at });

/** "Mariam’s pawn, space 12". */
export function pawnName({ seat, at }: Place, names: string[]): string {
  return word("pawn", { seat, colour: colourOf(seat), at: isPen(at) ? PEN : at }, names);
}

/** What stands on a space, for the caption of a tap. */
export function spaceName(at: number, scene: Scene, origins: number[], names: string[]): string {
  const parts: string[] = [];
  const paw = pawAt(at);
  if (paw) parts.push(word("paw"));
  const home = origins.indexOf(at);
  if (home >= 0) parts.push(word("origin-of", { seat: home }, names));
  scene.pawns.forEach((places, seat) => {
    if (places.includes(at)) parts.push(word("pawn-of", { seat, colour: colourOf(seat) }, names));
  });
  if (scene.dog === at) parts.push(word("dog"));
  return word("space", { at, what: parts.length > 0 ? listed(parts) : word("empty") });
}

/** A way to go, for who listens. */
export function wayName(way: Way, names: string[]): string {
  const at = way.at.at;
  if (way.kind === "start") return word("way-start", { at });
  if (way.kind === "swap") return word("way-swap", { seat: way.at.seat, colour: colourOf(way.at.seat), at }, names);
  if (way.steps === null) return word("way-magnet", { at });
  return word(isLane(at) ? "way-lane" : "way-steps", { steps: way.steps, at });
}

/** What a preview says: "It hits Sara’s pawn. The dog runs to space 23 and bites …". */
export function foreseenText(seen: Foreseen, names: string[]): string {
  const parts: string[] = [];
  const owners = (places: Place[]) => places.map(({ seat }) => seat);
  if (seen.hits.length > 0) parts.push(word("would-hit", { seat: owners(seen.hits), count: seen.hits.length }, names));
  const run = seen.walks.find(({ seat }) => seat === null);
  if (run) parts.push(word("would-run", { at: run.places.at(-1) }));
  if (seen.bites.length > 0) parts.push(word("would-bite", { seat: owners(seen.bites), count: seen.bites.length }, names));
  if (seen.homes.length > 0) parts.push(word("would-home"));
  if (seen.turns) parts.push(word("would-turn"));
  return parts.join(" ");
}

/** Where everything is, for who can't look. */
export function summary(scene: Scene, view: View, names: string[]): string[] {
  const lines = scene.pawns.map((places, seat) => {
    const pen = places.filter(isPen).length;
    const out = places.filter((at) => !isPen(at)).sort((a, b) => a - b);
    const where = [...(pen > 0 ? [word("in-pen", { count: pen })] : []), ...out.map(placeName)];
    return word("pawns", { seat, colour: colourOf(seat), where: listed(where), origin: placeName(view.origins[seat]!) }, names);
  });
  return scene.dog === null ? lines : [...lines, word("dog-at", { at: scene.dog })];
}
