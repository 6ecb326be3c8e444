import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, type MockInstance, vi } from "vitest";
import { calls, mark } from "../parts/calls.svelte";
import { speaker } from "../sound/play";
import { bot, free, person, tableOf, viewOf, welcomeTo } from "../testing/tables";
import { LANGUAGES, say, speak } from "../words/words.svelte";
import AlertsHere from "../testing/AlertsHere.svelte";
import { Sitting } from "./sitting.svelte";

let hidden = false;
let played: MockInstance<typeof speaker.play>;
const heard = () => played.mock.calls.map(([name]) => name);
const vocabulary = { fields: {}, events: { laid: { log: true, drawn: true, aloud: "all" as const } } };
const notes: { title: string; body: string }[] = [];
const asked = vi.fn(() => {
  Object.assign(Notification, { permission: "granted" });
  return Promise.resolve("granted" as const);
});

beforeEach(async () => {
  await speak("en");
  hidden = false;
  notes.length = 0;
  asked.mockClear();
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
  played = vi.spyOn(speaker, "play").mockImplementation(() => undefined);
  vi.stubGlobal("Notification", Object.assign(
    class {
      constructor(title: string, { body }: { body: string }) {
        notes.push({ title, body });
      }
      addEventListener = () => undefined;
    },
    { permission: "default", requestPermission: asked },
  ));
  document.head.innerHTML = '<link rel="icon" href="/icon.svg" />';
});
afterEach(async () => {
  await calls.wish(false);
  document.head.replaceChildren();
  Reflect.deleteProperty(navigator, "setAppBadge");
  Reflect.deleteProperty(navigator, "clearAppBadge");
  vi.unstubAllGlobals();
});

const icon = () => document.querySelector("link")!.getAttribute("href");
const playing = tableOf([person("Ada"), bot]);
const events = (acting: number[], first: number) => ({ say: "events" as const, first, events: [{ event: "laid", seat: 1 }], view: viewOf({ acting }), legal: [], undoable: false });

async function at(sitting: Sitting) {
  const { component, ...rest } = render(AlertsHere, { sitting });
  await tick();
  return { ...rest, alerts: component.alerts };
}

/** At a table where somebody else is to move. */
async function waiting() {
  const sitting = new Sitting("abcd1234");
  sitting.hear(welcomeTo(playing, { view: viewOf({ acting: [1] }) }));
  return { sitting, ...(await at(sitting)) };
}

test("my turn is heard when its story has been told", async () => {
  const { sitting, alerts } = await waiting();
  expect(alerts.news).toBeNull();
  sitting.hear(events([0], 1));
  alerts.hear(sitting.happened, vocabulary);
  await tick();
  expect(alerts.news).toBe("Your turn");
  expect(icon()).toBe("/icon-turn.svg");
  expect(heard()).toEqual([]);
  alerts.settle();
  expect(heard()).toEqual(["my-turn"]);
  alerts.settle();
  expect(heard()).toHaveLength(1);
  sitting.hear(events([1], 2));
  await tick();
  expect(icon()).toBe("/icon.svg");
});

test("who looks elsewhere is told at once", async () => {
  const { sitting, alerts } = await waiting();
  hidden = true;
  sitting.hear(events([0], 1));
  alerts.hear(sitting.happened, vocabulary);
  await tick();
  await tick();
  expect(heard()).toEqual(["my-turn"]);
  expect(notes).toEqual([]); // not unasked
});

test("who comes to a table where it is their turn is not called", async () => {
  const sitting = new Sitting("abcd1234");
  sitting.hear(welcomeTo(playing, { view: viewOf({ acting: [0] }) }));
  const { alerts } = await at(sitting);
  alerts.settle();
  expect(heard()).toEqual([]);
});

test("one is told that a friend sat down, in three languages, and not by oneself or a bot", async () => {
  const sitting = new Sitting("abcd1234");
  sitting.hear(welcomeTo(tableOf([person("Ada", { host: true }), free, free], { status: "waiting" })));
  const { alerts } = await at(sitting);
  sitting.hear({ say: "table", table: tableOf([person("Ada"), bot, free], { status: "waiting" }), seat: 0, host: true, shared: [] });
  await tick();
  expect(heard()).toEqual([]);
  hidden = true;
  sitting.hear({ say: "table", table: tableOf([person("Ada"), bot, person("Sara")], { status: "waiting" }), seat: 0, host: true, shared: [] });
  await tick();
  expect(heard()).toEqual(["tea-glass"]);
  for (const language of LANGUAGES) {
    await speak(language);
    expect(alerts.news).toBe(say("sat-down", { name: "Sara" }));
    expect(alerts.news).toContain("Sara");
  }
  hidden = false;
  document.dispatchEvent(new Event("visibilitychange"));
  expect(alerts.news).toBeNull();
});

test("a message and a refusal are heard, the own words are not", async () => {
  const { sitting } = await waiting();
  const line = { number: 1, seat: 1, name: "Mina", text: "Hi", preset: null, earlier: false, aside: false };
  sitting.hear({ say: "chat", line });
  await tick();
  expect(heard()).toEqual(["message"]);
  sitting.hear({ say: "chat", line: { ...line, number: 2, seat: 0, name: "Ada" } });
  await tick();
  expect(heard()).toEqual(["message"]);
  sitting.hear({ say: "refused", id: "1", rule: "X-1", why: "x", data: {} });
  await tick();
  expect(heard()).toEqual(["message", "refusal"]);
});

test("a notification comes to who asked for it and looks elsewhere, and to nobody else", async () => {
  expect(asked).not.toHaveBeenCalled();
  await calls.wish(true);
  expect(asked).toHaveBeenCalledOnce();
  expect(calls.on).toBe(true);
  const { sitting, alerts } = await waiting();
  sitting.hear(events([0], 1));
  alerts.settle();
  await tick();
  expect(notes).toEqual([]); // it is in sight
  sitting.hear(events([1], 2));
  await tick();
  hidden = true;
  sitting.hear(events([0], 3));
  await tick();
  await vi.waitFor(() => expect(notes).toEqual([{ title: "Your turn", body: say(playing.game) }]));
});

test("the app's icon is marked, where there is one", () => {
  const [set, clear] = [vi.fn(() => Promise.resolve()), vi.fn(() => Promise.resolve())];
  Object.defineProperty(navigator, "setAppBadge", { configurable: true, value: set });
  Object.defineProperty(navigator, "clearAppBadge", { configurable: true, value: clear });
  mark(true);
  expect(set).toHaveBeenCalledOnce();
  mark(false);
  expect(clear).toHaveBeenCalledOnce();
  expect(icon()).toBe("/icon.svg");
});
