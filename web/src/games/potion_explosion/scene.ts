/** What lies on the table, and how an event changes the picture. No rules: an event says what
 * happened, and this moves the marbles and tiles it names. */

import { type Colour, coloursOf, sorted, without } from "./tiles";
import type { Burner, Desk as DeskView, Event, Exploded, Potion, Stack, TakenMarble, View } from "./vocabulary";

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

/** What is missing on a tile is seen from what is on it. */
export type Desk = Omit<DeskView, "burners"> & { burners: (Omit<Burner, "holes"> | null)[] };

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
const marble = (colour: Colour): Marble => ({ id: (counter += 1), colour });
const marblesOf = (colours: string): Marble[] => coloursOf(colours).map(marble);
const lettersOf = (track: Track): string => track.marbles.map(({ colour }) => colour).join("");

/** Of a view, what is on the picture. */
export type Seen = Pick<View, "starters" | "tracks" | "stacks" | "desks" | "countdown" | "bank" | "help_tokens" | "turn">;

/** The picture of a view; where a track looks as it did before, its marbles are the same ones. */
export function sceneOf(view: Seen, before: Scene | null = null): Scene {
  const { starters, stacks, countdown, bank, help_tokens, turn } = view;
  const tracks = view.tracks.map(({ marbles, hidden }, i) => {
    const old = before?.tracks[i];
    return { marbles: old && lettersOf(old) === marbles ? old.marbles : kept(old, marbles), hidden };
  });
  return { starters, tracks, stacks, desks: view.desks, countdown, bank, help_tokens, turn, chain: null };
}

/** Marbles of a track that changed: the front ones that are still there, and new ones. */
function kept(old: Track | undefined, marbles: string): Marble[] {
  const still = old?.marbles ?? [];
  let same = 0;
  while (same < marbles.length && still[same]?.colour === marbles[same]) same += 1;
  return [...still.slice(0, same), ...marblesOf(marbles.slice(same))];
}

