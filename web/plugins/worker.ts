/** The worker as a file of its own, `sw.js`, with the list of what it keeps: found among what has been built. */

import { createHash } from "node:crypto";
import type { OutputAsset, OutputBundle, OutputChunk } from "rolldown";
import { build, type Plugin } from "vite";
import type { Kept } from "../src/worker/ways.ts";
import { words } from "./words.ts";

const LANGUAGES = ["en", "fa", "uk"];

/** What must be there at once, and where lessons and rulebooks begin. */
const CORE = /\/src\/(?:main\.ts|words\/(?:en|fa|uk)\.ts|away\/AwayPage\.svelte)$|\/index\.html$/;
const BOOKS = /\/src\/(?:learn\/LearnPage|rulebook\/RulesPage)\.svelte$/;
/** What is of one language only. */
const SPOKEN = /\/(en|fa|uk)\.(?:ftl|md|ts)(?:\?|$)/;
/** What nobody opens without a server. */
const ELSEWHERE = /\/src\/(?:table|home|replay|come|fair)\//;

export function worker(): Plugin {
  let root = "";
  return {
    name: "korsi-worker",
    apply: "build",
    configResolved: (config) => void (root = config.root),
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        const kept = keptOf(bundle);
        const made = await build({
          root,
          configFile: false,
          logLevel: "error",
          publicDir: false,
          plugins: [words()],
          define: { KEPT_HERE: JSON.stringify(kept) },
          build: { write: false, target: "es2022", modulePreload: false, rolldownOptions: { input: "src/worker/sw.ts", output: { entryFileNames: "sw.js", format: "iife" } } },
        });
        const [code] = (Array.isArray(made) ? made : [made]).flatMap((one) => ("output" in one ? one.output : []));
        if (code?.type !== "chunk") throw new Error("the worker could not be built");
        this.emitFile({ type: "asset", fileName: "sw.js", source: code.code });
      },
    },
  };
}

const isChunk = (one: OutputAsset | OutputChunk | undefined): one is OutputChunk => one?.type === "chunk";

export function keptOf(bundle: OutputBundle): Kept {
  const chunks = Object.values(bundle).filter(isChunk);
  const begin = (where: RegExp) => chunks.filter(({ moduleIds }) => moduleIds.some((id) => where.test(id)));
  const core = files(bundle, reached(bundle, begin(CORE), () => false));
  const fonts = Object.keys(bundle).filter((file) => file.endsWith(".woff2"));
  const books = Object.fromEntries(
    LANGUAGES.map((language) => {
      const wanted = ({ facadeModuleId, moduleIds }: OutputChunk) => {
        const from = facadeModuleId ?? moduleIds[0] ?? "";
        return !ELSEWHERE.test(from) && (SPOKEN.exec(from)?.[1] ?? language) === language;
      };
      return [language, files(bundle, reached(bundle, begin(BOOKS), wanted)).filter((file) => !core.includes(file))];
    }),
  );
  const kept = { core: addresses([...core, ...fonts]), books: Object.fromEntries(Object.entries(books).map(([language, list]) => [language, addresses(list)])) };
  return { version: createHash("sha256").update(JSON.stringify(kept)).digest("hex").slice(0, 12), ...kept };
}

const addresses = (files: string[]): string[] => [...new Set(files)].sort().map((file) => `/${file}`);

/** Scripts, all that they import, and what they import later if it is wanted. */
function reached(bundle: OutputBundle, from: OutputChunk[], later: (chunk: OutputChunk) => boolean): Set<OutputChunk> {
  const found = new Set<OutputChunk>();
  const waiting = [...from];
  for (let chunk = waiting.pop(); chunk; chunk = waiting.pop()) {
    if (found.has(chunk)) continue;
    found.add(chunk);
    waiting.push(...chunk.imports.map((file) => bundle[file]).filter(isChunk));
    waiting.push(...chunk.dynamicImports.map((file) => bundle[file]).filter(isChunk).filter(later));
  }
  return found;
}

interface WithStyles {
  viteMetadata?: { importedCss: Set<string> };
}

function files(bundle: OutputBundle, chunks: Set<OutputChunk>): string[] {
  return [...chunks].flatMap((chunk) => [chunk.fileName, ...((chunk as WithStyles).viteMetadata?.importedCss ?? [])]).filter((file) => file in bundle);
}
