/** Words by the time when they are needed. What stands in a `.ftl` file before its first group (`## …`) is
 * its front: of a game, what the home page says about it. `?front` imports that, `?rest` all that comes
 * after it, `?name` its first message alone: what a game is called; and `?words` the whole file. Notes for
 * translators stay at home. */

import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const GROUP = /^## /m;

const parts: Record<string, (text: string) => string> = {
  words: (text) => text,
  front: (text) => text.slice(0, groupsIn(text)),
  rest: (text) => text.slice(groupsIn(text)),
  name: (text) => /^[\w-]+ = .*$/m.exec(text)?.[0] ?? "",
};

export function words(): Plugin {
  return {
    name: "korsi-words",
    load(id) {
      const [, file, part] = /^(.+\.ftl)\?(\w+)$/.exec(id) ?? [];
      const cut = part && parts[part];
      if (!file || !cut) return null;
      this.addWatchFile(file);
      return `export default ${JSON.stringify(bare(cut(readFileSync(file, "utf8"))))};`;
    },
  };
}

/** Where the groups begin. */
function groupsIn(text: string): number {
  const found = text.search(GROUP);
  return found < 0 ? text.length : found;
}

/** Without notes and without empty lines between messages. */
const bare = (text: string): string => text.replace(/^#.*$/gm, "").replace(/\n{2,}(?=\S)/g, "\n").trim();
