/** Beside each text of the client the same, packed with Brotli as small as it gets (`app.js.br`): the server
 * gives that to browsers that take it, and packs for the others itself (`korsi_server/documents.py`). It takes seconds, and
 * is worth them for a client that is given away; a quick build (KORSI_BUILD, as for the engine) goes without. */

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(?:js|css|html|svg|json|webmanifest|txt|ttf)$/;

export function packed(): Plugin {
  let folder = "";
  return {
    name: "korsi-packed",
    apply: (_, { command }) => command === "build" && process.env["KORSI_BUILD"] !== "quick",
    configResolved({ root, build }) {
      folder = join(root, build.outDir);
    },
    closeBundle() {
      for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (!TEXT.test(file)) continue;
        const body = readFileSync(join(folder, file));
        const small = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }); // of quality 11
        if (small.length < body.length) writeFileSync(join(folder, `${file}.br`), small);
      }
    },
  };
}
