/** What lies on the table, and how an event changes the picture. No rules: an event says what
 * happened, and this moves the marbles and tiles it names. */

import type { GameEvent, View } from "../board";
import { type Colour, sorted, without } from "./tiles";

export type Phase = "draft" | "turn" | "prism" | "refill" | "tiebreak" | "over";

export interface Filled {
  hole: Colour;
  marble: Colour;
}

export interface BurnerView {
  tile: string;
  filled: Filled[];
  holes: Partial<Record<Colour, number>>;
}

export interface Potion {
  tile: string;
  drunk: boolean;
}

export interface DeskView {
  burners: (BurnerView | null)[];
  hand: string;
  flask: string;
  potions: Potion[];
  skills: number;
  kinds: string[];
  five: boolean;
  helps: number;
}

export interface Stack {
  top: string | null;
  size: number;
}

/** A view of Potion Explosion, as the engine writes it. */
export interface PotionView {
  seat: number | null;
  seats: number;
  phase: Phase;
  acting: number[];
  turn: number | null;
  first: number;
  turns: number;
  left_out: string[];
  starters: string[];
  tracks: { marbles: string; hidden: number }[];
  stacks: Stack[];
  desks: DeskView[];
  countdown: number;
  bank: number;
  help_tokens: number;
  picked: boolean;
  helped: boolean;
  ending: number | null;
  prism: { flask: string; put: number } | null;
  tie: { round: number; seats: number[]; counts: (number | null)[]; out: string } | null;
  takes: number[][];
  scores: number[];
  winners?: number[];
}

export const potionOf = (view: View): PotionView => view as unknown as PotionView;

/** A marble in the dispenser keeps its number, so that it can be seen to roll. */
export interface Marble {
  id: number;
  colour: Colour;
}

export interface Track {
  marbles: Marble[];
  hidden: number;
}

/** Marbles that go up together, for the counter. */
export interface Chain {
  seat: number;
  track: number;
  taken: number;
  /** Collisions so far. */
  steps: number;
  /** What is exploding now. */
  bursting: number[];
}

export type Desk = Omit<DeskView, "burners"> & { burners: (Omit<BurnerView, "holes"> | null)[] };

/** The part of a view that events change while they are told. */
export interface Scene {
  starters: string[];
  tracks: Track[];
  stacks: Stack[];
  desks: Desk[];
  countdown: number;
  bank: number;
  help_tokens: number;
  turn: number | null;
  chain: Chain | null;
}

let counter = 0;
const marble = (colour: string): Marble => ({ id: (counter += 1), colour: colour as Colour });
const coloursOf = (track: Track): string => track.marbles.map(({ colour }) => colour).join("");

/** The picture of a view; where a track looks as it did before, its marbles are the same ones. */
export function sceneOf(view: PotionView, before: Scene | null = null): Scene {
  const { starters, stacks, countdown, bank, help_tokens, turn } = view;
  const tracks = view.tracks.map(({ marbles, hidden }, i) => {
    const old = before?.tracks[i];
    return { marbles: old && coloursOf(old) === marbles ? old.marbles : kept(old, marbles), hidden };
  });
  return { starters, tracks, stacks, desks: view.desks, countdown, bank, help_tokens, turn, chain: null };
}

/** Marbles of a track that changed: the front ones that are still there, and new ones. */
function kept(old: Track | undefined, marbles: string): Marble[] {
  const still = old?.marbles ?? [];
  let same = 0;
  while (same < marbles.length && still[same]?.colour === marbles[same]) same += 1;
  return [...still.slice(0, same), ...[...marbles.slice(same)].map(marble)];
}

/** Events that change what is seen on the table; the others need no time. */
const UNSEEN = ["blank", "undone", "last-turns", "tie", "prism-done", "over"];

export const isSeen = (event: GameEvent): boolean => !UNSEEN.includes(event.event);

