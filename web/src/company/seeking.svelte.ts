/** Finding people: what this page seeks, how many seek the same, and the table where they were seated together. Asking how it goes
 * is what tells the server that somebody is still here. */

import { type Problem, problemOf } from "../link/http";
import { beNamed } from "../parts/guest.svelte";
import { call, summon } from "../parts/calls.svelte";
import type { NewSeek, Sought } from "../protocol/types";
import { go, route } from "../route/route.svelte";
import { speaker, voice } from "../sound/play";
import { say } from "../words/words.svelte";
import { bar, sought } from "./bar.svelte";
import { lookFor, seek, unseek } from "./http";

/** Milliseconds between two questions. */
const EVERY = 2_000;

export class Seeking {
  now = $state.raw<Sought | null>(null);
  trouble = $state.raw<Problem | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** An answer that comes after one has stopped is none. */
  #seeks = false;

  /** The table where people wait for this one, who is busy at another. */
  get found(): string | null {
    return this.now?.table ?? null;
  }

  async begin(wish: NewSeek): Promise<void> {
    await beNamed();
    const told = await seek(wish);
    void voice().catch(() => undefined); // somebody may be found
    remember(JSON.stringify(wish));
    this.#seeks = true;
    bar.show();
    this.#hear(told);
  }

  /** After the page was loaded anew. */
  resume(): void {
    if (this.#seeks || sought() === null) return;
    this.#seeks = true;
    void this.#look();
  }

  async end(): Promise<void> {
    this.#rest();
    await unseek().catch(() => undefined); // it ends by itself when nobody asks any more
  }

  /** To the table where the others are. */
  follow(): void {
    const table = this.found;
    void this.end();
    if (table) go(`/t/${table}`);
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.#seeks = false;
    remember(null);
    this.now = null;
    this.trouble = null;
  }

  async #look(): Promise<void> {
    try {
      const told = await lookFor();
      if (this.#seeks) this.#hear(told);
    } catch (thrown) {
      this.trouble = problemOf(thrown);
      this.#again();
    }
  }

  #again(): void {
    clearTimeout(this.#timer);
    if (this.#seeks) this.#timer = setTimeout(() => void this.#look(), EVERY);
  }

  #hear(told: Sought): void {
    this.trouble = null;
    if (told.games.length === 0) return this.#rest(); // away for too long, or ended elsewhere
    const news = told.table !== null && this.found === null;
    this.now = told;
    if (news) this.#alert();
    else if (told.table === null) this.#again();
  }

  /** All are seated: this person is told, and led there, unless at another table. */
  #alert(): void {
    speaker.play("tea-glass");
    speaker.feel({ sound: "tea-glass" });
    summon(say("seek-found"));
    void call(say("seek-found"), "", "seek");
    if (route.page.page !== "table") this.follow();
  }
}

export const seeking = new Seeking();

function remember(seek: string | null): void {
  try {
    if (seek === null) sessionStorage.removeItem("korsi-seek");
    else sessionStorage.setItem("korsi-seek", seek);
  } catch {
    // a private window without storage: remembered until the page is left
  }
}
