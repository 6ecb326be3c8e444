/** What can be said of the things of any game: what a field is called, and what is in it. A game from another
 * package that has more to say of a field says it in its sentences, by the key `<game>-thing-<field>`. */

import type { Explain } from "../../pieces/explain.svelte";
import { listed, say, sayable } from "../../words/words.svelte";
import type { View } from "../board";
import { fieldsOf, type Said } from "./said";
import { strangerOf } from "./stranger";

export const explain: Explain<View> = (thing, { view, names }) => {
  const field = fieldsOf(strangerOf(view.game), view, names).find(({ name }) => name === thing);
  if (!field) return null;
  const key = `${view.game}-thing-${thing}`;
  return { title: field.label, text: [textOf(field.said), ...(sayable(key) ? [say(key)] : [])].join(". ") };
};

/** In one line. */
function textOf(said: Said): string {
  if ("text" in said) return said.text;
  if ("pieces" in said) return listed(said.pieces);
  return listed(said.parts.map((part) => (part.label ? `${part.label} ${textOf(part.said)}` : textOf(part.said))));
}
