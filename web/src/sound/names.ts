/** What can be heard: sounds by name, called after what they sound like and not after a game. Each game says in its
 * `sounds.ts` which of its events is heard how (`Sounds`), typed by its vocabulary: an event without an entry is an error.
 * The recipes are in `palette.ts`, which is fetched later; here are only names, so that asking costs nothing. */

import type { AnyEvent } from "../games/board";

/** Every sound, and how much it matters: where much happens at once, only what matters most is heard. */
export const SOUNDS = {
  "tick": 0,
  "card-laid": 1,
  "card-turned": 1,
  "cards-swept": 3,
  "cards-shuffled": 2,
  "marbles-rolling": 1,
  "marble-clack": 1,
  "marble-in-hole": 1,
  "explosion": 3,
  "thump": 2,
  "bubbling": 3,
  "gulp": 2,
  "disc-grinding": 3,
  "paws": 1,
  "bark": 2,
  "bite": 4,
  "pawn-step": 1,
  "pawn-hit": 4,
  "pawn-home": 3,
  "pickaxe": 2,
  "tool-broken": 4,
  "door": 2,
  "key": 2,
  "rockfall": 4,
  "grumble": 3,
  "gold": 4,
  "ladder": 1,
  "bell": 3,
  "refusal": 2,
  "message": 1,
  "tea-glass": 5,
  "my-turn": 5,
  "win": 6,
  "loss": 6,
} as const;

export type SoundName = keyof typeof SOUNDS;
export const NAMES = Object.keys(SOUNDS) as SoundName[];

/** What a person who looks elsewhere wants to hear. */
export const ALERTS: readonly SoundName[] = ["my-turn", "tea-glass", "message"];

/** A sound that is asked for. */
export interface Sound {
  sound: SoundName;
  /** Which step of a chain it is, from 1: each is higher than the one before. */
  step?: number | undefined;
  /** The thing on the page where it happens: it is heard from there. The first that moves, if there are several. */
  at?: string | undefined;
  /** It is heard when that thing has come to rest, not when it sets out. */
  lands?: true;
  /** So many times, while the thing is on its way. */
  times?: number;
  /** It is felt, too: it was done to this person, or it shakes the table. */
  felt?: boolean;
}

/** What an event is heard in. */
export interface Hearing<E> {
  /** The seat of this person; nobody's for who only looks on. */
  seat: number | null;
  /** What happened together with it, in order, the event among them. */
  batch: E[];
}

export type Answer = SoundName | Sound | Sound[] | null;
type Of<E extends AnyEvent, Name> = Extract<E, { event: Name }>;

/** How each event of a game is heard; null for what makes no sound. */
export type Sounds<E extends AnyEvent> = {
  readonly [Name in E["event"]]: Answer | ((event: Of<E, Name>, hearing: Hearing<E>) => Answer);
};

/** The end of a game, as it is heard in this seat; who only looks on is glad with the winners. */
export function ending(winners: readonly number[], { seat }: { seat: number | null }): SoundName {
  return seat === null || winners.includes(seat) ? "win" : "loss";
}
