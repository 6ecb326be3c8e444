/** What happened, told in steps that a newer story or an impatient reader may cut at any moment.
 *
 * What happened is told first, and only then is something asked: see `gate`. Whoever starts a story gives
 * what to do at its end, which is done exactly once, whether the story was told or cut. How fast it goes is
 * decided here and nowhere else: the person's pace, the time that an act may take, a finger that is held
 * down. To those who want no motion it is told in stills, and to those who want it at once not at all. */

import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";
import { nextFrame } from "./frames";
import { gate } from "./gate";
import { inStills, rateNow } from "./pace.svelte";

export interface Teller {
  /** Let this much time pass. */
  wait(ms: number): Promise<void>;
  /** Wait for animations; they jump to their ends when the story is cut. */
  watch(animations: (Animation | null)[]): Promise<void>;
  /** Animations that nobody waits for: they keep the story's pace. */
  along(animations: (Animation | null)[]): void;
  /** Things that are only for show, and that nobody waits for: each begins in a frame of its own. */
  strew(parts: (() => (Animation | null)[])[]): void;
  /** Until all that has changed is drawn: what follows falls into another frame. `unseen` is there by then, but not to be seen yet. */
  drawn(unseen?: (HTMLElement | null)[]): Promise<void>;
}

class Cut extends Error {}

/** With a finger held down it goes so many times as fast. */
const HELD = 4;
/** Who has come so far on its way may as well be there. */
const NEARLY = 0.65;
/** A still is looked at for as long as this; what is shorter is seen together with what follows. */
const STILL = 420;

/** The time of one story: it goes slower or faster, and may stop. */
class Clock {
  /** All time that was asked for so far, as if it had gone at the usual rate. */
  asked = 0;
  #rate = 1;
  /** In stills: time that has not been looked at yet. */
  #owed = 0;
  #over = false;
  readonly #moving = new Set<Animation>();
  /** Those that nobody waits for. */
  readonly #along = new Set<Animation>();
  /** What style sheets set in motion: it keeps the pace, but belongs to the board and not to the story. */
  readonly #paced = new Set<Animation>();
  readonly #stills = inStills();
  readonly #stopped: Promise<never>;
  #stop: (reason: Cut) => void = () => undefined;
  #changed: () => void = () => undefined;

  constructor() {
    this.#stopped = new Promise<never>((_, reject) => (this.#stop = reject));
    this.#stopped.catch(() => undefined);
  }

  get rate(): number {
    return this.#rate;
  }

