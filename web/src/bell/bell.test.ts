import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Bell } from "../protocol/types";
import { calls } from "../parts/calls.svelte";
import { kept } from "../parts/kept";
import Notices from "../table/Notices.svelte";
import { Sitting } from "../table/sitting.svelte";
import { person, tableOf, viewOf, welcomeTo } from "../testing/tables";
import { LANGUAGES, say, speak } from "../words/words.svelte";
import { bellOffer, bellSwitch } from ".";
import { bell, note, turnOff } from "./bell.svelte";

const sent: [string, string, unknown][] = [];
let server: Bell;
let permission: NotificationPermission;
const KEYS = { p256dh: "p".repeat(87), auth: "a".repeat(22) };
const ENDPOINT = "https://push.example/1";
let subscription: { endpoint: string; unsubscribe: () => Promise<boolean>; toJSON: () => unknown; options: object } | null;

beforeEach(async () => {
  sent.length = 0;
  server = { key: "the-key", devices: [], quiet: null, nudges: true };
  permission = "default";
  subscription = null;
  localStorage.clear();
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("PushManager", Object);
  vi.stubGlobal("Notification", {
    get permission() {
      return permission;
    },
    requestPermission: () => Promise.resolve((permission = permission === "default" ? "granted" : permission)),
  });
  const unsubscribe = () => {
    subscription = null;
    return Promise.resolve(true);
  };
  const pushManager = {
    getSubscription: () => Promise.resolve(subscription),
    subscribe: () => Promise.resolve((subscription = { endpoint: ENDPOINT, options: {}, unsubscribe, toJSON: () => ({ endpoint: ENDPOINT, keys: KEYS }) })),
  };
  const registration = { pushManager };
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: { register: () => Promise.resolve(registration), getRegistration: () => Promise.resolve(registration), ready: Promise.resolve(registration) },
  });
  vi.stubGlobal("fetch", (path: string, { method = "GET", body }: { method?: string; body?: string } = {}) => {
    if (path.startsWith("/api/")) sent.push([method, path, body ? JSON.parse(body) : null]);
    if (path.endsWith("/wishes")) server = { ...server, ...(JSON.parse(body!) as Partial<Bell>) };
    return Promise.resolve({ ok: true, json: () => Promise.resolve(server) });
  });
  await speak("en");
});
afterEach(async () => {
  await turnOff();
  await calls.wish(false);
  note(false);
  Reflect.deleteProperty(navigator, "serviceWorker");
  vi.unstubAllGlobals();
});

async function shown(quiet = false) {
  const { default: BellSwitch } = await bellSwitch();
  render(BellSwitch, { quiet });
  return screen.queryByRole<HTMLInputElement>("checkbox", { name: say("tell-me") });
}

test("one switch asks the browser, and tells the server of this device", async () => {
  const box = await shown();
  expect(sent, "nobody is asked before").toEqual([]);
  box!.click();
  await vi.waitFor(() => expect(bell.state).toBe("on"));
  expect(sent).toContainEqual(["PUT", "/api/me/bell", { endpoint: ENDPOINT, ...KEYS }]);
  expect(kept("bell")).toBe("yes");
  await screen.findByText(say("tell-me-on"));
  box!.click();
  await vi.waitFor(() => expect(sent).toContainEqual(["DELETE", "/api/me/bell", { endpoint: ENDPOINT }]));
  expect(bell.state).toBe("off");
});

test("quiet hours come with the time zone of this device, and others may be kept from nudging", async () => {
  (await shown())!.click();
  (await screen.findByRole("checkbox", { name: say("quiet-hours") })).click();
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  await vi.waitFor(() => expect(sent).toContainEqual(["PUT", "/api/me/bell/wishes", { zone, quiet: { from: 1320, to: 480 }, nudges: true }]));
  expect(await screen.findByRole("combobox", { name: say("quiet-from") })).toHaveProperty("value", "1320");
  screen.getByRole("checkbox", { name: say("nudges-allowed") }).click();
  await vi.waitFor(() => expect(sent.at(-1)![2]).toEqual({ zone, quiet: { from: 1320, to: 480 }, nudges: false }));
});

test("where a closed browser can't be reached, open pages tell, and it says so", async () => {
  server.key = null;
  (await shown())!.click();
  await screen.findByText(say("tell-me-page"));
  expect(sent.every(([method]) => method === "GET")).toBe(true);
});

test.each(["denied", "insecure", "unsupported"])("%s: it can't be switched on, and one reads why", async (why) => {
  if (why === "denied") permission = "denied";
  if (why === "insecure") vi.stubGlobal("isSecureContext", false);
  if (why === "unsupported") {
    vi.stubGlobal("Notification", undefined);
    Reflect.deleteProperty(globalThis, "Notification");
  }
  await calls.wish(false);
  expect(await shown()).toHaveProperty("disabled", true);
  expect(screen.getByText(say(`tell-me-${why}`))).toBeTruthy();
});

test("in a corner of another page nothing is said about what can't be", async () => {
  permission = "denied";
  await calls.wish(false);
  expect(await shown(true)).toBeNull();
});

test("who waits for others is asked once whether this device shall tell them, and may nudge after long", async () => {
  await bellOffer();
  const sitting = new Sitting("abcd1234");
  const said = vi.spyOn(sitting, "say").mockImplementation(() => undefined);
  const away = person("Mina", { here: false, away: 99 });
  sitting.hear(welcomeTo(tableOf([person("Ada"), away], { nudges: true }), { view: viewOf({ acting: [1] }) }));
  const { unmount } = render(Notices, { sitting, onrule: () => undefined, onend: () => undefined });
  const offer = await screen.findByText(say("bell-offer"));
  screen.getByRole("button", { name: say("nudge") }).click();
  expect(said).toHaveBeenCalledWith({ do: "nudge" });
  offer.parentElement!.querySelector<HTMLElement>("button:last-child")!.click();
  await vi.waitFor(() => expect(screen.queryByText(say("bell-offer"))).toBeNull());
  unmount();
  sitting.hear({ say: "table", table: tableOf([person("Ada"), away]), seat: 0, host: true });
  render(Notices, { sitting, onrule: () => undefined, onend: () => undefined });
  await screen.findByText(say("is-away", { seat: 1 }, sitting.names));
  expect(screen.queryByText(say("bell-offer"))).toBeNull();
  expect(screen.queryByRole("button", { name: say("nudge") })).toBeNull();
});

test.each(LANGUAGES)("every state has its sentence in %s", async (language) => {
  await bellSwitch();
  await speak(language);
  for (const state of ["insecure", "unsupported", "denied", "off", "on", "page"]) expect(say(`tell-me-${state}`)).not.toBe(`tell-me-${state}`);
});
