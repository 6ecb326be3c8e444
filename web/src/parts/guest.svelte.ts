/** The person at this browser. Who has no name gets a friendly one, and may change it any time. */

import { me, rename } from "../link/http";
import type { MyTable } from "../protocol/types";
import { say } from "../words/words.svelte";
import { keep, kept } from "./kept";

export const LONGEST_NAME = 24;

let name = $state<string | null>(null);
let mine = $state.raw<MyTable[]>([]);
let known = $state(false);
let given = $state(kept("name-given") === "yes");

export const guest = {
  get name(): string | null {
    return name;
  },
  /** Unfinished tables where this guest sits. */
  get mine(): MyTable[] {
    return mine;
  },
  get known(): boolean {
    return known;
  },
  /** The name was ours, not typed. */
  get nameless(): boolean {
    return name === null || given;
  },
};

export async function meet(): Promise<void> {
  const answer = await me();
  name = answer.name;
  mine = answer.mine;
  known = true;
}

/** Makes sure that others have something to call this guest by. */
export async function beNamed(): Promise<void> {
  if (!known) await meet();
  if (name !== null) return;
  const choices = say("guest-names").split(" ");
  await take(choices[Math.floor(Math.random() * choices.length)]!);
  given = true;
  keep("name-given", "yes");
}

export async function beCalled(wish: string): Promise<void> {
  await take(wish.trim().slice(0, LONGEST_NAME));
  given = false;
  keep("name-given", null);
}

async function take(wish: string): Promise<void> {
  name = (await rename(wish)).name;
  known = true;
}
