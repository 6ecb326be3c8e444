import axe from "axe-core";
import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { guest, meet } from "../parts/guest.svelte";
import type { ChatLine } from "../protocol/types";
import { Sitting } from "../table/sitting.svelte";
import { namesAt } from "../table/names";
import { bot, free, person, tableOf, viewOf, welcomeTo } from "../testing/tables";
import { LANGUAGES, say, speak } from "../words/words.svelte";
import { Bubbles, lasts } from "./bubbles.svelte";
import BubblesOver from "./Bubbles.svelte";
import { AVATARS, BOT_FACES, botAt, facesAt, groundOf, REACTIONS } from "./faces";
import FaceField from "./FaceField.svelte";
import drawings from "./faces.svg?raw";
import Reactions from "./Reactions.svelte";
import { speakOfPeople } from "./words";

const line = (more: Partial<ChatLine> = {}): ChatLine => ({ number: 1, seat: 1, name: "Mina", text: "Hello", preset: null, earlier: false, aside: false, ...more });

beforeEach(() => speak("en"));

describe("faces", () => {
  test("are all drawn, each with a colour of its own behind it", () => {
    const drawn = [...drawings.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
    expect(drawn.toSorted()).toEqual([...AVATARS, ...BOT_FACES.map((name) => `bot-${name}`), ...REACTIONS.map((name) => `say-${name}`)].toSorted());
    expect(new Set(AVATARS.map(groundOf)).size).toBe(AVATARS.length);
    expect(AVATARS.length).toBeGreaterThanOrEqual(24);
    expect(BOT_FACES).toHaveLength(7);
  });

  test("stay small: everybody fetches them", () => {
    expect(drawings.length).toBeLessThan(26_000);
    expect(drawings).not.toMatch(/<(?:script|image|style|foreignObject)/);
  });

  test.each(LANGUAGES)("have names and manners in %s", async (language) => {
    await speak(language);
    await speakOfPeople();
    const said = [...AVATARS.map((name) => `avatar-${name}`), ...BOT_FACES.map((name) => `manner-${name}`)].map((key) => say(key));
    expect(new Set(said).size).toBe(AVATARS.length + BOT_FACES.length);
  });

  test("of bots follow from their names, whatever the language", async () => {
    const info = tableOf([person("Ada", { avatar: "lemon" }), bot, bot, free, person("Mina", { level: "hard" })]);
    const faces = facesAt(info);
    expect(faces).toEqual(["lemon", "bot-sparrow", "bot-goldfish", null, "fig"]);
    const english = namesAt(info);
    await speak("fa");
    expect(facesAt(info)).toEqual(faces);
    expect(namesAt(info)[1]).not.toBe(english[1]);
    expect(Array.from({ length: 10 }, (_, seat) => botAt(seat))).toContain("hare");
  });
});

describe("choosing a face", () => {
  const asked: unknown[] = [];
  beforeEach(async () => {
    asked.length = 0;
    vi.stubGlobal("fetch", (_: string, init?: RequestInit) => {
      const wish = init?.body ? (JSON.parse(String(init.body)) as { avatar?: string }) : {};
      if (init?.body) asked.push(wish);
      return Promise.resolve(Response.json({ name: "Ada", avatar: wish.avatar ?? "fig", tables: [], mine: [] }));
    });
    await meet();
  });
  afterEach(() => vi.unstubAllGlobals());

  test("is one touch", async () => {
    await speakOfPeople();
    const { container } = render(FaceField);
    expect(screen.getAllByRole("radio")).toHaveLength(AVATARS.length);
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Fig" }).checked).toBe(true);
    await fireEvent.click(screen.getByRole("radio", { name: "Samovar" }));
    expect(asked).toEqual([{ avatar: "samovar" }]);
    await vi.waitFor(() => expect(guest.avatar).toBe("samovar"));
    expect((await axe.run(container, { rules: { "color-contrast": { enabled: false } } })).violations).toEqual([]);
  });

  test("says so when the server refuses", async () => {
    render(FaceField);
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ why: "fault-avatar", data: {} }, { status: 400 })));
    await fireEvent.click(screen.getAllByRole("radio")[0]!);
    expect(await screen.findByText(/no such avatar/)).toBeTruthy();
    expect(guest.avatar).toBe("fig");
  });
});

