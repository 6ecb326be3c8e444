/** What a game's explanations must do: have words for every thing in every language, and a rule that is in its book. */

import { expect } from "vitest";
import type { AnyView } from "../games/board";
import type { Explain, Table } from "../pieces/explain.svelte";
import { folderOf } from "../words/fields";
import { LANGUAGES, speak, speakOfThings } from "../words/words.svelte";

const books = import.meta.glob<string>("../../../rulebook/*/*.md", { query: "?raw", import: "default" });

/** Each of these things is explained in each language. */
export async function expectWords<V extends AnyView>(game: string, explain: Explain<V>, table: Table<V>, things: Iterable<string>): Promise<void> {
  await speakOfThings(game);
  for (const language of LANGUAGES) {
    await speak(language);
    const book = await books[`../../../rulebook/${folderOf(game)}/${language}.md`]!();
    for (const thing of things) {
      const said = explain(thing, table);
      expect(said, `${thing} in ${language}`).not.toBeNull();
      expect(said!.title.length, thing).toBeGreaterThan(0);
      expect(said!.text.length, thing).toBeGreaterThan(10);
      // A key that has no sentence is said as it is; a sentence that lacks something has it in braces.
      expect(`${said!.title} ${said!.text}`, `${thing} in ${language}`).not.toMatch(new RegExp(`${game}-|[{}]|undefined|NaN`));
      expect(book, `${thing}: ${said!.rule}`).toContain(`**${said!.rule}**`);
    }
  }
  await speak("en");
}

/** The marks on a board that was rendered, each once. */
export const marksOn = (board: ParentNode = document): string[] =>
  [...new Set([...board.querySelectorAll("[data-explain]")].map((thing) => thing.getAttribute("data-explain")!))];
