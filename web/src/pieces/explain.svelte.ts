/** What things are and do, said of whatever somebody points at, goes to with the keyboard, or holds a finger on.
 * A board marks its things, and knows no more of it:
 *
 *     <button data-explain="card:55">…</button>
 *
 * Its game has the words (`GameClient.explain`), fetched when somebody first wants them; the page shows them in one
 * note beside the thing (`Note.svelte`), with the rule they come from. With `data-aside` on something round the
 * thing, the note stands beside that, as beside the own hand: it covers nothing that has to be compared.
 *
 * A mouse rests on a thing, a finger is held on it (and does nothing else), the keyboard stops there; the key I says
 * it at once and aloud, a second I opens the rule, Shift+I goes on to whatever the keyboard does not stop at. Escape,
 * a touch elsewhere, scrolling and a story put the note away. */

import { onDestroy, tick, untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { AnyView } from "../games/board";
import { claim, STILL } from "./touch";

export interface Explanation {
  /** What it is. */
  title: string;
  /** What it does, or means. */
  text: string;
  /** The rule that says so. */
  rule?: string;
}

/** What there is to know at a table. */
export interface Table<V> {
  view: V;
  names: string[];
}

/** What a thing with this mark is and does; nothing where it can't be said. */
export type Explain<V> = (thing: string, table: Table<V>) => Explanation | null;

/** How long a mouse rests on a thing; shorter, when it comes from another whose note is open. */
const REST = 400;
const NEXT = 120;
/** How long a finger is held on it. */
const HOLD = 450;
/** How long the keyboard stops there. */
const STOP = 800;
/** How long the way from the thing to its note may take. */
const LEAVE = 220;

export type Way = "rest" | "hold" | "stop" | "key";

interface Given<V> extends Table<V> {
  /** Brings the words; nothing where the game has none. */
  explain?: () => Promise<Explain<V>>;
  /** Whether single keys are wanted. */
  keys?: boolean;
  /** Opens the rulebook at a rule; nothing where there is none. */
  onrule?: (rule: string) => void;
}

export class Explaining<V extends AnyView> {
  /** The thing that is explained. */
  thing = $state.raw<HTMLElement | null>(null);
  how = $state<Way>("rest");
  #mark = $state("");
  #words = $state.raw<Explain<V> | null>(null);
  readonly #given: () => Given<V>;
  #board: HTMLElement | null = null;
  /** The note, to know when the mouse is on it. */
  note: HTMLElement | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What will be explained when the time is up. */
  #next: HTMLElement | null = null;
  #finger: { id: number; x: number; y: number } | null = null;
  #wanted = 0;
  /** The note will be put away in a moment. */
  #leaving = false;

  constructor(given: () => Given<V>) {
    this.#given = given;
    // Before the board's own: Escape puts a note away that was asked for, and nothing else.
    const all = Object.entries(this.#on) as [string, EventListener][];
    for (const [name, listener] of all) addEventListener(name, listener, true);
    onDestroy(() => {
      this.hide();
      for (const [name, listener] of all) removeEventListener(name, listener, true);
    });
    // What has changed or gone meanwhile is not explained any more.
    $effect(() => {
      void given().view;
      void tick().then(() => {
        const { thing } = this;
        if (thing && (!thing.isConnected || thing.dataset["explain"] !== this.#mark || this.#telling)) this.hide();
      });
    });
  }

  /** What is said, if there are words for it. */
  readonly said = $derived.by((): Explanation | null => {
    if (!this.thing || !this.#words) return null;
    const { view, names } = this.#given();
    return this.#words(this.#mark, { view, names });
  });

  readonly rule = $derived.by((): string | null => (this.#given().onrule ? (this.said?.rule ?? null) : null));

  /** For the element that the board is in. */
  readonly watch: Attachment<HTMLElement> = (board) => {
    this.#board = board;
    return () => (this.#board = null);
  };

  hide(): void {
    this.#call();
    this.#wanted += 1;
    this.thing?.removeAttribute("aria-describedby");
    this.thing = null;
  }

  /** The focus also goes where its thing is taken away, in the middle of drawing: what is drawn may not change then. */
  #hideSoon(): void {
    this.#call();
    this.#wanted += 1;
    const thing = untrack(() => this.thing);
    thing?.removeAttribute("aria-describedby");
    queueMicrotask(() => {
      if (this.thing === thing) this.thing = null;
    });
  }

  openRule(): void {
    const { rule } = this;
    if (rule === null) return;
    this.hide();
    this.#given().onrule?.(rule);
  }

  get #telling(): boolean {
    return this.#board?.querySelector("[data-telling]") != null;
  }

  async #show(thing: HTMLElement, how: Way): Promise<void> {
    this.hide();
    const turn = ++this.#wanted;
    const bring = this.#given().explain;
    if (!bring || this.#telling) return;
    try {
      this.#words ??= await bring();
    } catch {
      return; // the network: asked again the next time
    }
    if (turn !== this.#wanted || !thing.isConnected || this.#telling) return;
    this.how = how;
    this.#mark = thing.dataset["explain"] ?? "";
    this.thing = thing;
    if (untrack(() => this.said) === null) this.thing = null;
    else if (how === "stop" || how === "key") thing.setAttribute("aria-describedby", NOTE);
  }

  #later(thing: HTMLElement, how: Way, ms: number): void {
    this.#call();
    this.#next = thing;
    this.#timer = setTimeout(() => void this.#show(thing, how), ms);
  }

  #call(): void {
    clearTimeout(this.#timer);
    this.#next = null;
    this.#leaving = false;
  }

  #thingAt(target: EventTarget | null): HTMLElement | null {
    const found = target instanceof Element ? target.closest<HTMLElement>("[data-explain]") : null;
    return found && this.#board?.contains(found) ? found : null;
  }

  /** The mouse is neither on the thing nor on its note any more. */
  #leave(): void {
    this.#call();
    if (!this.thing || this.how !== "rest") return;
    this.#leaving = true;
    this.#timer = setTimeout(() => this.hide(), LEAVE);
  }

  /** Whether the mouse is on the note, or over it and on nothing that can be pressed: clicks go through it. */
  #isOnNote({ target, clientX: x, clientY: y }: PointerEvent): boolean {
    if (this.#isNote(target)) return true;
    if (!this.note || !this.thing || (target instanceof Element && target.closest("button, a, [role=button], [tabindex]"))) return false;
    const { left, right, top, bottom } = this.note.getBoundingClientRect();
    return x > left && x < right && y > top && y < bottom;
  }

  #isNote = (target: EventTarget | null): boolean => target instanceof Node && this.note?.contains(target) === true;

  // ── A mouse, a finger, the keyboard ────────────────────────────────────────────────────────

  readonly #on: { [E in keyof WindowEventMap]?: (event: WindowEventMap[E]) => void } = {
    pointerover: (event) => {
      if (event.pointerType === "touch" || event.buttons !== 0) return;
      const thing = this.#thingAt(event.target);
      if ((thing && thing === this.thing) || this.#isOnNote(event)) this.#call();
      else if (thing && thing !== this.#next) this.#later(thing, "rest", this.thing ? NEXT : REST);
      else if (!thing) this.#leave();
    },
    pointerdown: (event) => {
      if (this.#isNote(event.target)) return;
      const open = this.thing !== null && this.how === "hold";
      this.hide();
      this.#finger = null;
      if (event.pointerType !== "touch") return;
      // It puts the note away, and does nothing else.
      if (open && this.#board?.contains(event.target as Node)) return void claim(event.pointerId);
      const thing = this.#thingAt(event.target);
      if (!thing || !event.isPrimary || this.#telling) return;
      const finger = { id: event.pointerId, x: event.clientX, y: event.clientY };
      this.#finger = finger;
      this.#timer = setTimeout(() => {
        if (this.#finger !== finger || !claim(finger.id)) return;
        void this.#show(thing, "hold");
      }, HOLD);
    },
    pointermove: (event) => {
      if (event.pointerType === "mouse" && this.thing && !this.#leaving && !this.#thingAt(event.target) && !this.#isOnNote(event)) this.#leave();
      const finger = this.#finger;
      if (finger?.id !== event.pointerId || Math.hypot(event.clientX - finger.x, event.clientY - finger.y) < STILL) return;
      this.#finger = null;
      if (this.thing === null) this.#call();
    },
    pointerup: (event) => this.#lift(event),
    pointercancel: (event) => this.#lift(event),
    // A long press is ours where something is explained, not the browser's.
    contextmenu: (event) => {
      if (this.#finger && this.#thingAt(event.target)) event.preventDefault();
    },
    focusin: (event) => {
      const thing = this.#thingAt(event.target);
      if (thing && event.target instanceof Element && event.target.matches(":focus-visible")) this.#later(thing, "stop", STOP);
      else if ((this.how === "stop" || this.how === "key") && !this.#isNote(event.target)) this.hide();
    },
    focusout: (event) => {
      if (this.#isNote(event.target) || this.#isNote(event.relatedTarget)) return;
      if (untrack(() => this.how === "stop" || this.how === "key")) this.#hideSoon();
    },
    keydown: (event) => this.#press(event),
    scroll: (event) => {
      if (!this.#isNote(event.target)) this.hide();
    },
    resize: () => this.hide(),
    blur: (event) => event.target === window && this.hide(),
  };

  #lift({ pointerId }: PointerEvent): void {
    if (this.#finger?.id !== pointerId) return;
    this.#finger = null;
    if (this.thing === null && !this.#next) this.#call();
  }

  #press(event: KeyboardEvent): void {
    if (event.key === "Escape" && this.thing) {
      // Whoever asked for it puts it away; to all others it only happened to be there.
      if (this.how === "key" || this.how === "hold") {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
      return this.hide();
    }
    const { target } = event;
    const { keys = true, explain } = this.#given();
    if (event.code !== "KeyI" || !explain || !keys || event.repeat || event.ctrlKey || event.metaKey || event.altKey || this.#telling) return;
    if (!(target instanceof Element) || target.closest("input, textarea, select, [contenteditable], dialog")) return;
    if (target !== document.body && !this.#board?.contains(target) && !this.#isNote(target)) return;
    event.preventDefault();
    const focused = this.#thingAt(target);
    if (event.shiftKey || (!focused && !this.thing)) this.#goOn(event.shiftKey);
    else if (this.thing && (this.how === "key" || this.how === "stop")) this.openRule();
    else void this.#show(this.thing ?? focused!, "key");
  }

  /** To the next thing that can be explained; of several that are alike, the first. */
  #goOn(on: boolean): void {
    const all = [...(this.#board?.querySelectorAll<HTMLElement>("[data-explain]") ?? [])].filter((thing) => thing.getClientRects().length > 0);
    const marks = all.map((thing) => thing.dataset["explain"]);
    const things = all.filter((_, i) => marks.indexOf(marks[i]) === i);
    const at = this.thing ? things.findIndex((thing) => thing.dataset["explain"] === this.#mark) : -1;
    const next = things[on ? (at + 1) % things.length : Math.max(0, at)];
    if (next) void this.#show(next, "key");
  }
}

/** The note's own name, for what it describes. */
export const NOTE = "explanation";

/** Beside a thing, inside the window, never over it: above or below it, or at a side, whichever has room; else where
 * there is most. What is higher than half the window has it at a side: below it lies what is asked. Left and top in pixels, and how high it may be. */
export function beside(thing: DOMRect, note: { width: number; height: number }, room: { width: number; height: number }, below = false) {
  const GAP = 10;
  const EDGE = 8;
  const within = (at: number, size: number, most: number) => Math.max(EDGE, Math.min(at, most - EDGE - size));
  const left = within(thing.left + thing.width / 2 - note.width / 2, note.width, room.width);
  const top = within(thing.top + thing.height / 2 - note.height / 2, note.height, room.height);
  const above = { side: "above", left, top: thing.top - GAP - note.height, space: thing.top - GAP - EDGE };
  const under = { side: "below", left, top: thing.bottom + GAP, space: room.height - thing.bottom - GAP - EDGE };
  const order = below ? [under, above] : [above, under];
  const fitting = order.find(({ space }) => space >= note.height);
  const tall = thing.height > room.height / 2;
  if (fitting && !tall) return { side: fitting.side, left: fitting.left, top: fitting.top, high: fitting.space };
  const sides = [
    { side: "right", left: thing.right + GAP, space: room.width - thing.right - GAP - EDGE },
    { side: "left", left: thing.left - GAP - note.width, space: thing.left - GAP - EDGE },
  ];
  const aside = sides.find(({ space }) => space >= note.width);
  if (aside && note.height <= room.height - 2 * EDGE) return { side: aside.side, left: aside.left, top, high: room.height - 2 * EDGE };
  if (fitting) return { side: fitting.side, left: fitting.left, top: fitting.top, high: fitting.space };
  const [most] = order.toSorted((one, other) => other.space - one.space);
  return { side: most!.side, left, top: most!.side === "above" ? EDGE : thing.bottom + GAP, high: most!.space };
}
