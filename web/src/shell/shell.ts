/** What of the client is there before it runs: it is drawn when the client is built (`plugins/pages.ts`), by
 * the same components. Of each language the first sight of the home page and of any other; the words of link
 * previews; of each game its picture. No browser fetches this file. */

import type { Component } from "svelte";
import { render } from "svelte/server";
import HomePage from "../home/HomePage.svelte";
import Logo from "../parts/Logo.svelte";
import Waiting from "../parts/Waiting.svelte";
import { games } from "../games";
import { folderOf } from "../words/fields";
import { LANGUAGES, type Language, say, sayable, speak, speakOf, words } from "../words/words.svelte";

const previews = import.meta.glob<string>("./words/*.ftl", { query: "?words", import: "default" });
const drawings = import.meta.glob<Component>("../games/*/drawn/*.svelte", { import: "default" });

/** A text with what the server puts in: `{host}`, `{game}`. */
export interface Preview {
  title: string;
  description: string;
}

/** The pages with a preview of their own. `invited`: to a table whose host has a name; `open`: to any other. */
export type Previews = Record<"home" | "invited" | "open" | "of" | "learn" | "rules" | "replay", Preview>;

export interface Spoken {
  dir: "rtl" | "ltr";
  name: string;
  previews: Previews;
  /** The games that are here, by name and in one sentence. */
  games: Record<string, { name: string; about: string }>;
  /** What is on the page before the client runs. */
  first: {
    home: string;
    /** Of a table of `{game}`. */
    table: string;
    other: string;
  };
  /** What is said where the client can't run. */
  scriptless: string;
}

export const languages: readonly Language[] = LANGUAGES;
export { games } from "../games";

export async function spoken(language: Language): Promise<Spoken> {
  await speak(language);
  await speakOf("previews", async (wish) => [await previews[`./words/${wish}.ftl`]!()]);
  const told = { game: "{game}", host: "{host}" };
  const of = (key: string): Preview => ({ title: plain(say(key, told)), description: "{about}" });
  return {
    dir: words.rtl ? "rtl" : "ltr",
    name: say("korsi"),
    previews: {
      home: { title: say("title"), description: say("welcome-about") },
      invited: of("preview-invited"),
      open: of("preview-open"),
      of: of("preview-of"),
      learn: of("learn-title"),
      rules: of("rules-page"),
      replay: of("replay-of"),
    },
    games: Object.fromEntries(games.map((game) => [game, { name: say(game), about: sayable(`${game}-about`) ? say(`${game}-about`) : "" }])),
    first: { home: drawn(HomePage).body, table: drawn(Waiting, { title: "{game}", about: "{about}" }).body, other: drawn(Waiting).body },
    scriptless: say("scriptless"),
  };
}

/** A component as text, and the styles that it has. */
export interface Drawing {
  body: string;
  styles: string;
}

function drawn<Props extends Record<string, unknown>>(component: Component<Props>, props = {} as Props): Drawing {
  const { head, body } = render(component as Component, { props });
  const styles = [...head.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, style]) => style).join("\n");
  return { body: body.replace(/<!--.*?-->/g, ""), styles };
}

/** What lies at `/games/<game>/drawn/<name>`, in the digits of a language. */
export async function drawing(path: string, language: string): Promise<Drawing> {
  await speak(language as Language);
  return drawn(await drawings[`..${path}.svelte`]!());
}

export const picture = (game: string): Promise<Drawing> => drawing(`/games/${folderOf(game)}/drawn/Picture`, "en");

export const logo = (): Drawing => drawn(Logo);

/** Without the marks around names of the other direction: the server sets its own around what it puts in. */
const plain = (text: string): string => text.replace(/[\u2066-\u2069]/g, "");
