/** What can be said of the things of any game: what a field is called, and what is in it. A game from another
 * package that has more to say of one says it in its sentences, by the key `<game>-thing-<field>`. */

import type { Explain } from "../../pieces/explain.svelte";
import { say, sayable } from "../../words/words.svelte";
import type { View } from "../board";
import { fieldsOf } from "./said";
import { strangerOf } from "./stranger";

export const explain: Explain<View> = (thing, { view, names }) => {
  const key = `${view.game}-thing-${thing}`;
  const field = fieldsOf(strangerOf(view.game), view, names).find(({ name }) => name === thing);
  return field && sayable(key) ? { title: field.label, text: say(key) } : null;
};
