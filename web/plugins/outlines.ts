/** Texts of a drawing as outlines: for pictures that stand alone, which can't fetch our faces. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Element } from "happy-dom";
import { Blob, Buffer as Line, Direction, Face, Font, shape } from "harfbuzzjs";
import subset from "subset-font";
import { resolved, type Rule } from "./flat.ts";
import { CUTS, cutFont } from "./fonts.ts";

const require = createRequire(import.meta.url);
const PERSIAN = "@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2";
const LETTERS = "۰۱۲۳۴۵۶۷۸۹";

/** Sizes of a text as the styles of its own element say; a drawing sets them there. */
interface Set {
  size: number;
  weight: number;
  spacing: number;
  anchor: string;
}

/** Each `<text>` in it becomes a `<path>` of the same classes, so that it is painted in the same way. */
export async function outlined(drawing: Element, rules: Rule[], language: string): Promise<void> {
  for (const text of [...drawing.querySelectorAll("text")]) {
    const own = Object.assign({}, ...rules.filter(({ selector }) => text.matches(selector)).map(({ styles }) => styles)) as Record<string, string>;
    if (resolved(own["display"] ?? "inline", {}) === "none") {
      text.remove(); // nobody would see it
      continue;
    }
    const number = (name: string, otherwise: number) => parseFloat(own[name] ?? "") || otherwise;
    const set = { size: number("font-size", 16), weight: number("font-weight", 400), spacing: number("letter-spacing", 0), anchor: own["text-anchor"] ?? "start" };
    const path = drawing.ownerDocument.createElementNS("http://www.w3.org/2000/svg", "path");
    for (const { name, value } of text.attributes) if (name !== "x" && name !== "y") path.setAttribute(name, value ?? "");
    const at = [Number(text.getAttribute("x") ?? 0), Number(text.getAttribute("y") ?? 0)] as const;
    path.setAttribute("d", outline(await fontOf(language, set.weight), text.textContent, set, at));
    text.replaceWith(path);
  }
}

const fonts = new Map<string, Promise<Font>>();

/** The face that things have in this language, in one weight. */
function fontOf(language: string, weight: number): Promise<Font> {
  const key = language === "fa" ? `fa ${weight}` : `${weight}`;
  const known = fonts.get(key);
  if (known) return known;
  const cut = language === "fa" ? subset(readFileSync(require.resolve(PERSIAN)), LETTERS, { targetFormat: "sfnt", variationAxes: { wght: weight } }) : cutFont({ ...CUTS["numerals"]!, weight }, "sfnt");
  const font = cut.then((file) => new Font(new Face(new Blob(new Uint8Array(file).buffer))));
  fonts.set(key, font);
  return font;
}

function outline(font: Font, text: string, { size, spacing, anchor }: Set, [x, y]: readonly [number, number]): string {
  const line = new Line();
  line.addText(text);
  line.guessSegmentProperties();
  line.setDirection(Direction.LTR); // numbers are written so in Persian, too
  shape(font, line);
  const scale = size / font.face.upem;
  const glyphs = line.getGlyphInfos();
  const steps = line.getGlyphPositions().map(({ xAdvance }) => xAdvance! * scale + spacing);
  const width = steps.reduce((sum, step) => sum + step, 0);
  let from = x - (anchor === "middle" ? width / 2 : anchor === "end" ? width : 0);
  return glyphs
    .map(({ codepoint }, i) => {
      const drawn = `M${tenths(from)} ${tenths(y)}${stepwise(font.glyphToPath(codepoint), scale)}`;
      from += steps[i]!;
      return drawn;
    })
    .join("");
}

const tenths = (value: number): number => Math.round(value * 10) / 10;

/** An outline in steps from where it begins, the other way up: a digit is the same text wherever it stands, and packs well. */
function stepwise(path: string, scale: number): string {
  let [x, y, beginning] = [0, 0, [0, 0]];
  const parts = [...path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)].map(([, command = "", rest = ""]) => {
    const points = [...rest.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, right, up]) => [tenths(Number(right) * scale), tenths(-Number(up) * scale)] as const);
    const steps = points.map(([toX, toY]) => `${tenths(toX - x)} ${tenths(toY - y)}`);
    [x, y] = points.at(-1) ?? beginning as [number, number];
    if (command === "M") beginning = [x, y];
    return command.toLowerCase() + steps.join(" ");
  });
  return parts.join("").replaceAll(" -", "-").replace(/(?<=[ a-z-])0\./g, ".");
}
