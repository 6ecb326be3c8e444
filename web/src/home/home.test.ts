import axe from "axe-core";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { frontOf, gameOf, games } from "../games";
import { meet } from "../parts/guest.svelte";
import { forgetTerms, termsOf } from "../parts/terms";
import type { MyTable } from "../protocol/types";
import { bot, CATALOGUE, free, mineAt, person, tableOf } from "../testing/tables";
import { LANGUAGES, say, speak } from "../words/words.svelte";
import GameCard from "./GameCard.svelte";
import HomePage from "./HomePage.svelte";
import NewTable from "./NewTable.svelte";

let tables: unknown[];
let mine: MyTable[];
let asked: { path: string; method: string; body: unknown }[];

// What the page fetches when it needs it is at hand.
beforeAll(async () => {
  await Promise.all([import("../table/TablePage.svelte"), ...games.map(frontOf), ...games.map(gameOf)]);
}, 30_000);

beforeEach(async () => {
  await speak("en");
  tables = [];
  mine = [];
  asked = [];
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    const body: unknown = init.body ? JSON.parse(String(init.body)) : null;
    asked.push({ path, method: init.method!, body });
    if (path === "/api/tables") {
      return Promise.resolve(Response.json(init.method === "POST" ? { table: "abcd1234" } : { tables }));
    }
    if (path === "/api/catalogue") return Promise.resolve(Response.json(CATALOGUE));
    const name = (body as { name?: string } | null)?.name ?? null;
    return Promise.resolve(Response.json({ name, tables: [], mine }));
  });
  forgetTerms();
  await meet(); // somebody without a name
  asked = [];
});

afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, "", "/");
});

const game = (name: string) => screen.getByRole("article", { name });
/** The page, once it knows the games. */
const home = async () => {
  const page = render(HomePage);
  await screen.findAllByRole("article");
  return page;
};
const playNow = (name: string) => within(game(name)).findByRole("button", { name: `Play now: ${name}` });
const made = async () => {
  await waitFor(() => expect(location.pathname).toBe("/t/abcd1234"));
  return asked.find(({ path, method }) => path === "/api/tables" && method === "POST")?.body;
};

