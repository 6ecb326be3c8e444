/** Hears what a board tells: each event sounds when the story reaches it (`Telling.follow`), from where it happens. Of what is
 * skipped, or told at once, only what matters most is heard. A page that has an ear gives it to its board by context. */

import { getContext, setContext } from "svelte";
import type { AnyEvent, GameClient, GameEvent } from "../games/board";
import { isLogged } from "../games/vocabulary";
import { type Answer, ending, type Hearing, type Sound, SOUNDS } from "./names";
import { speaker } from "./play";

/** As much as this in one frame is told at once. */
const MOST = 3;
/** A step of something that walks, where it can't be seen how fast it goes. */
const STEP = 95;
/** What comes this soon after the end of a story belongs to it. */
const LAST = 150;

/** A game as far as an ear is concerned. */
type Sounding = Pick<GameClient, "vocabulary" | "sounds">;

export class Ear {
  readonly #game: () => Sounding | null;
  readonly #seat: () => number | null;
  /** What happened lately, and what of it has not been told yet. */
  #batch: GameEvent[] = [];
  readonly #untold = new Set<GameEvent>();
  #due: Sound[] = [];
  #drawing = false;
  readonly #timers = new Map<ReturnType<typeof setTimeout>, number>();

  constructor(game: () => Sounding | null, seat: () => number | null) {
    this.#game = game;
    this.#seat = seat;
  }

  /** Something happened, and will be told. */
  hear(events: readonly AnyEvent[]): void {
    if (this.#untold.size === 0) this.#batch = [];
    for (const event of events as readonly GameEvent[]) {
      this.#batch.push(event);
      this.#untold.add(event);
    }
  }

  /** The story has come to this event. */
  follow(told: AnyEvent): void {
    const event = told as GameEvent; // of the game that this ear knows
    this.#untold.delete(event);
    this.#sound(soundsOf(this.#game(), event, { seat: this.#seat(), batch: this.#batch }));
  }

  /** The story is over. What was not told is heard in one sound, the one that matters most. */
  settle(): void {
    const now = performance.now();
    for (const [timer, when] of this.#timers) {
      if (when - now <= LAST) continue;
      clearTimeout(timer);
      this.#timers.delete(timer);
    }
    const hearing = { seat: this.#seat(), batch: this.#batch };
    const skipped = [...this.#untold].flatMap((event) => soundsOf(this.#game(), event, hearing));
    this.#untold.clear();
    const [most] = skipped.toSorted(byWeight);
    if (most) this.#sound([{ ...most, times: 1 }]);
  }

  /** All that falls into one frame is weighed together. */
  #sound(sounds: Sound[]): void {
    if (sounds.length === 0) return;
    this.#due.push(...sounds);
    if (this.#drawing) return;
    this.#drawing = true;
    requestAnimationFrame(() => {
      this.#drawing = false;
      const due = this.#due;
      this.#due = [];
      for (const sound of due.length > MOST ? due.toSorted(byWeight).slice(0, 1) : due) this.#place(sound);
    });
  }

  #place(wish: Sound): void {
    const { sound, step, at, lands, times = 1, felt } = wish;
    const things = at ? [...document.querySelectorAll(at)] : [];
    const thing = things.find((one) => left(one) > 0) ?? things[0];
    const way = thing ? left(thing) : 0;
    const sounded = () => {
      speaker.play(sound, { step, from: side(thing) });
      if (felt) speaker.feel(wish);
    };
    if (times > 1) for (let i = 1; i <= times; i++) this.#later((way > 0 ? way / times : STEP) * i, sounded);
    else if (lands && way > 0) this.#later(way, sounded);
    else sounded();
  }

  #later(ms: number, then: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      then();
    }, ms);
    this.#timers.set(timer, performance.now() + ms);
  }
}

const byWeight = (one: Sound, other: Sound): number => SOUNDS[other.sound] - SOUNDS[one.sound];

/** Where on the page this thing is now, from −1 to 1. */
function side(thing: Element | undefined): number {
  if (!thing) return 0;
  const { left: start, width } = thing.getBoundingClientRect();
  return (2 * start + width) / Math.max(1, innerWidth) - 1;
}

/** For how many ms this thing is still on its way. */
function left(thing: Element): number {
  const ways = thing.getAnimations?.() ?? [];
  return Math.max(0, ...ways.map((way) => {
    const end = Number(way.effect?.getComputedTiming().endTime ?? 0);
    return way.playState === "running" && Number.isFinite(end) ? (end - Number(way.currentTime ?? 0)) / (way.playbackRate || 1) : 0;
  }));
}

/** What is heard of an event: as its game says, or as in any game. */
export function soundsOf(game: Sounding | null, event: GameEvent, hearing: Hearing<GameEvent>): Sound[] {
  if (!game) return [];
  const entry = game.sounds ? game.sounds[event.event] : plainly(game, event, hearing);
  const answer = typeof entry === "function" ? entry(event, hearing) : (entry ?? null);
  if (answer === null) return [];
  if (typeof answer === "string") return [{ sound: answer }];
  return Array.isArray(answer) ? answer : [answer];
}

/** A game that says nothing of its sounds: whatever is worth a line is heard as a card that is laid. */
function plainly({ vocabulary }: Sounding, event: GameEvent, hearing: Hearing<GameEvent>): Answer {
  if (event.event === "over") return Array.isArray(event["winners"]) ? ending(event["winners"], hearing) : "bell";
  if (event.event === "round-ended") return "bell";
  if (/deal|dealt|shuffled/.test(event.event)) return "cards-shuffled";
  return event.event !== "blank" && isLogged(vocabulary, event) ? "card-laid" : null;
}

export const EAR = Symbol("ear");

/** Gives an ear to the board of this page. */
export function listen(game: () => Sounding | null, seat: () => number | null = () => null): Ear {
  return setContext(EAR, new Ear(game, seat));
}

/** The ear of the page that a board is on, if it has one. */
export function earHere(): Ear | undefined {
  return getContext<Ear | undefined>(EAR);
}
