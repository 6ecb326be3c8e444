/** How a board tells what happened: in motion from the last view to this one, with who does what in its
 * prompt, and aloud for screen readers; only then is something asked. What is the same at every board
 * is here, and a board gives what is its own (`Ways`):
 *
 *     const telling = new Telling(() => ({ view, happened, silent, onsettled, ontold }), {
 *       vocabulary, begin, after, tell, aloud,
 *       status: () => statusOf(view, …),
 *     });
 *     const legal: Move[] = $derived(telling.running ? [] : allowed);
 *     const scene = $derived(telling.scene ?? sceneOf(view));
 *
 *     <section data-telling={telling.running ? "" : undefined} {@attach telling.gate(press)}>
 *       … {telling.status.text} <Conducting {telling} {again} /> …
 *       <Announcements announcer={telling.announcer} />
 *
 * At the end of a round the picture stays as it is while the page says that it is `held`: the score sheet lies beside the
 * round that it is about, not beside the next deal.
 *
 * `begin` gives the picture to set out from, and how an event is shown; whoever shows it calls
 * `telling.follow(event)` once the picture should change, and the page hears how far the story has come.
 * How long it takes is no board's business: whatever somebody does in a turn is one act, and each step of it
 * is as fast as all of them must be. `new NextStop` keeps the keyboard's place. */

