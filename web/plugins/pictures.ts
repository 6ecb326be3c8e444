/** Pictures that are no part of a page: for link previews one of each game and one of the house, and the
 * icons of the app. They are our own drawings, as SVG put together here and turned into PNG. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Resvg } from "@resvg/resvg-js";
import type { Drawing } from "../src/shell/shell.ts";
import { flat } from "./flat.ts";
import { CUTS, cutFont } from "./fonts.ts";

const TOKENS = join(dirname(fileURLToPath(import.meta.url)), "..", "src", "style", "tokens.css");
const [WIDE, HIGH] = [1200, 630];

/** Icons by the name of their file: how large they are, and how much of that is the drawing. A `maskable` one is
 * cut by the system to any shape, and an apple's to a round square: they have a ground, and stay in the middle. */
export const ICONS = [
  { file: "icon-192.png", size: 192, part: 0.9, ground: false, purpose: "any" },
  { file: "icon-512.png", size: 512, part: 0.9, ground: false, purpose: "any" },
  { file: "icon-maskable-512.png", size: 512, part: 0.6, ground: true, purpose: "maskable" },
  { file: "apple-touch-icon.png", size: 180, part: 0.7, ground: true, purpose: null },
] as const;

/** Draws; `close` when all is drawn. */
export async function painter() {
  const folder = mkdtempSync(join(tmpdir(), "korsi-fonts-"));
  const fontFiles = await Promise.all(
    Object.entries(CUTS).map(async ([name, cut]) => {
      const file = join(folder, `${name}.ttf`);
      // Who draws knows no axis of weights, and takes one face for all letters of a text.
      writeFileSync(file, await cutFont({ ...cut, weight: 700 }, "sfnt"));
      return file;
    }),
  );
  const tokens = readFileSync(TOKENS, "utf8");
  const still = ({ body, styles }: Drawing): string => flat(body, `${tokens.replaceAll(":root", "svg")}\nsvg text{font-family:Vollkorn}\n${styles.replace(/font-family:[^;}]+/g, "")}`);
  const painted = (svg: string, wide: number): Buffer =>
    new Resvg(svg, { fitTo: { mode: "width", value: wide }, font: { fontFiles: fontFiles.filter((file) => !file.endsWith("cyrillic.ttf")), loadSystemFonts: false, defaultFontFamily: "Vollkorn" } }).render().asPng();
  return {
    /** A preview: these pictures, side by side, beside our sign. */
    preview: (pictures: Drawing[], logo: Drawing): Buffer => painted(previewOf(pictures.map(still), still(logo)), WIDE),
    icon: (logo: Drawing, { size, part, ground }: (typeof ICONS)[number]): Buffer => painted(iconOf(still(logo), size, part, ground), size),
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A drawing, put into a place: as it is, cut to the place's form. */
function placed(svg: string, x: number, y: number, width: number, height: number): string {
  const open = svg.replace(/^<svg([^>]*)>/, (_, attributes: string) => {
    const kept = attributes.replace(/\s(?:x|y|width|height|preserveAspectRatio|xmlns)="[^"]*"/g, "");
    return `<svg x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"${kept}>`;
  });
  return open;
}

function previewOf(pictures: string[], logo: string): string {
  const [columns, gap] = [Math.ceil(Math.sqrt(pictures.length)), 16];
  const rows = Math.ceil(pictures.length / columns);
  const [x, y, width, height] = [40, 40, 860, 550];
  const [w, h] = [(width - gap * (columns - 1)) / columns, (height - gap * (rows - 1)) / rows];
  const places = pictures.map((_, i) => ({ x: x + (i % columns) * (w + gap), y: y + Math.floor(i / columns) * (h + gap) }));
  const shown = pictures.map((svg, i) => {
    const at = places[i]!;
    // What has an id in one drawing is not to be found by another.
    const own = svg.replace(/\bid="([^"]+)"/g, `id="p${i}-$1"`).replace(/url\(#([^)]+)\)/g, `url(#p${i}-$1)`).replace(/href="#/g, `href="#p${i}-`);
    return `<clipPath id="frame${i}"><rect x="${at.x}" y="${at.y}" width="${w}" height="${h}" rx="18"/></clipPath>
<rect x="${at.x}" y="${at.y + 5}" width="${w}" height="${h}" rx="18" fill="#3b2310" opacity=".35"/>
<g clip-path="url(#frame${i})">${placed(own, at.x, at.y, w, h)}</g>`;
  });
  const planks = [0, 1, 2, 3, 4, 5].map((i) => `<path d="M0 ${52 + i * 108}c300-8 700 10 1200-3" fill="none" stroke="#d8bf97" stroke-width="2.500"/>`);
  const quilt = Array.from({ length: 26 }, (_, i) => `<path d="m${i * 48} 618 14-14 14 14-14 14z" fill="#f2d9a0"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${WIDE} ${HIGH}">
<defs><radialGradient id="lamp" cx=".75" cy=".3" r=".9"><stop offset="0" stop-color="#fbf0da"/><stop offset="1" stop-color="#dcc199"/></radialGradient></defs>
<rect width="${WIDE}" height="${HIGH}" fill="url(#lamp)"/>${planks.join("")}
<rect y="606" width="${WIDE}" height="24" fill="#9c2f24"/>${quilt.join("")}
${shown.join("\n")}
${placed(logo, 940, 150, 220, 220)}
<text x="1050" y="452" font-family="Vollkorn" font-size="84" text-anchor="middle" fill="#2a1c10">Korsi</text>
</svg>`;
}

function iconOf(logo: string, size: number, part: number, ground: boolean): string {
  const inner = size * part;
  const at = (size - inner) / 2;
  const lit = ground ? `<rect width="${size}" height="${size}" fill="#f5ead6"/>` : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${lit}${placed(logo, at, at, inner, inner)}</svg>`;
}
