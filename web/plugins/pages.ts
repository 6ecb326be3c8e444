/** What the server needs to give each address its own page, made when the client is built: `pages.json` (words,
 * pictures, first sights, what to fetch early), previews and icons as pictures, and the app's manifests.
 * `korsi_server/pages.py` reads it. Games are found by looking. */

import type { OutputBundle, OutputChunk } from "rolldown";
import type { Plugin } from "vite";
import type { Spoken } from "../src/shell/shell.ts";
import { shell } from "./inside.ts";
import { ICONS, painter } from "./pictures.ts";

/** As the server reads it. */
export interface Pages {
  languages: Record<string, Spoken>;
  /** Where the picture of a game lies; under "" that of the house. */
  pictures: Record<string, string>;
  /** Scripts and styles that a page needs soon: by language, by kind of page, of a game (`six-nimmt`), and what is said of
   * that game in a language (`six-nimmt:fa`). */
  early: Record<string, string[]>;
}

/** Which file begins a kind of page. */
const BEGINS = { home: "HomePage", table: "TablePage", replay: "ReplayPage", learn: "LearnPage", rules: "RulesPage", come: "ComePage", me: "MePage", games: "GamesPage" };

export function pages(): Plugin {
  return {
    name: "korsi-pages",
    apply: "build",
    async generateBundle(_, bundle) {
      const inside = await shell();
      const { preview, icon, close } = await painter();
      const logo = inside.logo();
      const pictures: Record<string, string> = {};
      const drawings = await Promise.all(inside.games.map((game) => inside.picture(game)));
      const keep = (name: string, source: Buffer): string => `/${this.getFileName(this.emitFile({ type: "asset", name: `${name}.png`, source }))}`;
      inside.games.forEach((game, i) => (pictures[game] = keep(game, preview([drawings[i]!], logo))));
      pictures[""] = keep("korsi", preview(drawings, logo));
      for (const one of ICONS) this.emitFile({ type: "asset", fileName: one.file, source: icon(logo, one) });
      close();
      const languages: Record<string, Spoken> = {};
      for (const language of inside.languages) languages[language] = await inside.spoken(language); // one after the other: each is spoken
      for (const [language, one] of Object.entries(languages)) {
        this.emitFile({ type: "asset", fileName: manifestName(language), source: JSON.stringify(manifest(language, one)) });
      }
      const made: Pages = { languages, pictures, early: early(bundle, inside.languages, inside.games) };
      this.emitFile({ type: "asset", fileName: "pages.json", source: JSON.stringify(made) });
    },
  };
}

const manifestName = (language: string): string => (language === "en" ? "manifest.webmanifest" : `manifest.${language}.webmanifest`);

function manifest(language: string, { dir, name, previews }: Spoken) {
  return {
    id: "/",
    start_url: "/",
    scope: "/",
    lang: language,
    dir,
    name: previews.home.title,
    short_name: name,
    description: previews.home.description,
    display: "standalone",
    orientation: "any",
    background_color: "#e9d8bd",
    theme_color: "#fffaf0",
    categories: ["games"],
    icons: [
      ...ICONS.filter(({ purpose }) => purpose !== null).map(({ file, size, purpose }) => ({ src: `/${file}`, sizes: `${size}x${size}`, type: "image/png", purpose })),
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
    ],
  };
}

const isChunk = (one: OutputBundle[string]): one is OutputChunk => one.type === "chunk";

/** What the first script would ask for only once it runs. */
function early(bundle: OutputBundle, languages: readonly string[], games: readonly string[]): Record<string, string[]> {
  const chunks = Object.values(bundle).filter(isChunk);
  const entry = chunks.find(({ isEntry, facadeModuleId }) => isEntry && facadeModuleId?.endsWith("index.html"));
  const there = new Set(entry ? [entry.fileName, ...withImports(bundle, entry)] : []);
  const of = (where: RegExp): string[] => {
    const found = chunks.filter(({ moduleIds }) => moduleIds.some((id) => where.test(id)));
    const needed = new Set(found.flatMap((chunk) => [chunk.fileName, ...withImports(bundle, chunk)]));
    const missing = [...needed].filter((file) => !there.has(file));
    return [...missing, ...missing.flatMap((file) => stylesOf(bundle[file]))].map((file) => `/${file}`);
  };
  const folder = (game: string) => `/games/${game.replaceAll("-", "_")}`;
  return {
    ...Object.fromEntries(languages.map((language) => [language, of(new RegExp(`/src/words/${language}\\.ts$`))])),
    ...Object.fromEntries(Object.entries(BEGINS).map(([kind, file]) => [kind, of(new RegExp(`/${file}\\.svelte$`))])),
    ...Object.fromEntries(games.map((game) => [game, of(new RegExp(`/src${folder(game)}/(?:index|vocabulary)\\.ts$`))])),
    ...Object.fromEntries(
      games.flatMap((game) => languages.map((language) => [`${game}:${language}`, of(new RegExp(`${folder(game)}/(?:words|sentences)/${language}\\.ftl\\?rest$`))])),
    ),
  };
}

/** The styles that come with a script. */
const stylesOf = (chunk: OutputBundle[string] & WithStyles | undefined): string[] => [...(chunk?.viteMetadata?.importedCss ?? [])];

interface WithStyles {
  viteMetadata?: { importedCss: Set<string> };
}

/** All that a script imports at once, and that these import. */
function withImports(bundle: OutputBundle, chunk: OutputChunk, found = new Set<string>()): Set<string> {
  for (const file of chunk.imports) {
    const next = bundle[file];
    if (found.has(file) || !next || !isChunk(next)) continue;
    found.add(file);
    withImports(bundle, next, found);
  }
  return found;
}
