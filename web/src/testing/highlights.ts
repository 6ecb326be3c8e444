/** Looking back at a game that was set by hand. */

import type { LookingBack, Numbered } from "../games/board";
import { LANGUAGES, say, speak } from "../words/words.svelte";

/** These events, one after the other, from the first. */
export const numbered = <E>(events: E[]): Numbered<E>[] => events.map((event, at) => ({ number: at + 1, event }));

/** What is told of them, in English, to somebody who watches or sits at a seat. */
export function told<V, E>(back: LookingBack<V, E>, events: E[], view: V, names: string[], you: number | null = null): string[] {
  return back.highlights(numbered(events), view).map(({ key, data }) => say(key, data, names, you));
}

/** Lines that are no sentences in one of the languages. */
export async function unsaid<V, E>(back: LookingBack<V, E>, events: E[], view: V, names: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const language of LANGUAGES) {
    await speak(language);
    for (const you of [null, ...names.keys()]) found.push(...told(back, events, view, names, you).filter((line) => /-end-|\{|\$/.test(line)));
  }
  await speak("en");
  return found;
}
