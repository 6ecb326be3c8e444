/** On what terms a table is set: what may be chosen, what was chosen last time, and how it is said. */

import { type Amount, type GameOptions, type Json, type Pick, someOf, type Way, wayOf } from "../games/board";
import { catalogue } from "../link/http";
import type { Catalogue, NewTable, OptionTerms, TableInfo } from "../protocol/types";
import { listed, say } from "../words/words.svelte";
import { keep, kept } from "./kept";

/** What the catalogue says of the options of one game. */
export interface Terms {
  options: Record<string, OptionTerms>;
  /** The largest number that this server allows. */
  most: number;
}

export type Value = string | number | null;

/** Who may have help: everyone, only who plays without other people, or nobody. */
export type Help = TableInfo["hints"];
export const HELPS: readonly Help[] = ["alone", "everyone", "nobody"];
export const HELP_TERMS = ["hints", "preview"] as const;

/** What somebody wants to play. */
export interface Wish {
  /** The label of its way. */
  way: string;
  seats: number;
  values: Record<string, Value>;
  hints: Help;
  preview: Help;
  /** So many moves late those who look on see the game, where people play. */
  delay: number;
}

let asked: Promise<Catalogue> | null = null;

/** The catalogue, fetched once. */
function known(): Promise<Catalogue> {
  asked ??= catalogue();
  asked.catch(() => (asked = null)); // asked again when the network is back
  return asked;
}

/** The games of this server, the lightest first. */
export async function gamesThere(): Promise<string[]> {
  const { games } = await known();
  return games.map(({ game }) => game);
}

/** How many can sit at each of them. */
export async function seatsThere(): Promise<Record<string, { from: number; to: number }>> {
  const { games } = await known();
  return Object.fromEntries(games.map(({ game, seats }) => [game, seats]));
}

/** The terms of a game. */
export async function termsOf(game: string): Promise<Terms> {
  const { games, most } = await known();
  const entry = games.find((other) => other.game === game);
  return { options: Object.fromEntries((entry?.options ?? []).map((option) => [option.name, option])), most };
}

/** For tests: as if the page had just been opened. */
export function forgetTerms(): void {
  asked = null;
}

export function limitsOf(terms: Terms, name: string): { least: number; most: number } {
  const { from, to } = terms.options[name] ?? {};
  return { least: from ?? 1, most: Math.min(to ?? terms.most, terms.most) };
}

/** The words of a pick that can be chosen at a table of so many. */
export function wordsOf(terms: Terms, pick: Pick, seats: number): string[] {
  const words = (terms.options[pick.name]?.choices ?? []).filter((word) => !word.includes("+"));
  return pick.seats ? words.filter((word) => (seatOf(word) ?? 0) < seats) : words;
}

/** The seat of the word `seat-1` is 0; null for other words. */
export function seatOf(word: unknown): number | null {
  const found = typeof word === "string" ? /^seat-([0-9]+)$/.exec(word) : null;
  return found ? Number(found[1]) - 1 : null;
}

export const wayFor = ({ ways }: GameOptions, wish: Wish): Way =>
  ways.find(({ label }) => label === wish.way) ?? ways[0]!;

/** The amounts that mean something in this way, with these values. */
export function amountsIn({ amounts }: GameOptions, terms: Terms, way: Way, values: Json): Amount[] {
  const known = amounts.filter(({ name }) => name in terms.options && !way.without?.includes(name));
  const set = known.filter(({ name, instead }) => instead && typeof values[name] === "number");
  return known.filter(({ name }) => !set.some(({ instead }) => instead!.includes(name)));
}

export const picksIn = ({ picks = [] }: GameOptions, terms: Terms): Pick[] =>
  picks.filter(({ name }) => name in terms.options);

/** What is played unless somebody says otherwise. */
export function usualWish(options: GameOptions, terms: Terms): Wish {
  return mended({ way: options.ways[0]!.label, seats: options.usual, values: {}, hints: "alone", preview: "alone", delay: 0 }, options, terms);
}

/** What was wanted last time on this device; what can't be any more is as usual. */
export function lastWish(game: string, options: GameOptions, terms: Terms): Wish {
  const usual = usualWish(options, terms);
  try {
    const last = JSON.parse(kept(`wish-${game}`) ?? "null") as Partial<Wish> | null;
    if (last === null || typeof last !== "object") return usual;
    const wish = { ...usual, ...last, way: String(last.way), seats: Number(last.seats), values: { ...last.values } };
    const [least, most] = wayFor(options, wish).seats;
    const seats = least <= wish.seats && wish.seats <= most ? wish.seats : options.usual;
    return mended({ ...wish, seats }, options, terms);
  } catch {
    return usual;
  }
}

