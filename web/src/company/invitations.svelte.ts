/** Where this guest is asked to: looked after while a page is open. */

import { call, summon } from "../parts/calls.svelte";
import type { Invitation, Invitations as Told } from "../protocol/types";
import { go } from "../route/route.svelte";
import { speaker, voice } from "../sound/play";
import { say } from "../words/words.svelte";
import { answerInvitation, invitations as fetchInvitations } from "./http";

/** Milliseconds between two looks. */
const EVERY = 15_000;

export class Invitations {
  all = $state.raw<Invitation[]>([]);
  #known: readonly string[] = [];

  /** Until what this returns is called. */
  watch(): () => void {
    void this.#look();
    const timer = setInterval(() => void this.#look(), EVERY);
    return () => clearInterval(timer);
  }

  /** To the table. */
  follow({ table }: Invitation): void {
    this.all = this.all.filter((other) => other.table !== table);
    go(`/t/${table}`);
  }

  async answer({ table }: Invitation, answer: "no" | "never"): Promise<void> {
    this.all = this.all.filter((other) => other.table !== table);
    const told = await answerInvitation(table, answer).catch(() => null);
    if (told) this.#hear(told);
  }

  async #look(): Promise<void> {
    const told = await fetchInvitations().catch(() => null); // the next look will do
    if (told) this.#hear(told);
  }

  #hear({ invitations }: Told): void {
    const news = invitations.find(({ table }) => !this.#known.includes(table));
    this.#known = invitations.map(({ table }) => table);
    this.all = invitations;
    if (!news) return;
    void voice().catch(() => undefined);
    speaker.play("tea-glass");
    const text = say("invited-by", { name: news.name, game: say(news.game) });
    summon(text);
    void call(text, "", `invited-${news.table}`);
  }
}
