import axe from "axe-core";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { frontOf, games } from "../games";
import { PutAway } from "../home/put_away.svelte";
import { forgetTerms } from "../parts/terms";
import type { Alone, Friends, MyGames, MyTable, PlayedGame, PlayedSeat, Statistics } from "../protocol/types";
import { bot, catalogueOf, mineAt, person, SAMPLE, tableOf } from "../testing/tables";
import { LANGUAGES, say, speak } from "../words/words.svelte";
import { ANY, asked as addressOf } from "./asking";
import GamesPage from "./GamesPage.svelte";
import { speakOfMyGames, speakOfStatistics } from "./words";

const WHO = "0123456789abcdef";
const DAY = 86_400;

const sat = (name: string | null, place: number, score: number, more: Partial<PlayedSeat> = {}): PlayedSeat => ({
  kind: "person",
  name,
  level: null,
  place,
  score,
  won: place === 1,
  who: null,
  ...more,
});
const played = (table: string, more: Partial<PlayedGame> = {}): PlayedGame => ({
  table,
  game: SAMPLE.game,
  seat: 0,
  ended: 1_795_000_000,
  seats: [sat("Ada", 2, 31), sat("Sara", 1, 12, { who: WHO }), sat(null, 3, 40, { kind: "bot", level: "easy" })],
  kept: true,
  ...more,
});

let answers: { playing: MyTable[]; pages: Record<string, PlayedGame[]>; statistics: Statistics; friends: Friends; alone: Alone };
let asked: string[];
let broken: boolean;

/** The games that the address asks for: those after `after`, and none for what nobody played. */
function page(address: URL): MyGames {
  const after = address.searchParams.get("after") ?? "";
  const fits = address.searchParams.get("name") !== "nobody";
  const finished = fits ? (answers.pages[after] ?? []) : [];
  return { playing: after || !fits ? [] : answers.playing, finished, more: fits && after === "" && answers.pages["next"] ? "next" : null };
}

beforeAll(() => Promise.all(games.map(frontOf)));

beforeEach(async () => {
  await speak("en");
  forgetTerms();
  asked = [];
  broken = false;
  answers = { playing: [], pages: {}, statistics: { games: [] }, friends: { friends: [] }, alone: { listed: true, games: [] } };
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    asked.push(`${init.method} ${path}`);
    const address = new URL(path, "http://korsi");
    if (broken && path !== "/api/me") return Promise.resolve(Response.json({ why: "fault-busy", data: {} }, { status: 503 }));
    const told: Record<string, unknown> = {
      "/api/me": { name: "Ada", avatar: "fig", tables: [], mine: [] },
      "/api/catalogue": catalogueOf(SAMPLE),
      "/api/me/games": page(address),
      "/api/me/statistics": answers.statistics,
      "/api/me/friends": answers.friends,
      "/api/me/alone": init.method === "PUT" ? { ...answers.alone, listed: (JSON.parse(String(init.body)) as { listed: boolean }).listed } : answers.alone,
    };
    return Promise.resolve(Response.json(told[address.pathname]));
  });
});

afterEach(() => vi.unstubAllGlobals());

const open = (part = "") => render(GamesPage, { part });
const rows = () => screen.findAllByRole("link", { name: /Replay$/ });
const lastAsked = () => asked.filter((one) => one.startsWith("GET /api/me/games")).at(-1);

