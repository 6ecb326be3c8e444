import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { HOW, makeTests, SETUP } from "./plugins/tests.ts";

const FOLDER = join(import.meta.dirname, "node_modules", ".korsi", "tests");

export default defineConfig(async () => {
  await makeTests(import.meta.dirname, FOLDER);
  return {
    root: FOLDER,
    test: {
      ...HOW,
      include: ["src/**/*.test.js"],
      exclude: [],
      setupFiles: [SETUP.replace(/\.ts$/, ".js")],
      experimental: { viteModuleRunner: false, nodeLoader: false },
    },
  };
});