export function rememberWish(game: string, wish: Wish): void {
  keep(`wish-${game}`, JSON.stringify(wish));
}

/** The same wish, with the usual in place of all that can't be. */
export function mended(wish: Wish, options: GameOptions, terms: Terms): Wish {
  const way = wayFor(options, wish);
  const [least, most] = way.seats;
  const wanted = Number.isInteger(wish.seats) ? wish.seats : options.usual;
  const seats = Math.min(most, Math.max(least, wanted));
  const values: Record<string, Value> = {};
  for (const { name } of options.amounts) {
    const known = terms.options[name];
    if (known) values[name] = fits(terms, name, wish.values[name]) ? wish.values[name]! : known.default;
  }
  for (const pick of picksIn(options, terms)) {
    const word = wish.values[pick.name];
    const good = wordsOf(terms, pick, seats).includes(String(word)) || (someOf(pick, word)?.length ?? 0) === pick.some?.count;
    values[pick.name] = good ? word! : terms.options[pick.name]!.default;
  }
  return { way: way.label, seats, values, hints: helpOf(wish.hints), preview: helpOf(wish.preview), delay: wish.delay };
}

const helpOf = (word: unknown): Help => HELPS.find((known) => known === word) ?? "alone";

/** Whether people at such a table may have help that was agreed on like this. */
export function mayHave(help: Help, { sitters }: { sitters: TableInfo["sitters"] }): boolean {
  return help === "everyone" || (help === "alone" && sitters.filter(({ kind }) => kind === "person").length < 2);
}

function fits(terms: Terms, name: string, value: unknown): boolean {
  const { least, most } = limitsOf(terms, name);
  return Number.isInteger(value) && least <= Number(value) && Number(value) <= most;
}

/** What is asked of the server. */
export function askedOf(wish: Wish, options: GameOptions, terms: Terms): Omit<NewTable, "game" | "options"> & { options: Json } {
  const way = wayFor(options, wish);
  const names = [...amountsIn(options, terms, way, wish.values), ...picksIn(options, terms)].map(({ name }) => name);
  const chosen = Object.fromEntries(names.map((name) => [name, wish.values[name]]));
  return { seats: wish.seats, options: { ...chosen, ...way.options }, hints: wish.hints, preview: wish.preview };
}

/** A seat that is named before anybody sits there, or by who sits there. */
export function seatSaid(word: string, own: number | null, names: string[] | null): string {
  const seat = seatOf(word);
  if (seat === null) return say("by-lot");
  if (seat === own) return say("you");
  return names?.[seat] ?? say("player-at", { number: seat + 1 });
}

export function wordSaid(game: string, pick: Pick, word: string, own: number | null = 0, names: string[] | null = null): string {
  return pick.seats ? seatSaid(word, own, names) : say(`${game}-pick-${word}`);
}

/** What was put together, as a sentence. */
export function someSaid({ name, some }: Pick, values: string[]): string {
  const labels = some!.of.filter(({ value }) => values.includes(value)).map(({ label }) => say(label));
  return say(some!.said, { [name]: listed(labels) });
}

interface Said {
  game: string;
  options: GameOptions;
  /** What the table has agreed on. */
  agreed: Json;
  seats: number;
  /** With these, what is as usual is not said. */
  terms?: Terms | null;
  own?: number | null;
  names?: string[] | null;
}

/** The terms of a table in a few words each. */
export function termsSaid({ game, options, agreed, seats, terms = null, own = 0, names = null }: Said): string[] {
  const way = wayOf(options.ways, agreed, seats);
  const said = way && (terms === null || way !== options.ways[0]) ? [say(way.label)] : [];
  const set = options.amounts.filter(({ name, instead }) => instead && typeof agreed[name] === "number");
  for (const { name, label } of options.amounts) {
    const amount = agreed[name];
    const moot = way?.without?.includes(name) || set.some(({ instead }) => instead!.includes(name));
    if (typeof amount === "number" && !moot) said.push(say("term", { label: say(label), amount }));
  }
  for (const pick of options.picks ?? []) {
    const word = agreed[pick.name];
    if (typeof word !== "string" || (terms && word === terms.options[pick.name]?.default)) continue;
    const some = someOf(pick, word);
    if (some) said.push(someSaid(pick, some));
    else said.push(say("term", { label: say(pick.label), amount: wordSaid(game, pick, word, own, names) }));
  }
  return said;
}

/** Who may have which help, in a few words each. */
export function helpSaid(table: { hints: Help; preview: Help }): string[] {
  return HELP_TERMS.map((term) => say("term", { label: say(`help-${term}`), amount: say(`help-for-${table[term]}`) }));
}
