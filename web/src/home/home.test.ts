import axe from "axe-core";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { describe, expect, test, vi } from "vitest";
import { frontOf, games } from "../games";
import { newcomerTo } from "../testing/home";
import { bot, catalogueOf, free, mineAt, person, SAMPLE, tableOf } from "../testing/tables";
import { LANGUAGES, say, speak } from "../words/words.svelte";
import GameCard from "./GameCard.svelte";

const newcomer = newcomerTo(SAMPLE);
const { game, home, made, playNow } = newcomer;

describe("the home page", () => {
  test("has the games of the server in its order", async () => {
    await home();
    const order = screen.getAllByRole("article").map((card) => card.getAttribute("aria-labelledby"));
    expect(order).toEqual(catalogueOf(SAMPLE).games.map(({ game }) => `game-${game}`));
  });

  test("is one click from a game", async () => {
    await home();
    await fireEvent.click(await playNow("6 nimmt!"));
    expect(await made()).toMatchObject({ game: "six-nimmt", seats: 4, options: { target: 66, rounds: null }, bots: "normal" });
    expect(newcomer.asked.some(({ method, body }) => method === "PUT" && (body as { name: string }).name)).toBe(true);
  });

  test("sets the right table even if the click comes before the game's picture", async () => {
    render(GameCard, { game: "six-nimmt" });
    const card = game("6 nimmt!");
    expect(within(card).queryByText("For 2 to 10 players")).toBeNull();
    await fireEvent.click(within(card).getByRole("button", { name: "Play now: 6 nimmt!" }));
    expect(await made()).toMatchObject({ game: "six-nimmt", seats: 4 });
  });

  test("has a way to play alone at the games that have one, and at no other", async () => {
    await home();
    await waitFor(() => expect(screen.getAllByText(/^For \d/)).toHaveLength(games.length));
    for (const key of games) {
      const { ways } = (await frontOf(key)).options;
      for (const { label } of ways.filter(({ seats }) => seats[1] === 1)) {
        expect(games.filter((name) => within(game(say(name))).queryByRole("button", { name: say(label) }))).toEqual([key]);
      }
    }
  });

  test("names its game in every button of the same words", async () => {
    await home();
    for (const key of ["play-now", "options", "play-with-friends", "learn", "rules"]) {
      const all = games.map((name) => say("of-game", { what: say(key), game: say(name) }));
      for (const name of all) expect((await screen.findByLabelText(name)).textContent).toContain(say(key));
      expect(screen.queryByRole(key === "learn" || key === "rules" ? "link" : "button", { name: say(key) })).toBeNull();
    }
    expect(screen.getByRole("link", { name: "Rules: 6 nimmt!" }).getAttribute("href")).toBe("/rules/six-nimmt");
  });

  describe("with what was played last time", () => {
    const dialog = async () => within(await screen.findByRole("dialog", { hidden: true }));
    const remembered = (wish: unknown) => newcomer.remember("six-nimmt", wish);

    test("plays so again, and says so before", async () => {
      const { unmount } = await home();
      await within(game("6 nimmt!")).findByText(/4 players/);
      await fireEvent.click(within(game("6 nimmt!")).getByRole("button", { name: "Options: 6 nimmt!" }));
      const form = await dialog();
      await fireEvent.change(form.getByRole("combobox", { name: "Seats", hidden: true }), { target: { value: "5" } });
      await fireEvent.input(form.getByRole("spinbutton", { name: "Target (heads)", hidden: true }), { target: { value: "77" } });
      await fireEvent.click(form.getByRole("button", { name: "Play now", hidden: true }));
      expect(await made()).toMatchObject({ seats: 5, options: { target: 77 }, bots: "normal" });
      unmount();

      history.replaceState(null, "", "/");
      newcomer.asked = [];
      await home();
      expect(await within(game("6 nimmt!")).findByText("5 players · Target (heads): 77")).toBeTruthy();
      await fireEvent.click(await playNow("6 nimmt!"));
      expect(await made()).toMatchObject({ seats: 5, options: { variant: "classic", target: 77, rounds: null }, bots: "normal" });
    });

    test.each([
      ["no JSON", "{"],
      ["nothing", "null"],
      ["another time", { way: "gone", seats: 99, values: { target: 0, rounds: "many", colour: 3 } }],
      ["too much", { way: "six-nimmt-way-classic", seats: 4.5, values: { target: 1001, rounds: -1 } }],
    ])("is as usual where %s was remembered", async (_, wish) => {
      remembered(wish);
      await home();
      await within(game("6 nimmt!")).findByText(/Target \(heads\): 66/);
      await fireEvent.click(await playNow("6 nimmt!"));
      const body = (await made()) as { seats: number; options: object };
      expect(body.options).toEqual({ variant: "classic", target: 66, rounds: null });
      expect(body.seats).toBe(4);
    });
  });

  test("says so when nobody waits", async () => {
    await home();
    expect(await screen.findByText(/Nobody is waiting/)).toBeTruthy();
  });

  test("tells which game goes on, with whom, and whose turn it is", async () => {
    const other = catalogueOf(SAMPLE).games.at(-1)!.game;
    const table = tableOf([person("Ada"), person("Mina", { avatar: "cherry" }), bot], { game: other });
    newcomer.mine = [
      mineAt({ ...table, id: "aaaa1111" }, { acting: [0], idle: 7300 }),
      mineAt({ ...table, id: "bbbb1111", game: SAMPLE.game }, { acting: [1] }),
      mineAt({ ...table, id: "cccc1111", status: "waiting", sitters: [person("Ada"), free] }),
    ];
    await home();
    const list = within(await screen.findByRole("region", { name: "Your tables" }));
    const links = list.getAllByRole("link", { name: /^Continue/ });
    const texts = links.map((link) => link.querySelector(".grow")!.textContent.replace(/\s+/g, " ").trim());
    expect(texts[0]!.startsWith(`Continue: ${say(other)} Your turn · 2 hours ago · Mina · `)).toBe(true);
    expect(texts[1]).toMatch(/^Continue: 6 nimmt! To move: Mina · now · Mina · /);
    expect(texts[2]).toBe(`Continue: ${say(other)} Waiting for players · now`);
    const faces = links.map((link) => [...link.querySelectorAll("[data-face]")].map((face) => face.getAttribute("data-face")));
    expect(faces).toEqual([["cherry", "bot-goldfish"], ["cherry", "bot-goldfish"], []]);
  });

  test("puts a table away, on this device, and brings it back", async () => {
    newcomer.mine = [mineAt(tableOf([person("Ada"), bot], { id: "aaaa1111" })), mineAt(tableOf([person("Ada"), bot], { id: "bbbb1111" }))];
    const links = () => screen.queryAllByRole("link", { name: /^Continue/ }).map((link) => link.getAttribute("href"));
    const page = await home();
    await waitFor(() => expect(links()).toHaveLength(2));
    await fireEvent.click(screen.getAllByRole("button", { name: "Put away: 6 nimmt!" })[0]!);
    expect(links()).toEqual(["/t/bbbb1111"]);
    expect(document.activeElement?.id, "the keyboard is still there").toBe("mine");
    page.unmount();
    await home();
    expect(links()).toEqual(["/t/bbbb1111"]);
    await fireEvent.click(await screen.findByRole("button", { name: "Bring back 1 table that was put away" }));
    expect(links()).toHaveLength(2);
  });

  test("plays against as many bots as were chosen, of their level, and remembers it", async () => {
    localStorage.setItem("korsi-level", "hard");
    await home();
    expect(within(game("6 nimmt!")).getByRole<HTMLSelectElement>("combobox", { name: "Bots" }).value).toBe("hard");
    const count = () => within(game("6 nimmt!")).findByRole("combobox", { name: "Opponents" });
    await fireEvent.change(await count(), { target: { value: "1" } });
    expect(within(game("6 nimmt!")).getByText(/^2 players/)).toBeTruthy();
    await fireEvent.click(await playNow("6 nimmt!"));
    expect(await made()).toMatchObject({ game: "six-nimmt", seats: 2, bots: "hard" });
    expect(JSON.parse(localStorage.getItem("korsi-wish-six-nimmt")!)).toMatchObject({ seats: 2 });
  });

  test("says of every game how many play and how long", async () => {
    await home();
    await waitFor(() => expect(screen.getAllByText(/^about \d+ min$/)).toHaveLength(games.length));
    expect(screen.getAllByText(/^For \d/)).toHaveLength(games.length);
  });

  test("leads from each game on the table to its card", async () => {
    await home();
    const table = screen.getByRole("navigation", { name: "The table with the games on it" });
    const links = within(table).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(catalogueOf(SAMPLE).games.map(({ game }) => `#game-${game}`));
    await waitFor(() => expect(table.querySelectorAll(".drawn .lying > img:first-child")).toHaveLength(games.length));
    await fireEvent.click(within(table).getByRole("link", { name: "6 nimmt!" }));
    expect(document.activeElement).toBe(await playNow("6 nimmt!"));
  });

  test("asks the host for a name, when friends are to come, and nobody who plays alone", async () => {
    await home();
    await fireEvent.click(await screen.findByRole("button", { name: "With friends: 6 nimmt!" }));
    const form = within(await screen.findByRole("dialog", { hidden: true }));
    await fireEvent.input(await form.findByRole("textbox", { name: "Your name", hidden: true }), { target: { value: "Ada" } });
    await fireEvent.click(form.getByRole("button", { name: "Set the table", hidden: true }));
    await made();
    const named = newcomer.asked.filter(({ method }) => method === "PUT").map(({ body }) => body);
    expect(named).toEqual([{ name: "Ada" }]);
  });

  test("does not ask for a name before a game at once", async () => {
    await home();
    await fireEvent.click(await screen.findByRole("button", { name: "Options: 6 nimmt!" }));
    const form = within(await screen.findByRole("dialog", { hidden: true }));
    expect(form.queryByRole("textbox", { name: "Your name", hidden: true })).toBeNull();
  });

  test("has language and light on top", async () => {
    await home();
    const top = within(screen.getByRole("banner"));
    await fireEvent.change(top.getByRole("combobox", { name: "Light or dark" }), { target: { value: "dark" } });
    expect(document.documentElement.dataset["theme"]).toBe("dark");
    await fireEvent.change(top.getByRole("combobox", { name: "Light or dark" }), { target: { value: "auto" } });
    await fireEvent.change(top.getByRole("combobox", { name: "Language" }), { target: { value: "uk" } });
    expect(await top.findByRole("combobox", { name: "Мова" })).toBeTruthy();
    await speak("en");
  });

  test("lists open tables with their people and free seats", async () => {
    newcomer.tables = [tableOf([person("Mina"), free, free], { status: "waiting", open: true })];
    await home();
    expect(await screen.findByText("2 free seats")).toBeTruthy();
    expect(screen.getByText("Mina")).toBeTruthy();
  });

  test("says so when the server is away", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
    await home();
    expect((await screen.findAllByText(/server can’t be reached/)).length).toBeGreaterThan(0);
  });

  test.each(LANGUAGES)("has nothing that axe would mark in %s", async (language) => {
    await speak(language);
    document.title = say("title");
    const { container } = await home();
    await screen.findByText(say("open-tables-none"));
    const result = await axe.run(container, { rules: { "color-contrast": { enabled: false } } });
    expect(result.violations.map(({ id }) => id)).toEqual([]);
  });
});
