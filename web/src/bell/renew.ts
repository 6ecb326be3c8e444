/** On a device that tells of turns, with every page: the worker hears which language is spoken and that somebody is here, and
 * the server whose device it is now. */

import { calls, mark } from "../parts/calls.svelte";
import { note, subscribed } from "./bell.svelte";
import { bellNow, hangBell } from "./requests";

export async function renew(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const speaks = () => active?.postMessage({ speaks: document.documentElement.lang });
  const here = () => {
    if (document.visibilityState !== "visible") return;
    active?.postMessage({ here: true });
    if (!location.pathname.startsWith("/t/")) mark(false); // a table has its own reasons for one
  };
  speaks();
  here();
  new MutationObserver(speaks).observe(document.documentElement, { attributeFilter: ["lang"] });
  document.addEventListener("visibilitychange", here);
  if (!calls.on) return note(false); // taken back in the browser's own settings
  const { key } = await bellNow();
  const given = key === null ? null : await subscribed(key);
  if (given) await hangBell(given);
}
