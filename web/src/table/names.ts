import type { TableInfo } from "../protocol/types";
import { say } from "../words/words.svelte";

/** What everybody at a table is called. Bots have names in every language, one for each seat. */
export function namesAt(info: TableInfo): string[] {
  const bots = say("terminal-bots").split(" ");
  return info.sitters.map((sitter, seat) => {
    if (sitter.name) return sitter.name;
    if (sitter.kind === "bot") return bots[seat % bots.length]!;
    return sitter.kind === "person" ? say("terminal-guest") : say("seat", { number: seat + 1 });
  });
}
