/** The tests of the client as files that Node runs by itself. Vitest would fetch each module from another process,
 * and look up every name of another module each time it is used: for Svelte's inside that is as much work
 * as the drawing. What is loaded is the same: Svelte with its warnings, as for a browser. */

import { readdirSync } from "node:fs";
import { isAbsolute, join } from "node:path";
import { pathToFileURL } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { build, type Plugin } from "vite";
import type { InlineConfig } from "vitest/node";
import { drawn } from "./drawn.ts";
import { words } from "./words.ts";

/** How tests are run, from their sources (`npx vitest`) or from these files (`npm run test`). */
export const HOW = {
  environment: "happy-dom",
  restoreMocks: true,
  testTimeout: 60_000, // only against what never ends: a busy machine may be slow
  hookTimeout: 60_000,
  isolate: false, // to load everything anew for each file takes longer than all the tests
} satisfies InlineConfig;

export const SETUP = "src/testing/setup.ts";

/** What has to be compiled, of all packages. */
const COMPILED = /^(?:svelte|esm-env|@testing-library\/svelte(?:-core)?)(?:\/|$)/;
const CODE = /\/(?:src|plugins)\/[^?]+\.(?:ts|svelte)$/;

/** Puts them into this folder: each under the name of its source. */
export async function makeTests(root: string, folder: string): Promise<void> {
  const files = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" });
  const tests = files.filter((file) => file.endsWith(".test.ts")).map((file) => `src/${file.replaceAll("\\", "/")}`);
  await build({
    root,
    configFile: false,
    mode: "test",
    logLevel: "warn",
    plugins: [unstyled, placed, drawn(), svelte({ dynamicCompileOptions: ({ filename }) => (filename.includes("/node_modules/") ? { runes: undefined } : undefined) }), words()],
    resolve: { conditions: ["browser", "development"] },
    build: {
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      target: "node20",
      minify: false,
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries([...tests, SETUP].map((file) => [file.replace(/\.ts$/, ""), file])),
        external: (id) => !/^[.#\0]/.test(id) && !isAbsolute(id) && !COMPILED.test(id),
        output: { entryFileNames: "[name].js", chunkFileNames: "shared/[name]-[hash].js" },
        preserveEntrySignatures: "strict", // what two of them need is in neither: each is run anew
      },
    },
  });
}

/** No styles, as in Vitest. */
const unstyled: Plugin = {
  name: "korsi-unstyled",
  enforce: "pre",
  resolveId: { filter: { id: /\.css$/ }, handler: () => "\0unstyled" },
  load: { filter: { id: /^\0unstyled$/ }, handler: () => "" },
};

/** Each module believes to be where its source is. */
const placed: Plugin = {
  name: "korsi-placed",
  enforce: "pre",
  transform: {
    filter: { id: CODE, code: /import\.meta\.url/ },
    handler: (code, id) => code.replaceAll("import.meta.url", JSON.stringify(pathToFileURL(id).href)),
  },
};
