/** Asks the browser for the worker, once the page has all it needs itself. */

import { words } from "../words/words.svelte";

const LATER = 4_000;

/** Whoever pays for what they fetch says so; then lessons and rulebooks are kept when they are opened. */
const sparing = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

export function workOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  setTimeout(() => void begin().catch(() => undefined), LATER); // without it, all else works
}

async function begin(): Promise<void> {
  await navigator.serviceWorker.register("/sw.js");
  const { active } = await navigator.serviceWorker.ready;
  if (!sparing()) active?.postMessage({ language: words.language });
}
