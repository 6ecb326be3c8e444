/** Tells a person who is awaited: by sound and touch, by the title and icon of the page, and by a notification for those who
 * asked for one and look elsewhere. That it is somebody's turn is heard when the story has been told, not before; who does
 * not look has no story, and is told at once. */

import { untrack } from "svelte";
import type { Batch } from "../games/board";
import { isDrawn, type Vocabulary } from "../games/vocabulary";
import { call, mark } from "../parts/calls.svelte";
import type { Sitter } from "../protocol/types";
import type { SoundName } from "../sound/names";
import { speaker } from "../sound/play";
import { say } from "../words/words.svelte";
import type { Sitting } from "./sitting.svelte";

export class Alerts {
  /** Who sat down while this person looked elsewhere. */
  #came = $state<string | null>(null);
  /** What this person is awaited for, in words; null when nobody waits. */
  readonly news: string | null = $derived.by(() => {
    if (this.sitting.mine && !this.sitting.over) return say("your-turn");
    return this.#came === null ? null : say("sat-down", { name: this.#came });
  });
  #telling = false;
  #heard: Batch | null = null;
  #turn = false;

  constructor(readonly sitting: Sitting) {
    $effect(() => {
      mark(this.news !== null);
    });
    $effect(() => () => mark(false));
    $effect(() => {
      const looked = () => {
        if (document.hidden) return this.#told();
        this.#came = null;
      };
      document.addEventListener("visibilitychange", looked);
      return () => document.removeEventListener("visibilitychange", looked);
    });
    this.#onTurn();
    this.#onFriends();
    this.#onWords();
    this.#onRefusal();
  }

  /** Something happened; its story begins. */
  hear(happened: Batch | null, vocabulary: Vocabulary): void {
    if (happened === null || happened === this.#heard) return;
    this.#heard = happened;
    if (happened.events.some((event) => isDrawn(vocabulary, event))) this.#telling = true;
    else if (!this.#telling) this.#told();
  }

  /** The story is told. */
  settle(): void {
    this.#telling = false;
    this.#told();
  }

  /** Now it may be said whose turn it is. */
  #told(): void {
    if (!this.#turn) return;
    this.#turn = false;
    this.#alert("my-turn", say("your-turn"), "turn");
  }

  #onTurn(): void {
    let before: boolean | null = null; // who comes to a table sees whose turn it is
    $effect(() => {
      const mine = this.sitting.mine && !this.sitting.over;
      const { view, info } = this.sitting;
      const here = view !== null || (info?.status === "waiting" && !info.at_once);
      untrack(() => {
        if (mine && before === false) {
          this.#turn = true;
          // The board takes the news up in this very moment: only afterwards is it known whether there is a story.
          queueMicrotask(() => {
            if (!this.#telling || document.hidden) this.#told();
          });
        } else if (!mine) this.#turn = false;
        if (here) before = mine;
      });
    });
  }

  #onFriends(): void {
    let before: Sitter[] | null = null;
    $effect(() => {
      const { info, seat, names } = this.sitting;
      untrack(() => {
        const came = info?.sitters.findIndex((sitter, at) => at !== seat && isThere(sitter) && before !== null && !isThere(before[at])) ?? -1;
        if (came >= 0 && info!.status === "waiting" && seat !== null) {
          const name = names[came] ?? "";
          if (document.hidden) this.#came = name;
          this.#alert("tea-glass", say("sat-down", { name }), "seats");
        }
        before = info?.sitters ?? null;
      });
    });
  }

  #onWords(): void {
    let before: number | null = null;
    $effect(() => {
      const { readable, seat, name } = this.sitting;
      const last = readable.at(-1);
      untrack(() => {
        const number = last?.number ?? 0;
        const own = last !== undefined && (seat === null ? last.seat === null && last.name === name : last.seat === seat);
        if (before !== null && number > before && !own) speaker.play("message");
        if (this.sitting.info) before = number;
      });
    });
  }

  #onRefusal(): void {
    $effect(() => {
      if (this.sitting.refused) speaker.play("refusal");
    });
  }

  #alert(sound: SoundName, text: string, about: string): void {
    speaker.play(sound);
    speaker.feel({ sound });
    const { info, id } = this.sitting;
    // Of turns there is one notice, whoever brings it: the worker's has the same tag.
    void call(text, info ? say(info.game) : "", about === "turn" ? about : `${about}-${id}`);
  }
}

/** Somebody who sits here and has come. */
function isThere(sitter: Sitter | undefined): boolean {
  return sitter?.kind === "person" && !sitter.expected;
}
