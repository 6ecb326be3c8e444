/** Which modules share a file. On a phone each further file costs a way there and back, and many small ones are packed
 * badly: so all that the first page needs at once is one file, all that a table of any game needs another; each
 * game has one for its board, and one for what it says in a language. What is imported later stays by itself. */

import type { Plugin } from "vite";

interface Known {
  importedIds: readonly string[];
}
type Context = { getModuleInfo: (id: string) => Known | null };

const SAID = /\/games\/([a-z0-9_]+)\/(?:words|sentences)\/([a-z]+)\.ftl\?rest$/;
const GAME = /\/src\/games\/([a-z0-9_]+)\/index\.ts$/;

export function files(): Plugin {
  /** Where something begins, by the name of its file. */
  let begins = new Map<string, string>();
  let placed: Map<string, string> | null = null;
  /** What a game says in a language beyond the home page: the engine's sentences and the client's. */
  let said = new Map<string, string>();

  function place(context: Context): Map<string, string> {
    const places = new Map<string, string>();
    const need = (names: string[]) => names.map((name) => [name, closure(begins.get(name), context)] as const);
    const put = (name: string, ids: Iterable<string>) => {
      for (const id of ids) if (!places.has(id)) places.set(id, name);
    };
    const named = (start: string) => [...begins.keys()].filter((name) => name.startsWith(start));
    for (const [name, ids] of need(["first", "table"])) put(name, ids);
    const games = need(named("game-"));
    const counts = new Map<string, number>();
    for (const [, ids] of games) for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
    for (const [id, name] of said) put(name, [id]);
    put("table", [...counts].filter(([, count]) => count > 1).map(([id]) => id));
    for (const [name, ids] of games) put(name, ids);
    return places;
  }

  return {
    name: "korsi-files",
    apply: "build",
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ name: (id: string, context: Context) => (placed ??= place(context)).get(id) ?? null }],
            },
          },
        },
      },
    }),
    buildStart() {
      begins = new Map();
      placed = null;
      said = new Map();
    },
    moduleParsed({ id }) {
      const [, of, language] = SAID.exec(id) ?? [];
      if (of && language) said.set(id, `said-${of}-${language}`);
      if (id.endsWith("/src/main.ts")) begins.set("first", id);
      if (id.endsWith("/src/table/TablePage.svelte")) begins.set("table", id);
      const [, game] = GAME.exec(id) ?? [];
      if (game && game !== "plain") begins.set(`game-${game}`, id);
    },
  };
}

/** What a module imports at once, and what that imports, and so on. */
function closure(start: string | undefined, context: Context): Set<string> {
  const found = new Set<string>();
  const waiting = start === undefined ? [] : [start];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    waiting.push(...(context.getModuleInfo(next)?.importedIds ?? []));
  }
  return found;
}
