/** All that the first page needs at once, in one file: on a phone each further file costs a way there and back. */

import type { Plugin } from "vite";

interface Known {
  importedIds: readonly string[];
}
type Context = { getModuleInfo: (id: string) => Known | null };

export function first(): Plugin {
  let [begun, found] = [new Set<string>(), false];

  /** Whether the first script imports this, at once and not later. */
  function isFirst(id: string, context: Context): boolean {
    if (!found) {
      const waiting = [...begun];
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        begun.add(next);
        waiting.push(...(context.getModuleInfo(next)?.importedIds ?? []).filter((one) => !begun.has(one)));
      }
      found = true;
    }
    return begun.has(id);
  }

  return {
    name: "korsi-first",
    apply: "build",
    config: () => ({
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: [{ name: (id: string, context: Context) => (isFirst(id, context) ? "first" : null) }] } },
        },
      },
    }),
    buildStart() {
      [begun, found] = [new Set(), false];
    },
    moduleParsed({ id }) {
      if (id.endsWith("/src/main.ts")) begun.add(id);
    },
  };
}
