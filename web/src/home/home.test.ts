import axe from "axe-core";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { frontOf, gameOf, games } from "../games";
import { meet } from "../parts/guest.svelte";
import { free, person, tableOf } from "../testing/tables";
import { LANGUAGES, say, speak } from "../words/words.svelte";
import HomePage from "./HomePage.svelte";
import NewTable from "./NewTable.svelte";

let tables: unknown[];
let asked: { path: string; method: string; body: unknown }[];

// What the page fetches when it needs it is at hand.
beforeAll(async () => {
  await Promise.all([import("../table/TablePage.svelte"), ...games.map(frontOf), ...games.map(gameOf)]);
}, 30_000);

beforeEach(async () => {
  await speak("en");
  tables = [];
  asked = [];
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    const body: unknown = init.body ? JSON.parse(String(init.body)) : null;
    asked.push({ path, method: init.method!, body });
    if (path === "/api/tables") {
      return Promise.resolve(Response.json(init.method === "POST" ? { table: "abcd1234" } : { tables }));
    }
    const name = (body as { name?: string } | null)?.name ?? null;
    return Promise.resolve(Response.json({ name, tables: [] }));
  });
  await meet(); // somebody without a name
  asked = [];
});

afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, "", "/");
});

const game = (name: string) => screen.getByRole("article", { name });

describe("the home page", () => {
  test("is one click from a game", async () => {
    render(HomePage);
    await fireEvent.click(await within(game("6 nimmt!")).findByRole("button", { name: "Play now" }));
    await waitFor(() => expect(location.pathname).toBe("/t/abcd1234"));
    const made = asked.find(({ path, method }) => path === "/api/tables" && method === "POST");
    expect(made?.body).toMatchObject({ game: "six-nimmt", bots: "normal" });
    expect(asked.some(({ method, body }) => method === "PUT" && (body as { name: string }).name)).toBe(true);
  });

  test("sets the right table even if the click comes before the game's picture", async () => {
    render(HomePage);
    const duel = game("Saboteur: The Duel");
    expect(within(duel).queryByText("For 1 to 2 players")).toBeNull();
    await fireEvent.click(within(duel).getByRole("button", { name: "Play now" }));
    await waitFor(() => expect(location.pathname).toBe("/t/abcd1234"));
    const made = asked.find(({ path, method }) => path === "/api/tables" && method === "POST");
    expect(made?.body).toMatchObject({ game: "saboteur-duel", seats: 2 });
  });

  test("has a way to play alone where a game can be played so", async () => {
    render(HomePage);
    const duel = game("Saboteur: The Duel");
    expect(await within(duel).findByText("For 1 to 2 players")).toBeTruthy();
    await fireEvent.click(within(duel).getByRole("button", { name: "Alone" }));
    await waitFor(() => expect(location.pathname).toBe("/t/abcd1234"));
    const made = asked.find(({ path, method }) => path === "/api/tables" && method === "POST");
    expect(made?.body).toMatchObject({ game: "saboteur-duel", seats: 1 });
    expect(within(game("6 nimmt!")).queryByRole("button", { name: "Alone" })).toBeNull();
  });

  test("asks for a colour in the form, and for no seats where there is no choice", async () => {
    HTMLDialogElement.prototype.showModal ??= () => undefined;
    render(HomePage);
    await fireEvent.click(await within(game("Saboteur: The Duel")).findByRole("button", { name: "Play with friends" }));
    const form = within(await screen.findByRole("dialog", { hidden: true }));
    expect(form.queryByRole("combobox", { name: "Seats", hidden: true })).toBeNull();
    await fireEvent.click(form.getByRole("radio", { name: "Blue", hidden: true }));
    await fireEvent.click(form.getByRole("radio", { name: /^Alone/, hidden: true }));
    await fireEvent.click(form.getByRole("button", { name: "Play now", hidden: true }));
    await waitFor(() => expect(location.pathname).toBe("/t/abcd1234"));
    const made = asked.find(({ path, method }) => path === "/api/tables" && method === "POST");
    expect(made?.body).toMatchObject({ game: "saboteur-duel", seats: 1, options: { colour: "blue" }, bots: "easy" });
  });

  describe("in the form of Potion Explosion", () => {
    async function openForm() {
      HTMLDialogElement.prototype.showModal ??= () => undefined;
      const { options } = await frontOf("potion-explosion");
      const { container } = render(NewTable, { game: "potion-explosion", options, onclose: () => undefined });
      return {
        container,
        chips: () => [...container.querySelectorAll<HTMLInputElement>("fieldset input[type=checkbox]")],
        status: () => container.querySelector("[role=status]")?.textContent,
        press: (label: string) => fireEvent.click(screen.getByText(label)),
        made: async () => {
          await waitFor(() => expect(location.pathname).toBe("/t/abcd1234"));
          return asked.find(({ path, method }) => path === "/api/tables" && method === "POST")?.body;
        },
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

  test("says so when nobody waits", async () => {
    render(HomePage);
    expect(await screen.findByText(/Nobody is waiting/)).toBeTruthy();
  });

  test("lists open tables with their people and free seats", async () => {
    tables = [tableOf([person("Mina"), free, free], { status: "waiting", open: true })];
    render(HomePage);
    expect(await screen.findByText("2 free seats")).toBeTruthy();
    expect(screen.getByText("Mina")).toBeTruthy();
  });

  test("says so when the server is away", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
    render(HomePage);
    expect((await screen.findAllByText(/server can’t be reached/)).length).toBeGreaterThan(0);
  });

  test.each(LANGUAGES)("has nothing that axe would mark in %s", async (language) => {
    await speak(language);
    document.title = say("title");
    const { container } = render(HomePage);
    await screen.findByText(say("open-tables-none"));
    const result = await axe.run(container, { rules: { "color-contrast": { enabled: false } } });
    expect(result.violations.map(({ id }) => id)).toEqual([]);
  });
});