  set rate(rate: number) {
    if (rate === this.#rate) return;
    this.#rate = rate;
    for (const animation of [...this.#moving, ...this.#paced]) animation.updatePlaybackRate(rate);
    this.#changed();
  }

  async wait(ms: number): Promise<void> {
    this.#go();
    this.asked += ms;
    let left = ms;
    if (this.#stills) {
      this.#owed += ms;
      if (this.#owed < STILL * this.#rate) return;
      left = this.#owed;
      this.#owed = 0;
    }
    while (left > 0) {
      const [since, rate] = [Date.now(), this.#rate];
      let timer: ReturnType<typeof setTimeout> | undefined;
      const done = new Promise<boolean>((pass) => {
        timer = setTimeout(() => pass(true), left / rate);
        this.#changed = () => pass(false);
      });
      try {
        if (await Promise.race([done, this.#stopped])) return;
      } finally {
        clearTimeout(timer);
      }
      left -= (Date.now() - since) * rate;
    }
  }

  async watch(animations: (Animation | null)[]): Promise<void> {
    this.#go();
    if (this.#stills) {
      for (const animation of animations) animation?.cancel();
      return this.wait(STILL);
    }
    const seen = this.#take(animations);
    this.asked += Math.max(0, ...seen.map((animation) => Number(animation.effect?.getComputedTiming().endTime ?? 0)));
    await Promise.race([Promise.all(seen.map(({ finished }) => finished)), this.#stopped]);
    for (const animation of seen) this.#moving.delete(animation);
  }

  along(animations: (Animation | null)[]): void {
    this.#go();
    if (this.#stills) return animations.forEach((animation) => animation?.cancel());
    for (const animation of this.#take(animations)) {
      this.#along.add(animation);
      const gone = () => {
        this.#moving.delete(animation);
        this.#along.delete(animation);
      };
      animation.finished.then(gone, gone);
    }
  }

  strew(parts: (() => (Animation | null)[])[]): void {
    this.#go();
    if (this.#stills) return;
    const begin = async () => {
      for (const part of parts) {
        await this.drawn();
        this.along(part());
      }
    };
    begin().catch((error: unknown) => {
      if (!(error instanceof Cut)) throw error;
    });
  }

  async drawn(unseen: (HTMLElement | null)[] = []): Promise<void> {
    this.#go();
    if (this.#stills) return;
    for (const thing of unseen) if (thing) thing.style.visibility = "hidden";
    try {
      await Promise.race([nextFrame(), this.#stopped]);
    } finally {
      for (const thing of unseen) if (thing) thing.style.visibility = "";
    }
  }

  /** The picture has changed, and the page has to be drawn anew: whatever nobody waits for and is as good as over ends with it. By itself
   * each end would be a frame more, and two before it in which a browser gets ready. */
  end(): void {
    for (const animation of [...this.#along, ...this.#paced]) {
      const { localTime, endTime } = animation.effect?.getComputedTiming() ?? {};
      if (animation.playState === "running" && Number(localTime) > NEARLY * Number(endTime)) animation.finish();
    }
  }

  /** Whatever the board moves by itself since it was drawn last. */
  pace(board: Element): void {
    if (this.#over || this.#stills || this.#rate === 1) return;
    for (const animation of board.getAnimations?.({ subtree: true }) ?? []) {
      if (!isOfStyle(animation) || this.#paced.has(animation) || animation.effect?.getComputedTiming().endTime === Infinity) continue;
      this.#paced.add(animation);
      animation.updatePlaybackRate(this.#rate);
      const gone = () => this.#paced.delete(animation);
      animation.finished.then(gone, gone);
    }
  }

  stop(): void {
    if (this.#over) return;
    this.#over = true;
    this.#stop(new Cut());
    for (const animation of this.#moving) animation.cancel();
  }

  #go(): void {
    if (this.#over) throw new Cut();
  }

  #take(animations: (Animation | null)[]): Animation[] {
    const seen = animations.filter((animation) => animation !== null);
    for (const animation of seen) {
      this.#moving.add(animation);
      if (this.#rate !== 1) animation.updatePlaybackRate(this.#rate);
    }
    return seen;
  }
}

export class Story {
  #clock: Clock | null = null;
  #cut: (() => void) | null = null;
  #act = 1;
  #held = false;
  readonly #boards = new Set<HTMLElement>();

  get running(): boolean {
    return this.#cut !== null;
  }

  /** Tell `steps`, cutting what is being told; `end` hears whether somebody cut it short. */
  tell(steps: (teller: Teller) => Promise<void>, end: (cut: boolean) => void): void {
    this.cut();
    if (rateNow() === null || document.hidden) return end(true); // who does not look has no story
    const clock = (this.#clock = new Clock());
    let over = false;
    const finish = (cut: boolean) => {
      if (over) return;
      over = true;
      document.removeEventListener("visibilitychange", leave);
      this.#cut = null;
      this.#clock = null;
      this.#held = false;
      this.rate = 1;
      clock.stop();
      end(cut);
    };
    const leave = () => document.hidden && finish(true);
    document.addEventListener("visibilitychange", leave);
    this.#cut = () => finish(true);
    this.rate = 1;
    const teller: Teller = {
      wait: (ms) => clock.wait(ms),
      watch: (animations) => clock.watch(animations),
      along: (animations) => clock.along(animations),
      strew: (parts) => clock.strew(parts),
      drawn: (unseen) => clock.drawn(unseen),
    };
    steps(teller).then(() => finish(false), (error: unknown) => {
      finish(true);
      if (!(error instanceof Cut) && !isAbort(error)) throw error;
    });
  }

  /** Jump to the end. */
  cut(): void {
    this.#cut?.();
  }

  /** The picture has changed: what moves on the board by itself because of that (transitions, keyframes of its style
   * sheets) keeps the story's pace. Not by a property that they would take it from: the whole board would have
   * to be styled anew with every change of it. */
  async pace(): Promise<void> {
    const clock = this.#clock;
    await tick();
    clock?.end();
    await nextFrame(); // by then the browser knows what moves, and need not be made to find out
    for (const board of this.#boards) clock?.pace(board);
  }

  /** As long as it is held, it goes faster. */
  hold(held: boolean): void {
    this.#held = held && this.running;
    this.#keepTime();
  }

  /** How much faster this act goes than it would by itself. */
  protected set rate(rate: number) {
    this.#act = rate;
    this.#keepTime();
  }

  /** The time that was asked for so far. */
  protected get asked(): number {
    return this.#clock?.asked ?? 0;
  }

  #keepTime(): void {
    const rate = (rateNow() ?? 1) * this.#act * (this.#held ? HELD : 1);
    if (this.#clock) this.#clock.rate = rate;
  }

  /** For a board: while it is `telling`, whatever a person does there brings the story to its end and does
   * nothing else; the next touch or key plays. `press` gets the keys that are free, and `cut` is called with each cut. */
  gate(telling: () => boolean, press?: (event: KeyboardEvent) => void, cut?: () => void): Attachment<HTMLElement> {
    const told = {
      cut: () => {
        this.cut();
        cut?.();
      },
      hold: (held: boolean) => this.hold(held),
    };
    return (board) => {
      this.#boards.add(board);
      const away = gate(board, told, telling, press);
      return () => {
        this.#boards.delete(board);
        away();
      };
    };
  }
}

/** What somebody did, from the first of their moves to the last, however many there are. */
interface Act {
  by: number | null;
  /** The time that it may take at the usual rate, and what it has taken. */
  time: number;
  taken: number;
}

/** Told events, as somebody's doing: those who follow each other and are one's are one act. */
export interface Deed<E> {
  events: E[];
  by: number | null;
  /** The time that it may take, in milliseconds. */
  time: number;
}

/** How long an event of a kind takes that has never been told. */
const UNKNOWN = 350;
/** However much there is to tell, it can be seen. */
const FASTEST = 8;
/** An act that has used up its time and still goes on has so much for the rest. */
const LEAST = 100;

/** A story that grows while it is told: one event after the other, each to its end. */
export class Chronicle<E> extends Story {
  /** With more acts than this still to be told, it jumps to what is new. */
  readonly #most: number;
  readonly #kindOf: (event: E) => string;
  #left: { event: E; act: Act }[] = [];
  #last: Act | null = null;
  /** How long an event of a kind took when it was told last. */
  readonly #lengths = new Map<string, number>();

  constructor(most: number, kindOf: (event: E) => string) {
    super();
    this.#most = most;
    this.#kindOf = kindOf;
  }

  /** Tell these after what is being told. At the first of them `begin` sets the scene, and gives how an
   * event is shown. */
  add({ events, by, time }: Deed<E>, begin: () => (teller: Teller, event: E) => Promise<void>, end: (cut: boolean) => void): void {
    if (new Set(this.#left.map(({ act }) => act)).size > this.#most) this.cut();
    const known = this.#last;
    const act = known && by !== null && known.by === by ? known : { by, time, taken: 0 };
    act.time = Math.max(act.time, time);
    this.#last = act;
    this.#left.push(...events.map((event) => ({ event, act })));
    if (this.running) return;
    const show = begin();
    const steps = async (teller: Teller) => {
      await tick();
      for (let next = this.#left.shift(); next; next = this.#left.shift()) {
        const { event } = next;
        this.rate = this.#rateOf(event, next.act);
        const [before, begun] = [this.asked, Date.now()];
        await show(teller, event);
        this.#lengths.set(this.#kindOf(event), this.asked - before);
        next.act.taken += (Date.now() - begun) * (rateNow() ?? 1); // also what a busy machine added
      }
    };
    this.tell(steps, (cut) => {
      this.#left = [];
      this.#last = null;
      end(cut);
    });
  }

  /** As fast as it takes to tell all that is left of this act in the time that it has left. */
  #rateOf(event: E, act: Act): number {
    const rest = [event, ...this.#left.filter((other) => other.act === act).map((other) => other.event)];
    const length = rest.reduce((sum, one) => sum + (this.#lengths.get(this.#kindOf(one)) ?? UNKNOWN), 0);
    return Math.min(FASTEST, Math.max(1, length / Math.max(LEAST, act.time - act.taken)));
  }
}

/** Whether a style sheet began it, not a story. */
function isOfStyle(animation: Animation): boolean {
  return "transitionProperty" in animation || "animationName" in animation;
}

/** An animation that was cancelled says so. */
function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}
