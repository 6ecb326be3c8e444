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
    const table = tableOf([person("Ada"), person("Mina"), bot], { game: other });
    newcomer.mine = [
      mineAt({ ...table, id: "aaaa1111" }, { acting: [0] }),
      mineAt({ ...table, id: "bbbb1111", game: SAMPLE.game }, { acting: [1] }),
      mineAt({ ...table, id: "cccc1111", status: "waiting", sitters: [person("Ada"), free] }),
    ];
    await home();
    const list = within(await screen.findByRole("region", { name: "Your tables" }));
    const texts = list.getAllByRole("link").map((link) => link.textContent!.replace(/\s+/g, " ").trim());
    expect(texts[0]!.startsWith(`Continue: ${say(other)} Your turn · Mina · `)).toBe(true);
    expect(texts[1]).toMatch(/^Continue: 6 nimmt! To move: Mina · Mina · /);
    expect(texts[2]).toBe(`Continue: ${say(other)} Waiting for players`);
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
  }, 30_000); // the whole page, on a busy machine
});