/** The scene after an event. */
export function after(scene: Scene, event: GameEvent): Scene {
  const seat = event["seat"] as number;
  const colour = event["colour"] as Colour;
  const track = event["track"] as number;
  const place = event["place"] as number;
  const tile = event["tile"] as string;
  const burner = event["burner"] as number;
  switch (event.event) {
    case "drafted":
      return onDesk({ ...scene, starters: less(scene.starters, tile) }, seat, (desk) => laid(desk, desk.burners.indexOf(null), tile));
    case "filled": {
      const tops = event["tops"] as (string | null)[];
      const tracks = (event["tracks"] as string[]).map((marbles, i) => ({ marbles: [...marbles].map(marble), hidden: scene.tracks[i]?.hidden || 7 }));
      return { ...scene, tracks, stacks: tops.map((top, i) => ({ top, size: scene.stacks[i]?.size || 8 })) };
    }
    case "turn":
      return { ...scene, turn: seat, chain: null };
    case "picked":
      return { ...taken(scene, seat, [{ track, place, colour }]), chain: { seat, track, taken: 1, steps: 0, bursting: [] } };
    case "exploded": {
      const count = event["count"] as number;
      const shown = rolledIn(scene, track, place + count, colour);
      const spots = Array.from({ length: count }, (_, i) => ({ track, place: place + i, colour }));
      const chain = scene.chain ?? { seat, track, taken: 1, steps: 0, bursting: [] };
      return { ...taken(shown, seat, spots), chain: { ...chain, taken: chain.taken + count, steps: chain.steps + 1, bursting: [] } };
    }
    case "helped": {
      const helped = { ...taken(scene, seat, [{ track, place, colour }]), help_tokens: scene.help_tokens - 1 };
      return onDesk(helped, seat, (desk) => ({ ...desk, helps: desk.helps + 1 }));
    }
    case "took":
      return taken(scene, seat, event["marbles"] as Spot[]);
    case "filtered":
      return removed(scene, (event["places"] as number[]).map((at) => ({ track, place: at, colour })));
    case "seen":
      return rolled(scene, track, event["colours"] as string);
    case "arrived":
      return rolled(scene, track, colour, place);
    case "drunk":
      return onDesk(scene, seat, (desk) => ({ ...desk, potions: drunk(desk.potions, tile) }));
    case "robbed": {
      const colours = event["colours"] as string;
      const robbed = onDesk(scene, event["victim"] as number, (desk) => ({ ...desk, flask: "" }));
      return onDesk(robbed, seat, (desk) => ({ ...desk, hand: sorted(desk.hand + colours) }));
    }
    case "put":
      return onDesk(scene, seat, (desk) => hung(event["from"] === "flask" ? flaskLess(desk, colour) : handLess(desk, colour), burner, colour, colour));
    case "prism":
      return onDesk(scene, seat, (desk) => hung(flaskLess(desk, colour), burner, event["hole"] as Colour, colour));
    case "flasked":
      return onDesk(scene, seat, (desk) => ({ ...handLess(desk, colour), flask: sorted(desk.flask + colour) }));
    case "handed":
      return onDesk(scene, seat, (desk) => ({ ...flaskLess(desk, colour), hand: sorted(desk.hand + colour) }));
    case "completed":
      return onDesk(scene, seat, (desk) => ({
        ...desk,
        burners: desk.burners.map((here) => (here?.tile === tile ? null : here)),
        potions: [...desk.potions, { tile, drunk: false }],
      }));
    case "ended":
      return onDesk({ ...scene, chain: null }, seat, (desk) => ({ ...desk, hand: "" }));
    case "tile": {
      const stack = event["stack"] as number;
      const stacks = scene.stacks.map((here, i) => (i === stack ? { top: null, size: Math.max(0, here.size - 1) } : here));
      return onDesk({ ...scene, stacks }, seat, (desk) => laid(desk, burner, tile));
    }
    case "uncovered":
      return { ...scene, stacks: scene.stacks.map((here, i) => (i === event["stack"] ? { ...here, top: tile } : here)) };
    case "skill": {
      const from = event["from"] === "bank" ? "bank" : "countdown";
      return onDesk({ ...scene, [from]: Math.max(0, scene[from] - 1) }, seat, (desk) => ({ ...desk, skills: desk.skills + 1 }));
    }
    default:
      return scene;
  }
}

