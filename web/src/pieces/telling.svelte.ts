/** How a board tells what happened: in motion from the last view to this one, with who does what in its
 * prompt, and aloud for screen readers; only then is something asked. What is the same at every board
 * is here, and a board gives what is its own (`Ways`):
 *
 *     const telling = new Telling(() => ({ view, happened, names, silent, onsettled }), {
 *       vocabulary, begin, after, tell, aloud,
 *       status: () => statusOf(view, …),
 *     });
 *     const legal: Move[] = $derived(telling.running ? [] : allowed);
 *     const scene = $derived(telling.scene ?? sceneOf(view));
 *
 *     <section data-telling={telling.running ? "" : undefined} {@attach telling.gate(press)}>
 *       … {telling.status.text} …
 *       <Announcements announcer={telling.announcer} />
 *
 * `begin` gives the picture to set out from, and how an event is shown; whoever shows it calls
 * `telling.follow(event)` once the picture should change. `new NextStop` keeps the keyboard's place. */

import { onDestroy, tick, untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { AnyEvent, Batch } from "../games/board";
import { isDrawn, type Vocabulary } from "../games/vocabulary";
import { say } from "../words/words.svelte";
import { Announcer } from "./announcer.svelte";
import { follow } from "./news.svelte";
import { Chronicle, type Teller } from "./story";

/** What a board is given and a story needs. */
interface Given<V, E> {
  view: V;
  happened: Batch<E> | null;
  silent?: boolean;
  onsettled?: () => void;
}

/** What the prompt says, and whether this person must do something. */
interface Prompt {
  text: string;
  asked: boolean;
}

/** Shows an event in motion, when so many are left after it. */
export type Show<E> = (teller: Teller, event: E, left: number) => Promise<void>;

export interface Ways<V, E extends AnyEvent, Scene> {
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
  /** With more events than this still to be told, it jumps to what is new. */
  most?: number;
  /** The story is over, or was cut: away with what was only for it. */
  end?: () => void;
}

const MOST = 40;

export class Telling<V, E extends AnyEvent, Scene> {
  /** The picture, as far as it has been told; null when there is nothing to tell. */
  scene = $state.raw<Scene | null>(null);
  readonly announcer = new Announcer(null);
  readonly #story: Chronicle<{ event: E; then: V }>;
  readonly #given: () => Given<V, E>;
  readonly #ways: Ways<V, E, Scene>;
  #said = $state("");
  /** Among what is told is something that has to be seen first. */
  #holding = $state(false);
  #then: V;

  constructor(given: () => Given<V, E>, ways: Ways<V, E, Scene>) {
    this.#given = given;
    this.#ways = ways;
    this.#story = new Chronicle(ways.most ?? MOST);
    this.#then = untrack(given).view;
    follow(given, (events, last) => this.#hear(events, last), () => this.cut());
    $effect(() => this.announcer.ask(this.status));
    onDestroy(() => this.cut());
  }

  /** Whether something is told that has to be seen before anything is done. */
  get running(): boolean {
    return this.scene !== null && this.#holding;
  }

  /** What the prompt says: who does what, or what the table waits for. */
  get status(): Prompt {
    return this.running ? { text: this.#said || say("telling"), asked: false } : this.#ways.status();
  }

  /** The picture follows an event that is being shown. */
  follow(event: E): void {
    const sentence = this.#ways.tell(event);
    if (sentence !== "") this.#said = sentence ?? "";
    if (this.scene !== null) this.scene = this.#ways.after(this.scene, event, this.#then);
  }

  /** For the board's element: see `Story.gate`. */
  gate(press?: (event: KeyboardEvent) => void): Attachment<HTMLElement> {
    return this.#story.gate(() => this.running, press);
  }

  /** Jump to the end. */
  cut(): void {
    this.#story.cut();
  }

  #hear(events: E[], last: V): void {
    const { vocabulary, aloud, holds = () => true } = this.#ways;
    const { view: then, silent } = this.#given();
    const drawn = events.filter((event) => isDrawn(vocabulary, event));
    if (drawn.length > 0) {
      const told = events.map((event) => ({ event, then }));
      this.#story.add(told, () => this.#begin(last, events), () => this.#settle());
    } else if (events.some(({ event }) => event === "undone")) this.cut();
    if (this.scene !== null && drawn.some(holds)) this.#holding = true;
    if (!silent) this.announcer.tell(events.map(aloud));
  }

  #begin(last: V, events: E[]) {
    const { scene, show } = this.#ways.begin(last, events);
    this.scene = scene;
    return (teller: Teller, { event, then }: { event: E; then: V }, left: number) => {
      this.#then = then;
      return show(teller, event, left);
    };
  }

  #settle(): void {
    this.#ways.end?.();
    this.scene = null;
    this.#holding = false;
    this.#said = "";
    const { onsettled } = this.#given(); // now: the board may be gone by then
    void tick().then(() => onsettled?.()); // the page has heard of it by then
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
