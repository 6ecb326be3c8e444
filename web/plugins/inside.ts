/** What of the client is drawn while it is built: `src/shell`, compiled for here and run. */

import { rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { build } from "vite";
import type * as Shell from "../src/shell/shell.ts";
import { words } from "./words.ts";

const HOME = join(dirname(fileURLToPath(import.meta.url)), "..");
const MADE = join(HOME, "node_modules", ".korsi", "shell");

export async function shell(): Promise<typeof Shell> {
  rmSync(MADE, { recursive: true, force: true });
  await build({
    root: HOME,
    configFile: false,
    logLevel: "error",
    publicDir: false,
    plugins: [svelte({ emitCss: false }), words()],
    build: { ssr: "src/shell/shell.ts", outDir: MADE, minify: false, target: "es2022" },
  });
  // There is no window here, and nothing of it is asked for but where it is and what it speaks.
  Object.assign(globalThis, { location: new URL("http://localhost/"), document: { documentElement: {}, cookie: "" } });
  return (await import(`${pathToFileURL(join(MADE, "shell.js")).href}?${Date.now()}`)) as typeof Shell;
}
