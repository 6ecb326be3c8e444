/** Drawings that become files when the client is built: `import picture from "./drawn/Picture.svelte?drawn"` draws that component, without
 * a browser, in each language, and says where the pictures lie. A page then shows them with `<img>`, and fetches no script
 * for them. What is drawn so lies in a folder `games/<game>/drawn`, has one `<svg>` and needs no properties. Nothing in
 * it moves: a picture does not know whether its reader wants less motion. By night it is as dark as the page around it. */

import { createHash } from "node:crypto";
import { basename } from "node:path";
import { Window } from "happy-dom";
import type { Plugin } from "vite";
import type { Drawing } from "../src/shell/shell.ts";
import { type Rule, rulesOf } from "./flat.ts";
import { forgetShell, shell } from "./inside.ts";
import { outlined } from "./outlines.ts";

const QUERY = "?drawn";
const OWN = "\0drawn:";
const ADDRESS = "/@drawn/";

export function drawn(): Plugin {
  let serving = false;
  let before: Promise<unknown> = Promise.resolve();
  /** One after the other: each is drawn in the language that is spoken just then. */
  const picture = (path: string, language: string): Promise<string> => {
    const drawn = before.then(async () => standalone(await (await shell()).drawing(path, language), language));
    before = drawn.catch(() => undefined);
    return drawn;
  };

  return {
    name: "korsi-drawn",
    enforce: "pre",
    configResolved: ({ command, mode }) => void (serving = command === "serve" || mode === "test"),
    buildStart: forgetShell,
    async resolveId(source, importer) {
      if (!source.endsWith(QUERY)) return null;
      const found = await this.resolve(source.slice(0, -QUERY.length), importer);
      return found && OWN + found.id.replace(/\.svelte$/, "");
    },
    async load(id) {
      if (!id.startsWith(OWN)) return null;
      const path = id.slice(id.lastIndexOf("/games/"));
      const places = new Map<string, string>();
      for (const language of LANGUAGES) {
        if (serving) {
          places.set(language, `${ADDRESS}${language}${path}.svg`);
          continue;
        }
        const source = await picture(path, language);
        const name = `${path.split("/")[2]}-${basename(path)}`.toLowerCase().replaceAll("_", "-");
        const fileName = `assets/${name}-${createHash("sha256").update(source).digest("base64url").slice(0, 8)}.svg`;
        if (![...places.values()].includes(`/${fileName}`)) this.emitFile({ type: "asset", fileName, source });
        places.set(language, `/${fileName}`);
      }
      return said(places);
    },
    /** While somebody works on it: drawn when it is asked for, and anew when something of a game has changed. */
    configureServer(server) {
      server.watcher.on("change", (file) => file.includes("/games/") && forgetShell());
      server.middlewares.use((request, answer, next) => {
        const [, language, path] = /^\/@drawn\/(\w+)(\/games\/\w+\/drawn\/\w+)\.svg$/.exec(request.url ?? "") ?? [];
        if (!language || !path) return next();
        picture(path, language).then((svg) => answer.setHeader("content-type", "image/svg+xml").end(svg), next);
      });
    },
  };
}

const LANGUAGES = ["en", "fa", "uk"] as const;

/** Where it lies in each language, as a module; said once where it is the same in all. */
function said(places: Map<string, string>): string {
  const same = new Set(places.values()).size === 1;
  const all = [...places].map(([language, place]) => `${language}: ${same ? "place" : JSON.stringify(place)}`);
  return `const place = ${JSON.stringify(places.get("en"))};\nexport default { ${all.join(", ")} };`;
}

/** A picture that needs nothing besides itself: its styles are in it, as far as they mean something in it, and its
 * texts are outlines, because no picture may fetch a face. */
export async function standalone({ body, styles }: Drawing, language: string): Promise<string> {
  const window = new Window();
  window.document.body.innerHTML = body;
  const svg = window.document.body.querySelector("svg");
  if (!svg) throw new Error("there is nothing drawn");
  const things = [svg, ...svg.querySelectorAll("*")];
  const rules = rulesOf(styles).filter(({ selector }) => things.some((thing) => matches(thing, selector)));
  await outlined(svg, rules, language);
  for (const name of ["aria-hidden", "focusable"]) svg.removeAttribute(name);
  svg.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  const style = window.document.createElement("style");
  style.textContent = `:root{color-scheme:light dark}${rules.map(written).join("")}`;
  svg.prepend(style);
  const text = svg.outerHTML.replace(/-?\d+\.\d{3,}/g, (number) => String(Math.round(Number(number) * 100) / 100));
  void window.happyDOM.close();
  return text;
}

const written = ({ selector, styles }: Rule): string =>
  `${selector}{${Object.entries(styles).map(([name, value]) => `${name}:${value}`).join(";")}}`;

function matches(thing: { matches: (selector: string) => boolean }, selector: string): boolean {
  try {
    return thing.matches(selector);
  } catch {
    return false; // a state that a drawing is never in
  }
}
