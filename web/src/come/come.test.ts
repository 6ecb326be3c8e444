import axe from "axe-core";
import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Arrival, MyTable } from "../protocol/types";
import { mineAt, person, tableOf } from "../testing/tables";
import { LANGUAGES, say, speak } from "../words/words.svelte";
import ComePage from "./ComePage.svelte";

const TOKEN = "Kx3_-9aBcDeFgHiJkLmNoP";
let arrival: Arrival | null;
let me: { name: string | null; mine: MyTable[] };
let asked: string[];

beforeEach(async () => {
  await speak("en");
  arrival = { name: "Ada", avatar: "fig", same: false };
  me = { name: null, mine: [] };
  asked = [];
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    asked.push(`${init.method} ${path}`);
    if (path === "/api/me") return Promise.resolve(Response.json(me));
    if (init.method === "POST") arrival = null;
    if (arrival !== null) return Promise.resolve(Response.json(arrival));
    return Promise.resolve(Response.json({ why: "fault-link", data: {} }, { status: 410 }));
  });
});

afterEach(() => vi.unstubAllGlobals());

describe("the page of a link from another device", () => {
  test("asks before anything changes, and has one button for it", async () => {
    const { container } = render(ComePage, { token: TOKEN });
    await screen.findByRole("heading", { name: "Continue here as Ada?" });
    expect(container.querySelectorAll("button, input")).toHaveLength(1);
    const form = screen.getByRole<HTMLButtonElement>("button", { name: "Continue here" }).form!;
    expect([form.method, form.getAttribute("action")]).toEqual(["post", `/come/${TOKEN}`]);
    expect(asked.sort()).toEqual([`GET /api/come/${TOKEN}`, "GET /api/me"]);
    expect(container.textContent).not.toContain("unfinished");
  });

  test("says whose tables are there, and brings them along", async () => {
    me = { name: "Ben", mine: [mineAt(tableOf([person("Ben")])), mineAt(tableOf([person("Ben")]))] };
    render(ComePage, { token: TOKEN });
    expect((await screen.findByText(/you are Ben/)).textContent).toMatch(
      /2 unfinished tables\. It will go on as Ada/,
    );
    await fireEvent.click(screen.getByRole("button", { name: say("come-bring") }));
    await screen.findByText(say("fault-link")); // used by now, on another device
    expect(asked).toContain(`POST /api/come/${TOKEN}`);
    const form = screen.getByRole<HTMLButtonElement>("button", { name: say("come-leave") }).form!;
    expect(form.getAttribute("action")).toBe(`/come/${TOKEN}`);
  });

  test("has no button where the link was made", async () => {
    arrival = { name: "Ada", avatar: "fig", same: true };
    render(ComePage, { token: TOKEN });
    await screen.findByText(/already your device/);
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByRole("link", { name: "Home" }).getAttribute("href")).toBe("/");
  });

  test.each(LANGUAGES)("says in %s that a link is used, and leads home", async (language) => {
    await speak(language);
    arrival = null;
    render(ComePage, { token: TOKEN });
    await screen.findByText(say("fault-link"));
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByRole("link", { name: say("to-home") })).toBeTruthy();
  });

  test.each(LANGUAGES)("has nothing that axe would mark in %s", async (language) => {
    await speak(language);
    document.title = say("title");
    me = { name: "Ben", mine: [mineAt(tableOf([person("Ben")]))] };
    const { container } = render(ComePage, { token: TOKEN });
    await screen.findByRole("button", { name: say("come-bring") });
    const result = await axe.run(container, { rules: { "color-contrast": { enabled: false } } });
    expect(result.violations.map(({ id }) => id)).toEqual([]);
  });
});
