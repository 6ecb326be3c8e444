/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { drawn } from "./plugins/drawn.ts";
import { files } from "./plugins/files.ts";
import { fonts } from "./plugins/fonts.ts";
import { packed } from "./plugins/packed.ts";
import { pages } from "./plugins/pages.ts";
import { HOW, SETUP } from "./plugins/tests.ts";
import { words } from "./plugins/words.ts";
import { worker } from "./plugins/worker.ts";

const server = process.env["KORSI_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [drawn(), svelte(), words(), files(), fonts(), pages(), worker(), packed()],
  build: {
    target: "es2022",
    assetsInlineLimit: 0, // a strict Content-Security-Policy has no room for data: addresses
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] }, // the sentences and the rulebooks lie beside this folder
    proxy: {
      "/api": server,
      "/come": { target: server, bypass: ({ method }) => (method === "POST" ? null : "/index.html") },
      "/ws": { target: server.replace("http", "ws"), ws: true },
    },
  },
  test: {
    ...HOW,
    include: ["src/**/*.test.ts"],
    setupFiles: [SETUP],
  },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
});