/** The scene after an event. */
export function after(scene: Scene, event: Event): Scene {
  switch (event.event) {
    case "drafted":
      return onDesk({ ...scene, starters: less(scene.starters, event.tile) }, event.seat, (desk) => laid(desk, desk.burners.indexOf(null), event.tile));
    case "filled": {
      const tracks = event.tracks.map((marbles, i) => ({ marbles: marblesOf(marbles), hidden: scene.tracks[i]?.hidden || 7 }));
      return { ...scene, tracks, stacks: event.tops.map((top, i) => ({ top, size: scene.stacks[i]?.size || 8 })) };
    }
    case "turn":
      return { ...scene, turn: event.seat, chain: null };
    case "picked":
      return { ...taken(scene, event.seat, [event]), chain: begun(event) };
    case "exploded": {
      const { seat, track, place, colour, count } = event;
      const shown = rolledIn(scene, track, place + count, colour);
      const spots = Array.from({ length: count }, (_, i) => ({ track, place: place + i, colour }));
      const chain = scene.chain ?? begun(event);
      return { ...taken(shown, seat, spots), chain: { ...chain, taken: chain.taken + count, steps: chain.steps + 1, bursting: [] } };
    }
    case "helped": {
      const helped = { ...taken(scene, event.seat, [event]), help_tokens: scene.help_tokens - 1 };
      return onDesk(helped, event.seat, (desk) => ({ ...desk, helps: desk.helps + 1 }));
    }
    case "took":
      return taken(scene, event.seat, event.marbles);
    case "filtered":
      return removed(scene, event.places.map((place) => ({ ...event, place })));
    case "seen":
      return rolled(scene, event.track, event.colours);
    case "arrived":
      return rolled(scene, event.track, event.colour, event.place);
    case "drunk":
      return onDesk(scene, event.seat, (desk) => ({ ...desk, potions: drunk(desk.potions, event.tile) }));
    case "robbed": {
      const robbed = onDesk(scene, event.victim, (desk) => ({ ...desk, flask: "" }));
      return onDesk(robbed, event.seat, (desk) => ({ ...desk, hand: sorted(desk.hand + event.colours) }));
    }
    case "put": {
      const { seat, burner, colour } = event;
      return onDesk(scene, seat, (desk) => hung(event.from === "flask" ? flaskLess(desk, colour) : handLess(desk, colour), burner, colour, colour));
    }
    case "prism": {
      const { seat, burner, hole, colour } = event;
      return onDesk(scene, seat, (desk) => hung(flaskLess(desk, colour), burner, hole, colour));
    }
    case "flasked":
      return onDesk(scene, event.seat, (desk) => ({ ...handLess(desk, event.colour), flask: sorted(desk.flask + event.colour) }));
    case "handed":
      return onDesk(scene, event.seat, (desk) => ({ ...flaskLess(desk, event.colour), hand: sorted(desk.hand + event.colour) }));
    case "completed":
      return onDesk(scene, event.seat, (desk) => ({
        ...desk,
        burners: desk.burners.map((here) => (here?.tile === event.tile ? null : here)),
        potions: [...desk.potions, { tile: event.tile, drunk: false }],
      }));
    case "ended":
      return onDesk({ ...scene, chain: null }, event.seat, (desk) => ({ ...desk, hand: "" }));
    case "tile": {
      const stacks = scene.stacks.map((here, i) => (i === event.stack ? { top: null, size: Math.max(0, here.size - 1) } : here));
      return onDesk({ ...scene, stacks }, event.seat, (desk) => laid(desk, event.burner, event.tile));
    }
    case "uncovered":
      return { ...scene, stacks: scene.stacks.map((here, i) => (i === event.stack ? { ...here, top: event.tile } : here)) };
    case "skill":
      return onDesk({ ...scene, [event.from]: Math.max(0, scene[event.from] - 1) }, event.seat, (desk) => ({ ...desk, skills: desk.skills + 1 }));
    default:
      return scene;
  }
}

/** What an explosion is about to take. */
export function bursting(scene: Scene, event: Exploded): Scene {
  const { track, place, count, colour } = event;
  const shown = rolledIn(scene, track, place + count, colour);
  const ids = shown.tracks[track]!.marbles.slice(place, place + count).map(({ id }) => id);
  return { ...shown, chain: { ...(scene.chain ?? begun(event)), bursting: ids } };
}

/** A marble was picked; what explodes is added. */
const begun = ({ seat, track }: { seat: number; track: number }): Chain => ({ seat, track, taken: 1, steps: 0, bursting: [] });

function removed(scene: Scene, spots: TakenMarble[]): Scene {
  const tracks = scene.tracks.map((here, i) => {
    const places = spots.filter(({ track }) => track === i).map(({ place }) => place);
    return places.length === 0 ? here : { ...here, marbles: here.marbles.filter((_, at) => !places.includes(at)) };
  });
  return { ...scene, tracks };
}

/** From the dispenser into a hand. */
function taken(scene: Scene, seat: number, spots: TakenMarble[]): Scene {
  const colours = spots.map(({ colour }) => colour).join("");
  return onDesk(removed(scene, spots), seat, (desk) => ({ ...desk, hand: sorted(desk.hand + colours) }));
}

/** Marbles come out of the tank. */
function rolled(scene: Scene, track: number, colours: string, place?: number): Scene {
  const tracks = scene.tracks.map((here, i) => {
    if (i !== track) return here;
    const marbles = [...here.marbles];
    marbles.splice(place ?? marbles.length, 0, ...marblesOf(colours));
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
      ? { marbles: [...here.marbles, ...marblesOf(colour.repeat(length - there))], hidden: Math.max(0, here.hidden - (length - there)) }
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

/** What tokens are worth (PE-29). */
export const SKILL = 4;
export const HELP = 2;
