/** A game's rulebook in one language, and what draws its pictures: all of it is fetched when
 * somebody opens it. */

import type { Component } from "svelte";
import type { Json, View } from "../games/board";
import { type Language, speakOfGame } from "../words/words.svelte";
import { type Block, parse } from "./parse";

/** A real position (`rulebook/<game>/pictures.py` plays it), and what is to be seen of it: `More` is what
 * the game's Figure needs besides. */
export type Picture<V = View, More = Json> = { view: V; part: string } & More;

/** `games/<game>/Figure.svelte`: it draws a picture with the board's own components, as wide as it
 * may be; nothing on it moves or can be touched. Who shows it, names it. */
export type Figure = Component<{ picture: Picture }>;

export interface Book {
  language: Language;
  blocks: Block[];
  Figure: Figure | null;
  pictures: Record<string, Picture>;
}

const texts = import.meta.glob<string>("../../../rulebook/*/{en,fa,uk}.md", { query: "?raw", import: "default" });
const figures = import.meta.glob<Figure>("../games/*/Figure.svelte", { import: "default" });
const positions = import.meta.glob<Record<string, Picture>>("../games/*/pictures.json", { import: "default" });

export async function fetchBook(game: string, language: Language): Promise<Book> {
  const folder = game.replaceAll("-", "_");
  const text = texts[`../../../rulebook/${folder}/${language}.md`];
  const figure = figures[`../games/${folder}/Figure.svelte`];
  const position = positions[`../games/${folder}/pictures.json`];
  const blocks = parse(text ? await text() : await (await import("../games/plain/stranger")).rulebookOf(game, language));
  const drawn = blocks.some(({ kind }) => kind === "picture");
  // Without its pictures a book can still be read.
  const [Figure, pictures] = drawn && figure && position ? await Promise.all([figure(), position(), speakOfGame(game)]).catch(() => [null, {}] as const) : [null, {}];
  return { language, blocks, Figure, pictures };
}
