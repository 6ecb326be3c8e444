import type { Sitter } from "../protocol/types";
import { digits, say } from "../words/words.svelte";

/** What everybody at a table is called. Bots have names in every language, one for each seat; who
 * bears a name that was there before has a number after it. */
export function namesAt(info: { sitters: Pick<Sitter, "kind" | "name">[] }): string[] {
  const bots = say("bots").split(" ");
  const names = info.sitters.map((sitter, seat) => {
    if (sitter.name) return sitter.name;
    if (sitter.kind === "bot") return bots[seat % bots.length]!;
    return sitter.kind === "person" ? say("guest") : say("seat", { number: seat + 1 });
  });
  return names.map((name, seat) => {
    const before = names.slice(0, seat).filter((other) => other === name).length;
    return before === 0 ? name : `${name} ${digits(before + 1)}`;
  });
}