describe("the home page", () => {
  test("has the games of the server in its order", async () => {
    await home();
    const order = screen.getAllByRole("article").map((card) => card.getAttribute("aria-labelledby"));
    expect(order).toEqual(CATALOGUE.games.map(({ game }) => `game-${game}`));
  });

  test("is one click from a game", async () => {
    await home();
    await fireEvent.click(await playNow("6 nimmt!"));
    expect(await made()).toMatchObject({ game: "six-nimmt", seats: 4, options: { target: 66, rounds: null }, bots: "normal" });
    expect(asked.some(({ method, body }) => method === "PUT" && (body as { name: string }).name)).toBe(true);
  });

  test("sets the right table even if the click comes before the game's picture", async () => {
    render(GameCard, { game: "saboteur-duel" });
    const duel = game("Saboteur: The Duel");
    expect(within(duel).queryByText("For 1 to 2 players")).toBeNull();
    await fireEvent.click(within(duel).getByRole("button", { name: "Play now: Saboteur: The Duel" }));
    expect(await made()).toMatchObject({ game: "saboteur-duel", seats: 2 });
  });

  test("has a way to play alone where a game can be played so", async () => {
    await home();
    const duel = game("Saboteur: The Duel");
    expect(await within(duel).findByText("For 1 to 2 players")).toBeTruthy();
    await fireEvent.click(within(duel).getByRole("button", { name: say("saboteur-duel-way-solo") }));
    expect(await made()).toMatchObject({ game: "saboteur-duel", seats: 1 });
    expect(within(game("6 nimmt!")).queryByRole("button", { name: say("saboteur-duel-way-solo") })).toBeNull();
  });

  test("asks for a colour in the form, and for no seats where there is no choice", async () => {
    HTMLDialogElement.prototype.showModal ??= () => undefined;
    await home();
    await fireEvent.click(await within(game("Saboteur: The Duel")).findByRole("button", { name: "Play with friends: Saboteur: The Duel" }));
    const form = within(await screen.findByRole("dialog", { hidden: true }));
    expect(form.queryByRole("combobox", { name: "Seats", hidden: true })).toBeNull();
    await fireEvent.click(form.getByRole("radio", { name: "Blue", hidden: true }));
    await fireEvent.click(form.getByRole("radio", { name: new RegExp(`^${say("saboteur-duel-way-solo")}`), hidden: true }));
    await fireEvent.click(form.getByRole("button", { name: "Play now", hidden: true }));
    expect(await made()).toMatchObject({ game: "saboteur-duel", seats: 1, options: { colour: "blue" }, bots: "easy" });
  });

  describe("in the form of Potion Explosion", () => {
    async function openForm() {
      HTMLDialogElement.prototype.showModal ??= () => undefined;
      const { options } = await frontOf("potion-explosion");
      const terms = await termsOf("potion-explosion");
      const { container } = render(NewTable, { game: "potion-explosion", options, terms, onclose: () => undefined });
      return {
        container,
        chips: () => [...container.querySelectorAll<HTMLInputElement>("fieldset input[type=checkbox]")],
        status: () => container.querySelector("[role=status]")?.textContent,
        press: (label: string) => fireEvent.click(screen.getByText(label)),
        made,
      };
    }

    test("the usual kinds and length are asked for without a choice", async () => {
      const form = await openForm();
      expect(form.chips()).toEqual([]);
      await form.press("Set the table");
      expect(await form.made()).toMatchObject({ game: "potion-explosion", seats: 3, options: { leave: "beginner" } });
    });

    test("a short game has two skill tokens to win", async () => {
      const form = await openForm();
      await form.press("Short game");
      await form.press("By chance");
      await form.press("Set the table");
      expect(await form.made()).toMatchObject({ options: { leave: "random", countdown: 2 } });
    });

    test("any countdown can be typed, and its limits are said before they are broken", async () => {
      const form = await openForm();
      const field = screen.getByRole<HTMLInputElement>("spinbutton", { hidden: true });
      const limits = () => document.getElementById(field.getAttribute("aria-describedby")!)!.textContent!.trim();
      expect(limits()).toBe("From 1 to 15.");
      await fireEvent.input(field, { target: { value: "16" } });
      expect(field.getAttribute("aria-invalid")).toBe("true");
      expect(limits()).toBe("A whole number from 1 to 15, please.");
      await form.press("Set the table");
      expect(asked.some(({ path, method }) => path === "/api/tables" && method === "POST")).toBe(false);
      expect(document.activeElement).toBe(field);

      await fireEvent.input(field, { target: { value: "13" } });
      expect(limits()).toBe("From 1 to 15.");
      await fireEvent.keyDown(field, { key: "ArrowUp" });
      await fireEvent.keyDown(field, { key: "ArrowUp" });
      await fireEvent.keyDown(field, { key: "ArrowUp" });
      expect(field.value).toBe("15");
      await form.press("Set the table");
      expect(await form.made()).toMatchObject({ options: { countdown: 15 } });
    });

    test("Persian digits are understood and shown", async () => {
      await speak("fa");
      const form = await openForm();
      const field = screen.getByRole<HTMLInputElement>("spinbutton", { hidden: true });
      await fireEvent.input(field, { target: { value: "1۲" } });
      expect(field.value).toBe("۱۲");
      await form.press(say("set-table"));
      expect(await form.made()).toMatchObject({ options: { countdown: 12 } });
    });

    test("who begins is one of those who sit there", async () => {
      const form = await openForm();
      const first = () => [...screen.getByRole("group", { name: "First player", hidden: true }).querySelectorAll("label")].map((label) => label.textContent!.trim());
      expect(first()).toEqual(["By lot", "You", "Seat 2", "Seat 3"]);
      await form.press("Seat 3");
      await fireEvent.change(screen.getByRole("combobox", { name: "Seats", hidden: true }), { target: { value: "2" } });
      expect(first()).toEqual(["By lot", "You", "Seat 2"]);
      await form.press("Set the table");
      expect(await form.made()).toMatchObject({ seats: 2, options: { first: "random" } });
    });

    test("just two kinds are left out by choice, in their own order", async () => {
      const form = await openForm();
      await form.press("My choice");
      expect(form.chips()).toHaveLength(8);
      await form.press("Filter of Lavamancing");
      expect(form.status()).toBe("Choose one more.");

      await form.press("Set the table");
      expect(asked.some(({ path, method }) => path === "/api/tables" && method === "POST")).toBe(false);
      expect(document.activeElement).toBe(form.chips()[0]);

      await form.press("Sands of Time");
      await form.press("Potion of Wisdom");
      expect(form.chips().map(({ checked }) => checked)).toEqual([true, false, false, false, false, true, false, false]);
      expect(form.status()).toBe("Not in this game: Potion of Wisdom, Sands of Time.");
      await form.press("Set the table");
      expect(await form.made()).toMatchObject({ options: { leave: "wisdom+sands" } });
    });

    test.each(LANGUAGES)("axe would mark nothing in %s", async (language) => {
      const form = await openForm();
      await form.press("My choice");
      await speak(language);
      form.container.querySelector("dialog")!.setAttribute("open", "");
      const result = await axe.run(form.container, { rules: { "color-contrast": { enabled: false } } });
      expect(result.violations.map(({ id }) => id)).toEqual([]);
    });
  });

  test("names its game in every button of the same words", async () => {
    await home();
    await within(game("Potion Explosion")).findByText(/3 players/);
    for (const key of ["play-now", "options", "play-with-friends", "learn", "rules"]) {
      const all = games.map((name) => say("of-game", { what: say(key), game: say(name) }));
      for (const name of all) expect(screen.getByLabelText(name).textContent).toContain(say(key));
      expect(screen.queryByRole(key === "learn" || key === "rules" ? "link" : "button", { name: say(key) })).toBeNull();
    }
    expect(screen.getByRole("link", { name: "Rules: 6 nimmt!" }).getAttribute("href")).toBe("/rules/six-nimmt");
  });

  describe("with what was played last time", () => {
    const dialog = async () => within(await screen.findByRole("dialog", { hidden: true }));
    const remembered = (wish: unknown, of = "six-nimmt") => localStorage.setItem(`korsi-wish-${of}`, typeof wish === "string" ? wish : JSON.stringify(wish));

    test("plays so again, and says so before", async () => {
      HTMLDialogElement.prototype.showModal ??= () => undefined;
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
      asked = [];
      await home();
      expect(await within(game("6 nimmt!")).findByText("5 players · Target (heads): 77")).toBeTruthy();
      await fireEvent.click(await playNow("6 nimmt!"));
      expect(await made()).toMatchObject({ seats: 5, options: { variant: "classic", target: 77, rounds: null }, bots: "normal" });
    });

    test("has the same choices for a table with friends", async () => {
      HTMLDialogElement.prototype.showModal ??= () => undefined;
      remembered({ way: "potion-explosion-way-table", seats: 4, values: { countdown: 9, first: "seat-3", placing: "free" } }, "potion-explosion");
      await home();
      await fireEvent.click(await within(game("Potion Explosion")).findByRole("button", { name: "Play with friends: Potion Explosion" }));
      const form = await dialog();
      expect(form.getByRole<HTMLInputElement>("spinbutton", { hidden: true }).value).toBe("9");
      await fireEvent.click(form.getByRole("button", { name: "Set the table", hidden: true }));
      expect(await made()).toMatchObject({ seats: 4, options: { countdown: 9, first: "seat-3", placing: "free", leave: "beginner" } });
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

    test("no seat is named that the table does not have", async () => {
      remembered({ way: "potion-explosion-way-table", seats: 2, values: { first: "seat-4" } }, "potion-explosion");
      await home();
      await within(game("Potion Explosion")).findByText(/2 players/);
      await fireEvent.click(await playNow("Potion Explosion"));
      expect(await made()).toMatchObject({ seats: 2, options: { first: "random" } });
    });
  });

  test("says so when nobody waits", async () => {
    await home();
    expect(await screen.findByText(/Nobody is waiting/)).toBeTruthy();
  });

  test("tells which game goes on, with whom, and whose turn it is", async () => {
    const table = tableOf([person("Ada"), person("Mina"), bot], { game: "potion-explosion" });
    mine = [
      mineAt({ ...table, id: "aaaa1111" }, { acting: [0] }),
      mineAt({ ...table, id: "bbbb1111", game: "six-nimmt" }, { acting: [1] }),
      mineAt({ ...table, id: "cccc1111", status: "waiting", sitters: [person("Ada"), free] }),
    ];
    await home();
    const list = within(await screen.findByRole("region", { name: "Your tables" }));
    const texts = list.getAllByRole("link").map((link) => link.textContent!.replace(/\s+/g, " ").trim());
    expect(texts[0]).toMatch(/^Continue: Potion Explosion Your turn · Mina · /);
    expect(texts[1]).toMatch(/^Continue: 6 nimmt! To move: Mina · Mina · /);
    expect(texts[2]).toBe("Continue: Potion Explosion Waiting for players");
  });

  test("lists open tables with their people and free seats", async () => {
    tables = [tableOf([person("Mina"), free, free], { status: "waiting", open: true })];
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
