/** What is fetched when it is wanted, or ahead of that, when it is in nobody's way. */

/** How long a page has been still before it fetches ahead. */
const STILL = 2_000;

/** A part of the client that is fetched once. A browser never asks again for a script that it could not get, until the page is
 * loaded anew; so the server is greeted first, and nothing is asked of one that can't be reached. */
export function later<Part>(take: () => Promise<Part>): () => Promise<Part> {
  let wanted: Promise<Part> | null = null;
  let spoilt = false;

  async function fetched(): Promise<Part> {
    if (spoilt) location.reload(); // a table is as it was, afterwards
    await fetch("/healthz", { method: "HEAD", cache: "no-store" }).catch((thrown: unknown) => {
      if (!mayBeKept()) throw thrown;
    });
    return take().catch((thrown: unknown) => {
      spoilt = true;
      throw thrown;
    });
  }

  return () => {
    wanted ??= fetched().catch((thrown: unknown) => {
      wanted = null; // asked again when the network is back
      throw thrown;
    });
    return wanted;
  };
}

/** Whether the worker may have it (`worker/sw.ts`): lessons and rulebooks, and whatever they show. At a table all
 * stays as it is until the server is there again. */
const mayBeKept = (): boolean => Boolean(navigator.serviceWorker?.controller) && !/^\/(?:t|replay)\//.test(location.pathname);

/** Fetches ahead, once nothing else is to be done; what can't be fetched now is fetched when it is wanted.
 * The answer calls it off. */
export function whenIdle(...ahead: (() => Promise<unknown>)[]): () => void {
  const begin = () => ahead.forEach((fetch) => void fetch().catch(() => undefined));
  const timer = setTimeout(() => ("requestIdleCallback" in window ? requestIdleCallback(begin) : begin()), STILL);
  return () => clearTimeout(timer);
}

/** Gives this on, after whatever else waits to be done: a script that has come and what it draws are two things to do. */
export const breathe = <What>(what: What): Promise<What> => new Promise((go) => setTimeout(() => go(what)));
