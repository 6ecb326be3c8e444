/** What a push says: the server sends keys and data, and here they are said in the language that was chosen on this device,
 * while no page is open. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Notice } from "../protocol/types";
import { isolate } from "../words/isolate";

const sentences = import.meta.glob<string>("./words/*.ftl", { query: "?words", import: "default", eager: true });
const names = import.meta.glob<string>("../../../engine/src/korsi/games/*/sentences/*.ftl", { query: "?name", import: "default", eager: true });

export const SPOKEN = ["en", "fa", "uk"];

/** All notices about turns have it, those of open pages too: a newer one takes the place of the last. */
export const TAG = "korsi-turn";

export interface Said {
  title: string;
  body: string;
  /** Where it leads. */
  path: string;
  /** How many games wait. */
  count: number;
}

/** The language that was chosen, or the first of the browser's that we speak. */
export function languageOf(chosen: unknown, wishes: readonly string[]): string {
  const known = [chosen, ...wishes].map((wish) => String(wish).toLowerCase().split("-")[0]);
  return known.find((wish) => SPOKEN.includes(wish!)) ?? "en";
}

/** A notice, if that is what came; anything else is at least a call to the table. */
export function noticeIn(data: unknown): Notice {
  const { count, tables, nudge } = (data ?? {}) as Partial<Notice>;
  if (typeof count !== "number" || !Array.isArray(tables)) return { count: 1, tables: [], nudge: null };
  const proper = tables.filter(({ table, game, names }) => /^[a-z0-9]{8}$/.test(table) && typeof game === "string" && Array.isArray(names));
  return { count, tables: proper, nudge: typeof nudge === "string" ? nudge : null };
}

export function sayNotice({ count, tables, nudge }: Notice, language: string): Said {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of [sentences, names])
    for (const path in file) if (path.endsWith(`/${language}.ftl`)) bundle.addResource(new FluentResource(file[path]!));
  const say = (key: string, data: Record<string, string | number> = {}): string => {
    const message = bundle.getMessage(key);
    return message?.value ? bundle.formatPattern(message.value, data) : "";
  };
  const listed = (parts: string[]) => new Intl.ListFormat(language, { type: "conjunction" }).format(parts);

  const [first] = tables;
  const path = first && (count === 1 || nudge !== null) ? `/t/${first.table}#told` : "/";
  // A game from another package has a name at the table only.
  const game = first ? say(first.game) : "";
  if (nudge !== null && nudge !== undefined) {
    const title = nudge === "" ? say("push-nudge-nameless") : say("push-nudge", { name: isolate(nudge) });
    return { title, body: game && say("push-no-hurry", { game }), path, count };
  }
  if (count > 1) {
    const games = [...new Set(tables.map((one) => say(one.game)).filter(Boolean))];
    return { title: say("push-many", { count }), body: games.length > 0 ? listed(games) : "", path, count };
  }
  const people = (first?.names ?? []).map(isolate);
  const body = !game ? "" : people.length > 0 ? say("push-with", { game, names: listed(people) }) : say("push-at", { game });
  return { title: say("push-turn"), body, path, count };
}