import { onDestroy, tick, untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { AnyEvent, Batch } from "../games/board";
import { isAgainst, isDrawn, seatsIn, type Vocabulary } from "../games/vocabulary";
import { furnishing } from "../parts/furnishing.svelte";
import { earHere } from "../sound/ear";
import { say } from "../words/words.svelte";
import { Announcer } from "./announcer.svelte";
import { Frames } from "./frames";
import { follow } from "./news.svelte";
import { Chronicle, type Teller } from "./story";

/** What a board is given and a story needs. */
interface Given<V, E> {
  view: V;
  happened: Batch<E> | null;
  silent?: boolean;
  onsettled?: () => void;
  ontold?: (number: number | null) => void;
  held?: boolean;
}

/** Events that led from one view to another, and the number of the first. */
interface Chapter<V, E> extends Batch<E> {
  last: V;
  then: V;
}

/** What a story has to know of any view. */
interface Seen {
  seat: number | null;
  acting: number[];
}

/** What the prompt says, and whether this person must do something. */
interface Prompt {
  text: string;
  asked: boolean;
}

/** Shows an event in motion. */
export type Show<E> = (teller: Teller, event: E) => Promise<void>;

export interface Ways<V extends Seen, E extends AnyEvent, Scene> {
  vocabulary: Vocabulary<E>;
  /** At the first of these events: the picture of the view before them, and how each is shown. */
  begin: (last: V, events: E[]) => { scene: Scene; show: Show<E> };
  /** The picture after an event; `then` is the view that it led to, with all of its batch. */
  after: (scene: Scene, event: E, then: V) => Scene;
  /** What the prompt says meanwhile of what somebody does; null for what nobody in particular does,
   * which is only seen, and nothing for what needs no words. */
  tell: (event: E) => string | null;
  /** What is read aloud of it, or nothing. */
  aloud: (event: E) => string;
  /** What the table waits for, when nothing is told. */
  status: () => Prompt;
  /** Whether an event has to be seen before anything is done; by default each has to. */
  holds?: (event: E) => boolean;
  /** The story is over, or was cut: away with what was only for it. */
  end?: () => void;
}

/** With more acts than this still to be told, it jumps to what is new. */
const MOST = 6;
/** The time that an act may take, in milliseconds: what somebody else does, what this person does; and more
 * for each further player who has a part in it. */
const OTHERS = 2800;
const OWN = 4000;
const EACH = 250;
/** What is done to this person is looked at for a moment longer. */
const FELT = 700;

interface Step<V, E> {
  event: E;
  number: number;
  /** The view that all of its batch led to. */
  then: V;
  by: number | null;
}

export class Telling<V extends Seen, E extends AnyEvent, Scene> {
  /** The picture, as far as it has been told; null when there is nothing to tell. */
  scene = $state.raw<Scene | null>(null);
  /** The picture as far as what lies around it follows, such as seats: the same, or some frames behind. */
  around = $state.raw<Scene | null>(null);
  readonly announcer = new Announcer(null);
  readonly #story = new Chronicle<Step<V, E>>(MOST, ({ event }) => event.event);
  readonly #given: () => Given<V, E>;
  readonly #ways: Ways<V, E, Scene>;
  readonly #ear = earHere();
  readonly #furnished = furnishing();
  /** What need not change in the same frame as the picture. */
  readonly #frames = new Frames();
  #said = $state("");
  /** Whether the prompt says what is told: something is asked a frame after it may be done. */
  #speaking = $state(false);
  /** Among what is told is something that has to be seen first. */
  #holding = $state(false);
  /** Whose doing is told. */
  #by = $state<number | null>(null);
  #step: Step<V, E> | null = null;
  /** The view that has been told to its end. */
  #told = $state.raw<V | null>(null);
  /** The view that will have been, once the seats are drawn anew. */
  #over: V | null = null;
  /** What was followed, and the prompt does not say yet. */
  #unsaid: E[] = [];
  /** What was not said aloud yet. */
  #unheard: E[] = [];
  /** The picture stays at the end of a round. */
  #resting = $state(false);
  /** What comes after it. */
  #waiting: Chapter<V, E>[] = [];
  /** What the picture has not followed yet. */
  #untold: Step<V, E>[] = [];
  // The picture changes with every event, and whether one is told does not: whoever asks only for that is left alone.
  readonly #running = $derived(this.#holding);
  readonly #view = $derived.by(() => this.#seen());

  constructor(given: () => Given<V, E>, ways: Ways<V, E, Scene>) {
    this.#given = given;
    this.#ways = ways;
    follow(given, (batch, last) => this.#hear({ ...batch, last, then: given().view }), () => this.#jump());
    $effect(() => this.announcer.ask(this.status));
    $effect(() => {
      if (this.#resting && !given().held) untrack(() => this.#goOn());
    });
    onDestroy(() => this.cut());
  }

  /** Whether something is told that has to be seen before anything is done. */
  get running(): boolean {
    return this.#running;
  }

  /** Whether a round is over, and the page looks at it. */
  get resting(): boolean {
    return this.#resting;
  }

  /** What the prompt says: who does what, or what the table waits for. */
  get status(): Prompt {
    return this.#speaking ? { text: this.#said || say("telling"), asked: false } : this.#ways.status();
  }

  /** The view, as far as it has been told: that before what is being told, in which who does it is acting and
   * nobody has won yet. For what is shown of players; the picture itself follows every event. */
  get view(): V {
    return this.#view;
  }

  /** The picture follows an event that is being shown; what lies around it does so in a frame of its own if that is `apart`. */
  follow(event: E, apart = false): void {
    this.#ear?.follow(event);
    const step = this.#step;
    if (step !== null) {
      this.#untold.splice(0, this.#untold.findIndex((other) => other.event === event) + 1);
      this.draw((scene) => this.#ways.after(scene, event, step.then), apart);
    }
    this.#unsaid.push(event);
    this.#frames.later("prompt", () => this.#prompt());
    if (step !== null) this.#frames.later("page", () => this.#tell(step.number));
  }

  /** The picture changes while it is told. */
  draw(change: (scene: Scene) => Scene, apart = false): void {
    if (this.scene === null) return;
    this.scene = change(this.scene);
    this.#frames.yield();
    if (apart) this.#frames.later("around", () => (this.around = this.scene));
    else this.around = this.scene;
    void this.#story.pace();
  }

  /** For the board's element: see `Story.gate`. */
  gate(press?: (event: KeyboardEvent) => void): Attachment<HTMLElement> {
    return this.#story.gate(() => this.running && !this.#resting, press, () => this.#frames.flush());
  }

  /** Jump to the end. */
  cut(): void {
    this.#story.cut();
    this.#frames.flush();
  }

  #hear(chapter: Chapter<V, E>): void {
    if (!this.#story.running) this.#frames.flush(); // what was told last is over
    const { events, first, then } = chapter;
    if (this.#waiting.length > 0) return void this.#waiting.push(chapter);
    const goesOn = this.#given().held !== undefined && then.acting.length > 0;
    const end = goesOn ? events.findLastIndex(({ event }) => event === "round-ended") + 1 : 0;
    if (end > 0 && end < events.length) this.#waiting.push({ ...chapter, first: first + end, events: events.slice(end) });
    this.#take(chapter, end > 0 ? events.slice(0, end) : events);
  }

  #take({ first, events: all, last, then }: Chapter<V, E>, events: E[]): void {
    const { vocabulary, aloud, holds = () => true } = this.#ways;
    this.#ear?.hear(events);
    const drawn = events.filter((event) => isDrawn(vocabulary, event));
    if (drawn.length > 0 || this.scene !== null) {
      const seats = seatsIn(events);
      const by = seats[0] ?? null;
      const steps = events.map((event, at) => ({ event, number: first + at, then, by }));
      const time = (by !== null && by === then.seat ? OWN : OTHERS) + EACH * Math.max(0, seats.length - 1);
      this.#untold.push(...steps);
      const end = (cut: boolean) => {
        if (this.#waiting.length > 0) this.#rest();
        else this.#settle(cut);
      };
      this.#story.add({ events: steps, by, time }, () => this.#begin(last, all, first), end);
    }
    if (drawn.length === 0 && events.some(({ event }) => event === "undone")) this.cut();
    if (this.scene !== null && drawn.some(holds)) {
      // The first sentence is there from the beginning, so that the prompt changes once and not twice.
      if (!this.#speaking) this.#said = this.#ways.tell(events[0]!) || "";
      this.#holding = this.#speaking = true;
    }
    if (this.scene === null) this.#ear?.settle(); // nothing is told of it
    if (this.#given().silent) return;
    this.#unheard.push(...events);
    const speak = () => this.announcer.tell(this.#unheard.splice(0).map(aloud));
    if (this.scene === null) speak();
    else this.#frames.later("aloud", speak);
  }

  /** The prompt says the last of what was followed and has words. */
  #prompt(): void {
    for (const event of this.#unsaid.splice(0).reverse()) {
      const sentence = this.#ways.tell(event);
      if (sentence === "") continue;
      this.#said = sentence ?? "";
      return;
    }
  }

  #seen(): V {
    const view = this.#told;
    if (!this.running || view === null) return this.#given().view;
    return { ...view, acting: this.#by === null ? [] : [this.#by], ...("winners" in view ? { winners: [] } : {}) };
  }

  /** The end of a round has been told, or cut short: what was not shown is in the picture all the same. */
  #rest(): void {
    this.#frames.flush();
    this.#ways.end?.();
    this.#ear?.settle();
    for (const { event, then } of this.#untold.splice(0)) if (this.scene !== null) this.scene = this.#ways.after(this.scene, event, then);
    this.around = this.scene;
    this.#holding = true;
    this.#speaking = true;
    this.#said = say("round-over");
    this.#by = null;
    this.#tell(this.#waiting[0]!.first - 1);
    const { onsettled } = this.#given();
    void tick().then(() => {
      onsettled?.();
      this.#resting = this.scene !== null;
    });
  }

  /** The sheet has been put away. */
  #goOn(): void {
    this.#resting = false;
    for (const chapter of this.#waiting.splice(0)) this.#hear(chapter);
    if (!this.#story.running && this.#waiting.length === 0 && this.scene !== null) this.#settle();
  }

  /** Another table, or a step that nobody tells. */
  #jump(): void {
    this.#waiting = [];
    this.cut();
    if (this.scene !== null) this.#settle();
  }

  #begin(last: V, events: E[], first: number) {
    const { scene, show } = this.#ways.begin(last, events);
    this.scene ??= scene; // at the end of a round it is there already
    this.around = this.scene;
    this.#told ??= last;
    this.#tell(first - 1);
    return async (teller: Teller, step: Step<V, E>) => {
      if (!this.#furnished.whole) await this.#furnished.ready; // it may tell of what is not there yet
      if (this.#step && this.#step.then !== step.then) this.#over = this.#step.then;
      this.#step = step;
      this.#frames.later("seats", () => {
        if (this.#over !== null) this.#told = this.#over;
        this.#over = null;
        this.#by = seatsIn([step.event])[0] ?? step.by;
      });
      await show(teller, step.event);
      this.#frames.later("page", () => this.#tell(step.number));
      if (isAgainst(this.#ways.vocabulary, step.event, step.then.seat)) await teller.wait(FELT);
    };
  }

  /** The page hears how far the story has come; null is to its end. */
  #tell(number: number | null): void {
    this.#given().ontold?.(number);
  }

  /** It is over: part by part where it has been told to its end, all at once where somebody cut it short. */
  #settle(cut = true): void {
    this.#ending().forEach((part, at) => this.#frames.later(`end ${at}`, part));
    if (cut) this.#frames.flush();
  }

  /** First the seats are as they are now, then the picture stands still, something may be done, is asked, and the page hears of it. */
  #ending(): (() => void)[] {
    return [
      () => {
        this.around = null;
        this.#told = this.#over = null;
        this.#by = null;
      },
      () => {
        this.#ways.end?.();
        this.#ear?.settle();
        this.scene = null;
        this.#untold = [];
        this.#step = null;
      },
      () => {
        this.#holding = false;
        this.#resting = false;
      },
      () => {
        this.#speaking = false;
        this.#said = "";
      },
      () => {
        this.#tell(null);
        const { onsettled } = this.#given(); // now: the board may be gone by then
        void tick().then(() => onsettled?.()); // the page has heard of it by then
      },
    ];
  }
}

/** Where the keyboard goes on. What somebody pressed is often gone with the move; the browser then
 * forgets where the person was. Once something is `asked` again, the next stop takes the focus. */
export class NextStop {
  #left = false;

  constructor(asked: () => boolean, go: () => void) {
    $effect(() => {
      if (!asked() || !this.#left || document.activeElement !== document.body) return;
      this.#left = false;
      untrack(go);
    });
  }

  /** A move was made. */
  leave(): void {
    this.#left = true;
  }
}
