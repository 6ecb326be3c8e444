/** How long ago something happened, in the reader's language. */

import { words } from "../words/words.svelte";

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

export function agoSaid(seconds: number): string {
  const said = new Intl.RelativeTimeFormat(words.language, { numeric: "auto" });
  const [unit, length] = STEPS.find(([, least]) => seconds >= least) ?? ["second", 1];
  return said.format(unit === "second" ? 0 : -Math.floor(seconds / length), unit);
}