describe("the list of own games", () => {
  test("says of each how it went for everybody, and leads to its replay and its file", async () => {
    answers.pages[""] = [played("aaaa1111"), played("bbbb1111", { seats: [sat("Ada", 1, 7), sat(null, 2, 9, { who: WHO })] })];
    const { container } = open();
    const [first, second] = await rows();
    expect(first!.getAttribute("href")).toBe("/replay/aaaa1111");
    const text = first!.textContent.replace(/\s+/g, " ");
    expect(text).toMatch(/6 nimmt!: Place 2 of 3 .*1\. Sara 12; 2\. You 31; 3\. \S+ 40;/);
    expect(second!.textContent.replace(/\s+/g, " ")).toMatch(/Won.*1\. You 7; 2\. Guest 9/);
    expect(container.querySelector('a[download][href="/api/tables/aaaa1111/record"]')).toBeTruthy();
    expect(container.querySelector('a[download][href="/api/me/games/file"]')).toBeTruthy();
  });

  test("has partners share a place", async () => {
    const seats = [sat("Ada", 2, 3), sat("B", 1, 8), sat("C", 2, 3), sat("D", 1, 8)];
    answers.pages[""] = [played("aaaa1111", { seats })];
    open();
    expect((await rows())[0]!.textContent).toContain("Place 2 of 2");
  });

  test("has no replay of what is not kept any more, and says so", async () => {
    answers.pages[""] = [played("aaaa1111", { kept: false })];
    const { container } = open();
    await screen.findByText(/Not kept here any more/);
    expect(container.querySelectorAll('a[href*="aaaa1111"]')).toHaveLength(0);
  });

  test("begins with the tables that wait for this person, and leaves out what was put away on the first page", async () => {
    const table = (id: string) => tableOf([person("Ada"), person("Mina"), bot], { id });
    answers.playing = [mineAt(table("aaaa1111"), { acting: [1] }), mineAt(table("bbbb1111"), { acting: [0] }), mineAt(table("cccc1111"))];
    new PutAway().add("cccc1111");
    open();
    const list = within(await screen.findByRole("region", { name: "Still playing" }));
    expect(list.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/t/bbbb1111", "/t/aaaa1111"]);
    await fireEvent.click(list.getByRole("button", { name: /Bring back 1 table/ }));
    expect(list.getAllByRole("link")).toHaveLength(3);
  });

  test("goes on page by page, from where one was", async () => {
    answers.pages[""] = [played("aaaa1111")];
    answers.pages["next"] = [played("bbbb1111")];
    open();
    await rows();
    await fireEvent.click(screen.getByRole("button", { name: "More games" }));
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    expect(lastAsked()).toBe("GET /api/me/games?after=next");
    expect(screen.queryByRole("button", { name: "More games" })).toBeNull();
    await waitFor(() => expect(document.activeElement?.getAttribute("href")).toBe("/replay/bbbb1111"));
  });

  test("asks for what is chosen, and not with every letter", async () => {
    answers.pages[""] = [played("aaaa1111")];
    open();
    await rows();
    await screen.findByRole("option", { name: "6 nimmt!", hidden: true });
    const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
    await choose("Game", SAMPLE.game);
    await choose("Result", "lost");
    await waitFor(() => expect(lastAsked()).toBe(`GET /api/me/games?game=${SAMPLE.game}&result=lost`));
    const before = asked.length;
    for (const value of ["n", "no", "nobody"]) await fireEvent.input(screen.getByLabelText(/^Name of/), { target: { value } });
    await screen.findByText("No game is like that.");
    expect(asked.slice(before)).toEqual([`GET /api/me/games?game=${SAMPLE.game}&result=lost&name=nobody`]);
    expect(screen.getByText("Filter: 3 chosen")).toBeTruthy();
    await fireEvent.click(screen.getAllByRole("button", { name: "Show all games" })[0]!);
    await rows();
    expect(lastAsked()).toBe("GET /api/me/games");
  });

  test("is of one friend where a link says so", async () => {
    answers.pages[""] = [played("aaaa1111")];
    open(`with-${WHO}`);
    await screen.findByRole("heading", { name: "Games with Sara" });
    expect(lastAsked()).toBe(`GET /api/me/games?with=${WHO}`);
    expect(screen.getByRole("link", { name: "Show all games" }).getAttribute("href")).toBe("/me/games");
  });

  test("says what will be there where nothing is yet", async () => {
    open();
    await screen.findByText(/Every game that you finish will be here/);
    expect(screen.getAllByRole("link", { name: "Home" }).at(-1)!.getAttribute("href")).toBe("/");
    expect(screen.queryByText("Filter")).toBeNull();
  });

  test("says what is wrong, and tries again", async () => {
    broken = true;
    open();
    await screen.findByRole("alert");
    broken = false;
    answers.pages[""] = [played("aaaa1111")];
    await fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await rows();
  });
});

test("a wish becomes an address", () => {
  const now = 1000 * DAY * 1000;
  expect(addressOf(ANY, null, now)).toBe("");
  expect(addressOf({ ...ANY, when: "week" }, null, now)).toBe(`?since=${993 * DAY}`);
  expect(addressOf({ ...ANY, when: "older", name: " سارا " }, "1:a", now)).toBe(`?name=${encodeURIComponent("سارا")}&until=${635 * DAY}&after=1%3Aa`);
});

describe("statistics", () => {
  beforeEach(() => {
    const values: Statistics["games"][0]["values"] = [
      { key: "rounds", shown: "total", value: 12, group: null },
      { key: "heads", shown: "mean", value: 7.25, group: null },
      { key: "won", shown: "share", value: 0.25, group: null },
      { key: "dearest", shown: "most", value: 17, group: null },
    ];
    answers.statistics = { games: [{ game: SAMPLE.game, alone: false, games: 4, won: 1, mean: 31.5, best: 12, values }] };
  });

  test("are said with the game's own words, in numbers", async () => {
    open("statistics");
    const card = within(await screen.findByRole("region", { name: "6 nimmt!" }));
    const told = card.getAllByRole("term").map((term) => `${term.textContent} = ${term.nextElementSibling!.textContent.replace(/\s+/g, " ").trim()}`);
    expect(told).toEqual([
      "Played = 4 games",
      "Won = 1 25% of all",
      "Mean score = 31.5",
      "Best score = 12",
      "Rounds played = 12",
      "Heads a round = 7.3",
      "Rounds with the fewest heads = 25%",
      "Most heads in one row = 17",
    ]);
  });

  test("are plain for a game that counts nothing, or is gone", async () => {
    answers.statistics = { games: [{ game: "go-fish", alone: true, games: 1, won: 0, mean: 3, best: null, values: [] }] };
    open("statistics");
    expect((await screen.findAllByRole("term")).map(({ textContent }) => textContent)).toEqual(["Played", "Won", "Mean score"]);
  });

  test("have every word in every language", async () => {
    for (const language of LANGUAGES) {
      await speak(language);
      await Promise.all([speakOfMyGames(), ...games.map(speakOfStatistics)]);
      expect(say(`${SAMPLE.game}-statistic-rounds`)).not.toContain("statistic");
    }
  });
});

describe("friends", () => {
  const at = (game: string, ahead: number, behind: number, more = {}) => ({ game, games: ahead + behind, ahead, behind, equal: 0, together: 0, won: 0, ...more });

  test("have a standing over all games and in each", async () => {
    answers.friends = { friends: [{ who: WHO, name: "Sara", avatar: "fig", last: 1_795_000_000, games: [at(SAMPLE.game, 9, 11), at("go-fish", 5, 0, { together: 4, won: 3, equal: 1 })] }] };
    open("friends");
    const card = within((await screen.findByRole("heading", { name: "Sara" })).closest("li")!);
    expect(card.getByText("You 14, Sara 11")).toBeTruthy();
    expect(card.getByText("14 : 11")).toBeTruthy();
    expect(card.getByText("9 : 11")).toBeTruthy();
    expect(card.getAllByText("As partners: 3 of 4 won")).toHaveLength(2);
    expect(card.getByRole("link", { name: "Games with Sara" }).getAttribute("href")).toBe(`/me/games#with-${WHO}`);
  });
});

describe("games alone", () => {
  beforeEach(() => {
    const own = [{ table: "aaaa1111", score: 17, won: true, ended: 1_795_000_000, kept: true }];
    const house = [{ name: "Sara", avatar: "fig" as const, score: 22, you: false }, { name: "Ada", avatar: "date" as const, score: 17, you: true }];
    answers.alone = { listed: true, games: [{ game: SAMPLE.game, own, house }] };
  });

  test("show the own best and the best of the house", async () => {
    open("alone");
    const lists = (await screen.findAllByRole("list")).filter(({ tagName }) => tagName === "OL");
    expect(lists.map((list) => [...list.children].map(({ textContent }) => textContent.replace(/\s+/g, " ").trim()))).toEqual([
      [expect.stringMatching(/^17 /)],
      ["22Sara", "17Ada · You"],
    ]);
    expect(screen.getByRole("link", { name: /^Replay: 6 nimmt!/ }).getAttribute("href")).toBe("/replay/aaaa1111");
  });

  test("let everybody choose whether they are seen there", async () => {
    open("alone");
    await fireEvent.click(await screen.findByRole("switch", { name: "Show me among the best of the house" }));
    expect(asked.at(-1)).toBe("PUT /api/me/alone");
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>("switch").checked).toBe(false));
  });

  test("say so where that could not be kept, and leave the switch as it was", async () => {
    open("alone");
    const box = await screen.findByRole<HTMLInputElement>("switch");
    broken = true;
    await fireEvent.click(box);
    await screen.findByRole("alert");
    expect(box.checked).toBe(true);
  });
});

test.each(LANGUAGES)("every part can be read by machines, in %s", async (language) => {
  await speak(language);
  answers.pages[""] = [played("aaaa1111"), played("bbbb1111", { kept: false })];
  answers.friends = { friends: [{ who: WHO, name: null, avatar: "fig", last: 1, games: [{ game: SAMPLE.game, games: 1, ahead: 1, behind: 0, equal: 0, together: 0, won: 0 }] }] };
  for (const part of ["", "statistics", "friends", "alone"]) {
    const { container, unmount } = open(part);
    await waitFor(() => expect(container.querySelector("nav [aria-current]")).toBeTruthy());
    await waitFor(() => expect(container.textContent).not.toContain(say("fetching")));
    const { violations } = await axe.run(container, { rules: { "color-contrast": { enabled: false } } });
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    unmount();
  }
});