describe("bubbles", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("stand at a seat for as long as it takes to read them, the newest in place of the older", () => {
    const bubbles = new Bubbles(() => false);
    bubbles.hear(line());
    bubbles.hear(line({ number: 2, seat: 0, preset: "clap", text: null }));
    bubbles.hear(line({ number: 3, text: "Anybody here?" }));
    expect(bubbles.shown.map(({ number }) => number).toSorted()).toEqual([2, 3]);
    vi.advanceTimersByTime(lasts(line({ preset: "clap", text: null })));
    expect(bubbles.shown.map(({ number }) => number)).toEqual([3]);
    vi.advanceTimersByTime(9_000);
    expect(bubbles.shown).toEqual([]);
  });

  test("are not for what was said earlier, aside, or by who has no seat", () => {
    const bubbles = new Bubbles(() => false);
    for (const more of [{ earlier: true }, { aside: true }, { seat: null }]) bubbles.hear(line(more));
    expect(bubbles.shown).toEqual([]);
  });

  test("of somebody who is muted are not shown, nor go on to be", () => {
    const sitting = new Sitting("abcd1234");
    sitting.hear(welcomeTo(tableOf([person("Ada"), person("Mina")]), { view: viewOf() }));
    sitting.hear({ say: "chat", line: line() });
    expect(sitting.bubbles.shown).toHaveLength(1);
    sitting.muted.toggle("seat 1");
    expect(sitting.bubbles.shown).toEqual([]);
    sitting.hear({ say: "chat", line: line({ number: 2, preset: "wow", text: null }) });
    expect(sitting.bubbles.shown).toEqual([]);
    sitting.muted.toggle("seat 1");
    expect(sitting.bubbles.shown).toHaveLength(1);
    sitting.close();
    expect(sitting.bubbles.shown).toEqual([]);
  });

  test("say who speaks to those who hear the page, and draw a reaction for those who see it", () => {
    const { container } = render(BubblesOver, { lines: [line(), line({ number: 2, seat: 0, preset: "tea", text: null })], names: ["Ada", "Mina"] });
    const texts = [...screen.getByRole("status").querySelectorAll("p")].map((said) => said.textContent.replaceAll(/[\u2066-\u2069]/g, ""));
    expect(texts).toEqual(["Mina: Hello", "Ada: Time for tea?"]);
    expect(container.querySelector('[data-bubble="1"]')?.textContent.trim()).toBe("Hello");
    expect(container.querySelector('[data-bubble="0"] use')?.getAttribute("href")).toContain("#say-tea");
  });
});

describe("reactions", () => {
  test("are one touch each, behind one button where there is little room", async () => {
    const said: string[] = [];
    render(Reactions, { onreact: (reaction: string) => said.push(reaction) });
    const opener = screen.queryByRole("button", { name: "React" });
    for (const reaction of REACTIONS) {
      if (opener) await fireEvent.click(opener);
      await fireEvent.click(screen.getByRole("button", { name: say(`chat-${reaction}`) }));
    }
    expect(said).toEqual([...REACTIONS]);
    if (opener) {
      expect(screen.queryByRole("group")).toBeNull();
      expect(document.activeElement).toBe(opener);
    }
  });

  test("are offered where somebody would see them, and not while partners play", () => {
    const at = (sitters: Parameters<typeof tableOf>[0], more: Parameters<typeof tableOf>[1] = {}, seat: number | null = 0) => {
      const sitting = new Sitting("abcd1234");
      sitting.hear(welcomeTo(tableOf(sitters, more), { view: viewOf(), seat }));
      return sitting.reacts;
    };
    expect(at([person("Ada"), person("Mina")])).toBe(true);
    expect(at([person("Ada"), bot])).toBe(false);
    expect(at([person("Ada"), person("Mina")], { hushed: true })).toBe(false);
    expect(at([person("Ada"), person("Mina")], {}, null)).toBe(false);
  });
});
