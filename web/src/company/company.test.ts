import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { meet } from "../parts/guest.svelte";
import { go } from "../route/route.svelte";
import { free, person, tableOf } from "../testing/tables";
import { speak } from "../words/words.svelte";
import { sought } from "./bar.svelte";
import CompanyBar from "./CompanyBar.svelte";
import { EVERYTHING, passes } from "./filter";
import { seeking } from "./seeking.svelte";
import { speakOfCompany } from "./words";

const FOUND = { games: ["six-nimmt"], seats: 2, people: 2, table: "abcd1234" };
const WAITING = { ...FOUND, people: 1, table: null };
const NOTHING = { games: [], seats: 0, people: 0, table: null };

describe("open tables", () => {
  const table = tableOf([person("Ada"), free, free], { status: "waiting", language: "uk" });

  test("are all shown unless somebody says otherwise", () => expect(passes(EVERYTHING, table)).toBe(true));

  test("are told apart by game, free seats and the language of the host", () => {
    expect(passes({ ...EVERYTHING, game: table.game, free: 2, language: "uk" }, table)).toBe(true);
    expect(passes({ ...EVERYTHING, game: "another" }, table)).toBe(false);
    expect(passes({ ...EVERYTHING, free: 3 }, table)).toBe(false);
    expect(passes({ ...EVERYTHING, language: "en" }, table)).toBe(false);
    expect(passes({ ...EVERYTHING, language: "en" }, { ...table, language: null })).toBe(false);
  });
});

describe("over every page", () => {
  let told: unknown = WAITING;
  let invitations: { table: string; game: string; name: string; avatar: string }[] = [];
  let asked: string[] = [];

  beforeEach(async () => {
    [told, invitations, asked] = [WAITING, [], []];
    vi.stubGlobal("fetch", (path: string, { method = "GET", body }: RequestInit = {}) => {
      asked.push([method, path, ...(body ? [String(body)] : [])].join(" "));
      if (path.startsWith("/api/invitations")) {
        if (method === "PUT") invitations = [];
        return Promise.resolve(Response.json({ invitations }));
      }
      if (path === "/api/seek") return Promise.resolve(Response.json(method === "DELETE" ? NOTHING : told));
      return Promise.resolve(Response.json({ name: "Ada", avatar: "fig", tables: [], mine: [] }));
    });
    await speak("en");
    await speakOfCompany();
    await meet();
  });

  afterEach(async () => {
    await seeking.end();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    go("/");
  });

  test("one sees that one waits, and may stop", async () => {
    render(CompanyBar);
    await seeking.begin({ games: ["six-nimmt"], seats: 2 });
    expect(await screen.findByText("Looking for people: 1 of 2")).toBeTruthy();
    expect(sought()).not.toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Stop looking" }));
    await waitFor(() => expect(screen.queryByText(/Looking for people/)).toBeNull());
    expect(asked).toContain("DELETE /api/seek");
    expect(sought()).toBeNull();
  });

  test("one is led to the table as soon as the others are found", async () => {
    vi.useFakeTimers();
    await seeking.begin({ games: ["six-nimmt"], seats: 2 });
    told = FOUND;
    await vi.advanceTimersByTimeAsync(2_100);
    expect(location.pathname).toBe("/t/abcd1234");
    expect(sought()).toBeNull();
  });

  test("one is not dragged away from another table", async () => {
    go("/t/other123");
    told = FOUND;
    render(CompanyBar);
    await seeking.begin({ games: ["six-nimmt"], seats: 2 });
    expect(location.pathname).toBe("/t/other123");
    await fireEvent.click(await screen.findByRole("button", { name: "To the table" }));
    expect(location.pathname).toBe("/t/abcd1234");
  });

  test("what has ended elsewhere is not shown any more", async () => {
    vi.useFakeTimers();
    await seeking.begin({ games: ["six-nimmt"], seats: 2 });
    told = NOTHING;
    await vi.advanceTimersByTimeAsync(2_100);
    expect(seeking.now).toBeNull();
    expect(sought()).toBeNull();
  });

  test("an invitation can be refused for ever", async () => {
    invitations = [{ table: "abcd1234", game: "six-nimmt", name: "Ben", avatar: "fig" }];
    render(CompanyBar);
    expect(await screen.findByText(/Ben.* invites you: 6 nimmt!/)).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Not from this person" }));
    expect(screen.queryByText(/invites you/)).toBeNull();
    expect(asked).toContain('PUT /api/invitations/abcd1234 {"answer":"never"}');
  });
});
