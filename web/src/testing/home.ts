/** The home page for tests: what its server has to tell, and what it is asked. */

import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { frontOf, gameOf, games } from "../games";
import HomePage from "../home/HomePage.svelte";
import NewTable from "../home/NewTable.svelte";
import { meet } from "../parts/guest.svelte";
import { forgetTerms, termsOf } from "../parts/terms";
import type { MyTable } from "../protocol/types";
import { speak } from "../words/words.svelte";
import { CATALOGUE } from "./tables";

interface Asked {
  path: string;
  method: string;
  body: unknown;
}

/** What the server has to tell, and what it was asked, since the test began. */
export const server = { tables: [] as unknown[], mine: [] as MyTable[], asked: [] as Asked[] };

/** Before each test of this file somebody without a name comes, who speaks English. */
export function visit(): void {
  // What the page fetches when it needs it is at hand.
  beforeAll(async () => {
    await Promise.all([import("../table/TablePage.svelte"), ...games.map(frontOf), ...games.map(gameOf)]);
  }, 30_000);

  beforeEach(async () => {
    await speak("en");
    HTMLDialogElement.prototype.showModal ??= () => undefined;
    Object.assign(server, { tables: [], mine: [], asked: [] });
    vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
      const body: unknown = init.body ? JSON.parse(String(init.body)) : null;
      server.asked.push({ path, method: init.method!, body });
      if (path === "/api/tables") {
        return Promise.resolve(Response.json(init.method === "POST" ? { table: "abcd1234" } : { tables: server.tables }));
      }
      if (path === "/api/catalogue") return Promise.resolve(Response.json(CATALOGUE));
      const name = (body as { name?: string } | null)?.name ?? null;
      return Promise.resolve(Response.json({ name, tables: [], mine: server.mine }));
    });
    forgetTerms();
    await meet();
    server.asked = [];
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    history.replaceState(null, "", "/");
  });
}

/** The page, once it knows the games. */
export async function home() {
  const page = render(HomePage);
  await screen.findAllByRole("article");
  return page;
}

export const game = (name: string) => screen.getByRole("article", { name });
export const playNow = (name: string) => within(game(name)).findByRole("button", { name: `Play now: ${name}` });
export const dialog = async () => within(await screen.findByRole("dialog", { hidden: true }));

const wishes = () => server.asked.filter(({ path, method }) => path === "/api/tables" && method === "POST");

/** Whether a table was asked for. */
export const hasAsked = (): boolean => wishes().length > 0;

/** The table that was asked for. */
export async function made(): Promise<unknown> {
  await waitFor(() => expect(location.pathname).toBe("/t/abcd1234"));
  return wishes()[0]?.body;
}

/** What was played last time. */
export const remembered = (game: string, wish: unknown): void =>
  localStorage.setItem(`korsi-wish-${game}`, typeof wish === "string" ? wish : JSON.stringify(wish));

/** The form for a table of this game. */
export async function openForm(game: string) {
  const { options } = await frontOf(game);
  const { container } = render(NewTable, { game, options, terms: await termsOf(game), onclose: () => undefined });
  return {
    container,
    chips: () => [...container.querySelectorAll<HTMLInputElement>("fieldset input[type=checkbox]")],
    status: () => container.querySelector("[role=status]")?.textContent,
    press: (label: string) => fireEvent.click(screen.getByText(label)),
  };
}
