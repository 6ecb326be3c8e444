/** Calling somebody who looks elsewhere: a mark on the icon, and a notification for those who asked for it. */

import { keep, kept } from "./kept";

let wished = $state(kept("calls") === "yes");
/** How often the browser was asked: its answer may be another now. */
let asked = $state(0);

/** What the browser allows; null where there is no such thing. */
function permission(): NotificationPermission | null {
  return asked >= 0 && "Notification" in globalThis ? Notification.permission : null;
}

export const calls = {
  /** Whether the device can do it at all. */
  get possible(): boolean {
    return permission() !== null;
  },
  get on(): boolean {
    return wished && permission() === "granted";
  },
  /** The browser was told never to. */
  get denied(): boolean {
    return permission() === "denied";
  },
  /** Only ever by a switch: here the browser asks. */
  async wish(on: boolean): Promise<void> {
    if (on && permission() === "default") await Notification.requestPermission();
    asked += 1;
    wished = on && permission() === "granted";
    keep("calls", wished ? "yes" : null);
  },
};

let summons = $state<string | null>(null);

/** What a person is wanted for at another place of the house, for the title of whatever page is open. */
export const summoned = {
  get text(): string | null {
    return summons;
  },
};

/** Says so to who looks elsewhere, until they look. */
export function summon(text: string): void {
  if (!document.hidden) return;
  summons = text;
  document.addEventListener("visibilitychange", () => (summons = null), { once: true });
}

/** Calls who looks elsewhere, if that was asked for. A newer call of the same `about` takes the place of the last. */
export async function call(title: string, text: string, about: string): Promise<void> {
  if (!calls.on || !document.hidden) return;
  const note = { body: text, tag: `korsi-${about}`, icon: "/icon.svg", data: { path: location.pathname } };
  try {
    const installed = await navigator.serviceWorker?.getRegistration();
    if (installed) return await installed.showNotification(title, note); // a phone has no other way
    const shown = new Notification(title, note);
    shown.addEventListener("click", () => {
      window.focus();
      shown.close();
    });
  } catch {
    // a device that says it can, and can't
  }
}

/** A mark on the icon of the page, and of the app where it is installed: somebody is awaited. */
export function mark(on: boolean): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel~="icon"]')) {
    link.dataset["plain"] ??= link.getAttribute("href") ?? "";
    const wish = on ? "/icon-turn.svg" : link.dataset["plain"];
    if (link.getAttribute("href") !== wish) link.setAttribute("href", wish);
  }
  if (!("setAppBadge" in navigator)) return;
  void (on ? navigator.setAppBadge() : navigator.clearAppBadge()).catch(() => undefined);
}
