/** What of the client is drawn while it is built: `src/shell`, compiled for here and run. */

import { rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { build, type Plugin } from "vite";
import type * as Shell from "../src/shell/shell.ts";
import { words } from "./words.ts";

const HOME = join(dirname(fileURLToPath(import.meta.url)), "..");
const MADE = join(HOME, "node_modules", ".korsi", "shell");

/** Where drawings lie is not known yet, and not asked before the client runs. */
const placeless = (): Plugin => ({
  name: "korsi-placeless",
  enforce: "pre",
  resolveId: (source) => (source.endsWith("?drawn") ? "\0placeless" : null),
  load: (id) => (id === "\0placeless" ? "export default {};" : null),
});

let known: Promise<typeof Shell> | null = null;

/** Made once, until something in it may have changed. */
export const shell = (): Promise<typeof Shell> => (known ??= made());
export const forgetShell = (): void => void (known = null);

async function made(): Promise<typeof Shell> {
  rmSync(MADE, { recursive: true, force: true });
  await build({
    root: HOME,
    configFile: false,
    logLevel: "error",
    publicDir: false,
    plugins: [placeless(), svelte({ emitCss: false }), words()],
    build: { ssr: "src/shell/shell.ts", outDir: MADE, minify: false, target: "es2022" },
  });
  // There is no window here, and nothing of it is asked for but where it is and what it speaks.
  Object.assign(globalThis, { location: new URL("http://localhost/"), document: { documentElement: {}, cookie: "" } });
  return (await import(`${pathToFileURL(join(MADE, "shell.js")).href}?${Date.now()}`)) as typeof Shell;
}
