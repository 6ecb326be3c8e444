/** The home page at a server that answers, for tests: of all games, and of one. */

import { render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { frontOf, gameOf, games } from "../games";
import HomePage from "../home/HomePage.svelte";
import { meet } from "../parts/guest.svelte";
import { forgetTerms } from "../parts/terms";
import type { GameTerms, MyTable } from "../protocol/types";
import { catalogueOf } from "./tables";
import { speak } from "../words/words.svelte";

/** Before each test of a file: a server with these games, and somebody without a name. */
export function newcomerTo(...terms: GameTerms[]) {
  const newcomer = {
    /** The open tables, and the own ones. */
    tables: [] as unknown[],
    mine: [] as MyTable[],
    /** All that was asked of the server. */
    asked: [] as { path: string; method: string; body: unknown }[],
    game: (name: string) => screen.getByRole("article", { name }),
    playNow: (name: string) => within(newcomer.game(name)).findByRole("button", { name: `Play now: ${name}` }),
    /** The page, once it knows the games. */
    home: async () => {
      const page = render(HomePage);
      await screen.findAllByRole("article");
      return page;
    },
    /** The table that was asked for. */
    made: async () => {
      await waitFor(() => expect(location.pathname).toBe("/t/abcd1234"));
      return newcomer.wished();
    },
    wished: () => newcomer.asked.find(({ path, method }) => path === "/api/tables" && method === "POST")?.body,
    /** What was played last time on this device. */
    remember: (game: string, wish: unknown) => localStorage.setItem(`korsi-wish-${game}`, typeof wish === "string" ? wish : JSON.stringify(wish)),
  };

  // What the page fetches when it needs it is at hand.
  beforeAll(async () => {
    HTMLDialogElement.prototype.showModal ??= () => undefined;
    await Promise.all([import("../table/TablePage.svelte"), import("../home/NewTable.svelte"), ...games.map(frontOf), ...games.map(gameOf)]);
  });

  beforeEach(async () => {
    await speak("en");
    newcomer.tables = [];
    newcomer.mine = [];
    vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
      const body: unknown = init.body ? JSON.parse(String(init.body)) : null;
      newcomer.asked.push({ path, method: init.method!, body });
      if (path === "/api/tables") {
        return Promise.resolve(Response.json(init.method === "POST" ? { table: "abcd1234" } : { tables: newcomer.tables }));
      }
      if (path === "/api/catalogue") return Promise.resolve(Response.json(catalogueOf(...terms)));
      const name = (body as { name?: string } | null)?.name ?? null;
      return Promise.resolve(Response.json({ name, avatar: "fig", tables: [], mine: newcomer.mine }));
    });
    forgetTerms();
    await meet(); // somebody without a name
    newcomer.asked = [];
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    history.replaceState(null, "", "/");
  });

  return newcomer;
}
