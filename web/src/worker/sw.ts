/** The worker beside the pages: it keeps what is needed without a server, and gives it where the server can't be
 * reached. A new one waits until every page of the old client is closed, so that none loses its files. */

import { AWAY, cacheOf, isGone, type Kept, outdated, wayOf } from "./ways";

declare const self: ServiceWorkerGlobalScope;
/** Written in when the client is built: `plugins/worker.ts`. */
declare const KEPT_HERE: Kept;
const KEPT = KEPT_HERE; // once: it is long

self.addEventListener("install", (event) => event.waitUntil(keepAll([...KEPT.core, AWAY])));

self.addEventListener("activate", (event) => event.waitUntil(begin()));

self.addEventListener("message", (event) => {
  const { language } = (event.data ?? {}) as { language?: unknown };
  const books = typeof language === "string" ? KEPT.books[language] : undefined;
  if (books) event.waitUntil(keepEach([AWAY, ...books]));
});

self.addEventListener("fetch", (event) => {
  const way = wayOf(event.request, self.location.origin);
  if (way === "page") event.respondWith(page(event.request));
  else if (way === "file") event.respondWith(file(event.request));
});

self.addEventListener("notificationclick", (event) => {
  const { path } = (event.notification.data ?? {}) as { path?: unknown };
  event.notification.close();
  event.waitUntil(comeBack(typeof path === "string" ? path : "/"));
});

/** To the page that called, which is often still open. */
async function comeBack(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window" });
  const there = pages.find(({ url }) => new URL(url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}

async function begin(): Promise<void> {
  await Promise.all(outdated(await caches.keys(), KEPT).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** All of it or nothing: without it there is no worker. */
async function keepAll(paths: string[]): Promise<void> {
  const cache = await caches.open(cacheOf(KEPT));
  await cache.addAll(paths.map(fresh));
}

/** One after the other, beside whatever the page does; what fails is fetched another time. */
async function keepEach(paths: string[]): Promise<void> {
  const cache = await caches.open(cacheOf(KEPT));
  for (const path of paths) {
    if (path !== AWAY && (await cache.match(path))) continue;
    await cache.add(fresh(path)).catch(() => undefined);
  }
}

/** The page that says so has to be as it is now, in the language of now. */
const fresh = (path: string): Request => new Request(path, path === AWAY ? { cache: "reload" } : {});

async function page(request: Request): Promise<Response> {
  const away = async () => (await caches.open(cacheOf(KEPT))).match(AWAY);
  try {
    const answer = await fetch(request);
    return (isGone(answer.status) ? await away() : undefined) ?? answer;
  } catch (thrown) {
    const kept = await away();
    if (kept) return kept;
    throw thrown;
  }
}

async function file(request: Request): Promise<Response> {
  const cache = await caches.open(cacheOf(KEPT));
  return (await cache.match(request.url)) ?? fetch(request);
}
