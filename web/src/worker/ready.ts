/** Asks the browser for the worker, once the page has all it needs itself. */

import { kept } from "../parts/kept";
import { words } from "../words/words.svelte";

const LATER = 4_000;
/** One that could not fetch all it needs is asked for again, after a while and not for ever. */
const AGAIN = 20_000;
const TRIES = 3;

/** Whoever pays for what they fetch says so; then lessons and rulebooks are kept when they are opened. */
const sparing = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

export function workOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const attempt = (tries: number, ms: number) => setTimeout(() => void begin(() => tries > 1 && attempt(tries - 1, AGAIN)).catch(() => undefined), ms);
  attempt(TRIES, LATER); // without it, all else works
}

async function begin(again: () => void): Promise<void> {
  const { installing } = await navigator.serviceWorker.register("/sw.js");
  installing?.addEventListener("statechange", () => installing.state === "redundant" && again());
  const { active } = await navigator.serviceWorker.ready;
  if (!sparing()) active?.postMessage({ language: words.language });
  if (kept("bell") === "yes") await (await import("../bell/renew")).renew();
}
