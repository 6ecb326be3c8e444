/** Our faces, cut to what is shown of them: at build time, out of their packages. No font file lies in this
 * repository; `src/style/font.css` names the cut ones as `@fonts/<name>.woff2`, and says for which letters. */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import subset from "subset-font";
import type { Plugin } from "vite";
import { lining } from "./lining.ts";

const require = createRequire(import.meta.url);
const HOME = join(dirname(fileURLToPath(import.meta.url)), "..");

/** Where the cut faces lie; made anew when this list or a package has changed. */
export const FONTS = join(HOME, "node_modules", ".korsi", "fonts");

const range = (from: number, to: number): string => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join("");

export interface Cut {
  from: string;
  letters: string;
  /** One weight, or from the lightest to the heaviest. */
  weight: number | { min: number; max: number };
  /** What the face can do besides: tabular numerals, kerning, ligatures. Its digits stand on the line anyway. */
  features: string[];
}

const VOLLKORN = "@fontsource-variable/vollkorn/files/vollkorn";

export const CUTS: Record<string, Cut> = {
  // What stands on cards, tiles and tracks: it comes first, and alone where nothing else is shown.
  numerals: {
    from: `${VOLLKORN}-latin-wght-normal.woff2`,
    letters: "0123456789+-−×:/",
    weight: { min: 600, max: 900 },
    features: ["tnum"],
  },
  latin: {
    from: `${VOLLKORN}-latin-wght-normal.woff2`,
    letters: `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”„…•`,
    weight: 700,
    features: ["kern", "liga"],
  },
  cyrillic: {
    from: `${VOLLKORN}-cyrillic-wght-normal.woff2`,
    letters: `${range(0x410, 0x44f)}ҐґІіЇїЄєЁёЎў`,
    weight: 700,
    features: ["kern"],
  },
};

/** A face, cut: as a file for browsers, or as a plain one (`sfnt`) for who draws with it. */
export async function cutFont({ from, letters, weight, features }: Cut, targetFormat: "woff2" | "sfnt"): Promise<Buffer> {
  const whole = readFileSync(require.resolve(from));
  const roughly = await subset(whole, letters, { targetFormat: "sfnt", variationAxes: { wght: weight }, keepFeatures: [...features, "lnum"], noHinting: true });
  return subset(lining(roughly), letters, { targetFormat, keepFeatures: features, preserveNameIds: targetFormat === "sfnt" ? [16] : [] });
}

export function fonts(): Plugin {
  return {
    name: "korsi-fonts",
    config: () => ({ resolve: { alias: { "@fonts": FONTS } } }),
    async buildStart() {
      const { version } = require("@fontsource-variable/vollkorn/package.json") as { version: string };
      const made = JSON.stringify({ version, CUTS });
      const note = join(FONTS, "made.json");
      if (existsSync(note) && readFileSync(note, "utf8") === made) return;
      mkdirSync(FONTS, { recursive: true });
      for (const [name, cut] of Object.entries(CUTS)) writeFileSync(join(FONTS, `${name}.woff2`), await cutFont(cut, "woff2"));
      writeFileSync(note, made);
    },
  };
}
