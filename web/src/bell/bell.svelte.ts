/** Whether this device tells its person of their turn, also while no page is open: what the browser allows, and what the
 * server keeps of it. Nobody is asked by the browser who has not asked for it here. */

import { calls } from "../parts/calls.svelte";
import { keep, kept } from "../parts/kept";
import type { Bell, BellWishes } from "../protocol/types";
import { bellNow, hangBell, unhangBell, wishOfBell } from "./requests";

/** `page`: on, but only while a page is open: this browser or this server can't reach a closed one. */
export type BellState = "insecure" | "unsupported" | "denied" | "off" | "on" | "page";

let hung = $state(kept("bell") === "yes");
let now = $state.raw<Bell | null>(null);

const pushes = (): boolean => "serviceWorker" in navigator && "PushManager" in globalThis;

export const bell = {
  get state(): BellState {
    if (!globalThis.isSecureContext) return "insecure";
    if (!calls.possible) return "unsupported";
    if (calls.denied) return "denied";
    if (!calls.on) return "off";
    return hung ? "on" : "page";
  },
  /** What the server keeps, for every device of this person; null until it has answered. */
  get wishes(): Bell | null {
    return now;
  },
};

/** What the server knows by now. */
export async function look(): Promise<void> {
  now = await bellNow();
}

/** From now on; here the browser asks. Where it can't be reached when it is closed, open pages tell all the same. */
export async function turnOn(): Promise<void> {
  await calls.wish(true);
  if (!calls.on || !pushes()) return;
  const answer = await bellNow();
  now = answer;
  if (answer.key === null) return;
  const given = await subscribed(answer.key);
  if (!given) return;
  now = await hangBell(given);
  note(true);
}

export async function turnOff(): Promise<void> {
  await calls.wish(false);
  note(false);
  const given = pushes() ? await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription() : null;
  if (!given) return;
  await given.unsubscribe();
  now = await unhangBell({ endpoint: given.endpoint });
}

/** Quiet hours by the clock of this device, and whether others may nudge. */
export async function wish(change: Partial<BellWishes>): Promise<void> {
  const { quiet, nudges } = now ?? (await bellNow());
  now = await wishOfBell({ quiet, nudges, ...change, zone: zone() });
}

const zone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

/** The subscription of this browser, with the server's key; null where its push service can't be reached. */
export async function subscribed(key: string): Promise<{ endpoint: string; p256dh: string; auth: string } | null> {
  try {
    await navigator.serviceWorker.register("/sw.js");
    const { pushManager } = await navigator.serviceWorker.ready;
    const known = await pushManager.getSubscription();
    if (known && !isOf(known, key)) await known.unsubscribe(); // of a server that was here before
    const { endpoint, keys } = (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })).toJSON();
    return endpoint && keys?.["p256dh"] && keys["auth"] ? { endpoint, p256dh: keys["p256dh"], auth: keys["auth"] } : null;
  } catch {
    return null;
  }
}

function isOf(known: PushSubscription, key: string): boolean {
  const given = known.options?.applicationServerKey;
  if (!given) return true;
  return btoa(String.fromCharCode(...new Uint8Array(given))).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "") === key;
}

export function note(on: boolean): void {
  hung = on;
  keep("bell", on ? "yes" : null);
}
