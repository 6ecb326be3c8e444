/** The worker beside the pages: it keeps what is needed without a server, and gives it where the server can't be
 * reached. A new one waits until every page of the old client is closed, so that none loses its files. */

import type { Bell } from "../protocol/types";
import { languageOf, noticeIn, sayNotice, TAG } from "./notice";
import { AWAY, cacheOf, isGone, type Kept, outdated, wayOf } from "./ways";

declare const self: ServiceWorkerGlobalScope;
/** Written in when the client is built: `plugins/worker.ts`. */
declare const KEPT_HERE: Kept;
const KEPT = KEPT_HERE; // once: it is long

self.addEventListener("install", (event) => event.waitUntil(keepAll([...KEPT.core, AWAY])));

self.addEventListener("activate", (event) => event.waitUntil(begin()));

self.addEventListener("message", (event) => {
  const { language, speaks, here } = (event.data ?? {}) as { language?: unknown; speaks?: unknown; here?: unknown };
  if (typeof speaks === "string") event.waitUntil(remember(speaks));
  if (here) event.waitUntil(clear());
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

self.addEventListener("push", (event) => event.waitUntil(ring(event.data)));

/** The browser has given this device another address: the server is told. */
self.addEventListener("pushsubscriptionchange", (event) => (event as ExtendableEvent).waitUntil(renew()));

/** A game waits, and this device is told so; whoever looks at that very table knows. */
async function ring(data: PushMessageData | null): Promise<void> {
  let told: unknown = null;
  try {
    told = data?.json();
  } catch {
    // no notice of ours
  }
  const language = languageOf(await (await wishes()).match(SPEAKS).then((kept) => kept?.text()), self.navigator.languages);
  const { title, body, path, count } = sayNotice(noticeIn(told), language);
  const pages = await self.clients.matchAll({ type: "window" });
  const [table] = path.split("#");
  if (count === 1 && pages.some(({ url, visibilityState }) => visibilityState === "visible" && new URL(url).pathname === table)) return;
  await self.registration.showNotification(title, { body, tag: TAG, icon: "/icon.svg", lang: language, dir: language === "fa" ? "rtl" : "ltr", data: { path } });
  if ("setAppBadge" in self.navigator) await self.navigator.setAppBadge(count).catch(() => undefined);
}

/** Somebody is here: nothing need be said any more. The mark on the icon is the page's affair then. */
async function clear(): Promise<void> {
  for (const shown of await self.registration.getNotifications({ tag: TAG })) shown.close();
}

async function renew(): Promise<void> {
  const { key } = (await (await fetch("/api/me/bell")).json()) as Bell;
  if (key === null) return;
  const given = (await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })).toJSON();
  const body = JSON.stringify({ endpoint: given.endpoint, ...given.keys });
  await fetch("/api/me/bell", { method: "PUT", headers: { "Content-Type": "application/json" }, body });
}

/** What outlives every version of the client: the language that was chosen here. */
const wishes = () => caches.open("wishes");
const SPEAKS = "/speaks";

async function remember(language: string): Promise<void> {
  await (await wishes()).put(SPEAKS, new Response(language));
}

/** To the page that called, which is often still open. */
async function comeBack(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window" });
  const [where] = path.split("#");
  const there = pages.find(({ url }) => new URL(url).pathname === where);
  await clear();
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
