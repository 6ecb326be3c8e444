/** The person at this browser. Who has no name gets a friendly one, as the server gives everybody a face, and may change
 * both any time. */

import { change, me } from "../link/http";
import type { Me, MyTable, Rename } from "../protocol/types";
import { say } from "../words/words.svelte";
import { keep, kept } from "./kept";

export const LONGEST_NAME = 24;

let name = $state<string | null>(null);
let avatar = $state<Me["avatar"] | null>(null);
let mine = $state.raw<MyTable[]>([]);
let known = $state(false);
let given = $state(kept("name-given") === "yes");

export const guest = {
  get name(): string | null {
    return name;
  },
  /** Everybody has one, as soon as the server has answered. */
  get avatar(): Me["avatar"] | null {
    return avatar;
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
  greet(answer);
  mine = answer.mine;
}

/** Makes sure that others have something to call this guest by. */
export async function beNamed(): Promise<void> {
  if (!known) await meet();
  if (name !== null) return;
  const choices = say("guest-names").split(" ");
  await take({ name: choices[Math.floor(Math.random() * choices.length)]! });
  given = true;
  keep("name-given", "yes");
}

export async function beCalled(wish: string): Promise<void> {
  await take({ name: wish.trim().slice(0, LONGEST_NAME) });
  given = false;
  keep("name-given", null);
}

/** The face that this guest shows, here and at every table. */
export async function beSeenAs(wish: Me["avatar"]): Promise<void> {
  await take({ avatar: wish });
}

async function take(wish: Rename): Promise<void> {
  greet(await change(wish));
}

function greet(answer: Me): void {
  name = answer.name;
  avatar = answer.avatar;
  known = true;
}