/** What an event of an explosion is about to take. */
export function bursting(scene: Scene, event: GameEvent): Scene {
  const track = event["track"] as number;
  const place = event["place"] as number;
  const count = event["count"] as number;
  const shown = rolledIn(scene, track, place + count, event["colour"] as Colour);
  const ids = shown.tracks[track]!.marbles.slice(place, place + count).map(({ id }) => id);
  const chain = scene.chain ?? { seat: event["seat"] as number, track, taken: 1, steps: 0, bursting: [] };
  return { ...shown, chain: { ...chain, bursting: ids } };
}

interface Spot {
  track: number;
  place: number;
  colour: Colour;
}

function removed(scene: Scene, spots: Spot[]): Scene {
  const tracks = scene.tracks.map((here, i) => {
    const places = spots.filter(({ track }) => track === i).map(({ place }) => place);
    return places.length === 0 ? here : { ...here, marbles: here.marbles.filter((_, at) => !places.includes(at)) };
  });
  return { ...scene, tracks };
}

/** From the dispenser into a hand. */
function taken(scene: Scene, seat: number, spots: Spot[]): Scene {
  const colours = spots.map(({ colour }) => colour).join("");
  return onDesk(removed(scene, spots), seat, (desk) => ({ ...desk, hand: sorted(desk.hand + colours) }));
}

/** Marbles come out of the tank. */
function rolled(scene: Scene, track: number, colours: string, place?: number): Scene {
  const tracks = scene.tracks.map((here, i) => {
    if (i !== track) return here;
    const marbles = [...here.marbles];
    marbles.splice(place ?? marbles.length, 0, ...[...colours].map(marble));
    return { marbles: marbles.slice(0, 9), hidden: place === undefined ? Math.max(0, here.hidden - colours.length) : here.hidden };
  });
  return { ...scene, tracks };
}

/** Hidden marbles that explode are seen by then. */
function rolledIn(scene: Scene, track: number, length: number, colour: Colour): Scene {
  const there = scene.tracks[track]?.marbles.length ?? length;
  if (there >= length) return scene;
  const tracks = scene.tracks.map((here, i) =>
    i === track
      ? { marbles: [...here.marbles, ...[...colour.repeat(length - there)].map(marble)], hidden: Math.max(0, here.hidden - (length - there)) }
      : here,
  );
  return { ...scene, tracks };
}

function onDesk(scene: Scene, seat: number, change: (desk: Desk) => Desk): Scene {
  return { ...scene, desks: scene.desks.map((desk, i) => (i === seat ? change(desk) : desk)) };
}

const handLess = (desk: Desk, colour: Colour): Desk => ({ ...desk, hand: without(desk.hand, colour) });
const flaskLess = (desk: Desk, colour: Colour): Desk => ({ ...desk, flask: without(desk.flask, colour) });

function laid(desk: Desk, burner: number, tile: string): Desk {
  return { ...desk, burners: desk.burners.map((here, i) => (i === burner ? { tile, filled: [] } : here)) };
}

function hung(desk: Desk, burner: number, hole: Colour, marble: Colour): Desk {
  const burners = desk.burners.map((here, i) => (here && i === burner ? { ...here, filled: [...here.filled, { hole, marble }] } : here));
  return { ...desk, burners };
}

function drunk(potions: Potion[], tile: string): Potion[] {
  const which = potions.findIndex((potion) => potion.tile === tile && !potion.drunk);
  return potions.map((potion, i) => (i === which ? { ...potion, drunk: true } : potion));
}

function less<T>(list: T[], item: T): T[] {
  const at = list.indexOf(item);
  return list.filter((_, i) => i !== at);
}

/** The points of a desk by where they come from (PE-29). */
export const SKILL = 4;
export const HELP = 2;
