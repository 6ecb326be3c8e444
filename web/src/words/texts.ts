/** With every game, lesson or sheet that is met all words are put together anew; each text is read once. */

import { FluentResource } from "@fluent/bundle";

const texts = new Map<string, FluentResource>();

export function readOf(source: string): FluentResource {
  let read = texts.get(source);
  if (!read) texts.set(source, (read = new FluentResource(source)));
  return read;
}
