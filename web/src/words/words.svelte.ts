/** Keys and numbers said in the reader's language. The server sends no prose; the sentences of
 * events, refusals and reasons are the engine's own files. */

import { FluentBundle, FluentResource, type FluentVariable, type Message } from "@fluent/bundle";
import { untrack } from "svelte";
import { keep, kept } from "../parts/kept";
import { games } from "../games";
import type { AnyEvent, GameEvent, Json } from "../games/board";
import { isolate } from "./isolate";

export const LANGUAGES = ["en", "fa", "uk"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language by its own name. */
export const CALLED: Record<Language, string> = { en: "English", fa: "فارسی", uk: "Українська" };

type Pattern = NonNullable<Message["value"]>;

const files: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import("./en"),
  fa: () => import("./fa"),
  uk: () => import("./uk"),
};

/** The words of lessons, which only those who learn a game fetch. */
const lessons = import.meta.glob<string>("../games/*/words/lesson/*.ftl", { query: "?raw", import: "default" });
let learned: string | null = null;

/** Numbers that JSON counts from 0 and people from 1. */
const COUNTED = ["row", "track", "place", "burner", "stack"];
/** Seats: people are called by their names. */
const SEATED = ["seat", "first", "winners", "starter", "victim", "dealer", "owner", "other", "giver", "receiver"];
/** What JSON names with a key, people with words: the card P_H is said with `saboteur-duel-card-P_H`
 * in a sentence of saboteur-duel. */
const NAMED: Record<string, readonly string[]> = {
  card: ["card"],
  cards: ["card"],
  as: ["card", "kind"],
  last: ["card"],
  tool: ["tool"],
  tools: ["tool"],
  side: ["side"],
  colour: ["colour"],
  hole: ["colour"],
  kind: ["kind"],
  kinds: ["kind"],
  leave: ["kind"],
  how: ["kind"],
};
/** Tiles such as wisdom-4a: the game's message `…-tile` says the kind and the holes. */
const TILED = ["tile", "tiles", "starters", "tops"];
/** Marbles by colour, RRK: the game's messages `…-marbles-R` count each colour. */
const MARBLES = ["colours", "surplus", "marbles"];
/** A number for every seat: each is said with who sits there. */
const BY_SEAT = ["nuggets", "totals", "scores", "home", "heads"];
/** Places on a board, [column, row]; or numbers, which are said with `<game>-place` of the game. */
const PLACED = ["at", "places", "from", "expected", "paws"];

/** Names of the server's, in a row. */
const LISTED = ["games", "options", "choices", "allowed"];

/** Events that are the same in every game. */
const EVERYWHERE = ["blank", "undone"];

const PERSIAN = "۰۱۲۳۴۵۶۷۸۹";
const ARABIC = "٠١٢٣٤٥٦٧٨٩";
const isolated = { en: /[\u0590-\u08ff]/, uk: /[\u0590-\u08ff]/, fa: /[A-Za-z\u0370-\u052f]/ };

let bundle = $state.raw<FluentBundle>(new FluentBundle("en"));
let language = $state<Language>("en");
let latin = $state(kept("latin-digits") === "yes");

export const words = {
  get language(): Language {
    return language;
  },
  get rtl(): boolean {
    return language === "fa";
  },
  /** Whether Persian readers want Latin digits on the faces of cards. */
  get latin(): boolean {
    return latin;
  },
  set latin(wish: boolean) {
    latin = wish;
    keep("latin-digits", wish ? "yes" : null);
  },
};

/** The language to begin with: chosen before, else the first of the browser's that we speak. */
export function firstLanguage(wishes: readonly string[] = navigator.languages): Language {
  const remembered = kept("language");
  for (const wish of [remembered ?? "", ...wishes]) {
    const spoken = LANGUAGES.find((known) => known === wish.toLowerCase().split("-")[0]);
    if (spoken) return spoken;
  }
  return "en";
}

/** Speak this language from now on. */
export async function speak(wish: Language, remember = false): Promise<void> {
  const [spoken, taught] = await Promise.all([files[wish](), taughtIn(wish)]);
  bundle = bundleOf(wish, [...spoken.default, ...taught]);
  language = wish;
  if (remember) keep("language", wish);
  document.documentElement.lang = wish;
  document.documentElement.dir = wish === "fa" ? "rtl" : "ltr";
}

/** Speak of this game's lesson too. */
export async function learn(game: string): Promise<void> {
  learned = game;
  await speak(untrack(() => language));
}

async function taughtIn(wish: Language): Promise<string[]> {
  const lesson = learned && lessons[`../games/${learned.replaceAll("-", "_")}/words/lesson/${wish}.ftl`];
  return lesson ? [await lesson()] : [];
}

export function bundleOf(wish: Language, sources: string[]): FluentBundle {
  const made = new FluentBundle(wish, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source));
  return made;
}

/** The sentence of this key. Where `data` names a seat, `names` tells who sits there. A sentence that names
 * the seat `you` is said as its attribute `.you-<field>` has it, where there is one: "You take …". */
export function say(key: string, data: Json = {}, names: string[] | null = null, you: number | null = null): string {
  const message = bundle.getMessage(key);
  if (!message?.value) return key;
  const own = you === null ? undefined : Object.keys(data).find((name) => `you-${name}` in message.attributes && isOf(data[name], you));
  const pattern = own === undefined ? message.value : message.attributes[`you-${own}`]!;
  const called = own === undefined ? names : (names?.map((name, seat) => (seat === you ? say("you-among") : name)) ?? null);
  const choosing = selectors(pattern);
  const said: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(data)) {
    const chosen = word(key, name, value, called);
    // What only chooses between sentences is never read: marks of direction would hide it from them.
    said[name] = choosing.includes(name) && typeof value === "string" && chosen === apart(value) ? value : chosen;
  }
  return bundle.formatPattern(pattern, said, []);
}

/** Whether a field names this seat, alone or among others. */
const isOf = (field: unknown, seat: number): boolean => (Array.isArray(field) ? field.includes(seat) : field === seat);

const chosenBy = new WeakMap<object, readonly string[]>();

/** The variables by which a sentence chooses between its variants. */
function selectors(pattern: Pattern): readonly string[] {
  if (typeof pattern === "string") return [];
  const known = chosenBy.get(pattern);
  if (known) return known;
  const found = pattern.flatMap((part) => {
    if (typeof part === "string" || part.type !== "select") return [];
    const own = part.selector.type === "var" ? [part.selector.name] : [];
    return [...own, ...part.variants.flatMap(({ value }) => selectors(value))];
  });
  chosenBy.set(pattern, found);
  return found;
}

/** Whether there is a sentence of this key. */
export function sayable(key: string): boolean {
  return bundle.hasMessage(key);
}

/** An event as a sentence, for everybody or for the person in the seat `you`. */
export function tell(game: string, event: AnyEvent | GameEvent, names: string[], you: number | null = null): string {
  const { event: happening, ...data }: GameEvent = { ...event };
  delete data["to"]; // who hears it: no sentence says that
  return say(EVERYWHERE.includes(happening) ? happening : `${game}-event-${happening}`, data, names, you);
}

/** A number as it is written here. */
export function digits(value: number): string {
  return new Intl.NumberFormat(language, { useGrouping: false }).format(value);
}

/** The number that somebody wrote, with digits of any of our languages; nothing if it is none. */
export function numberOf(text: string): number | undefined {
  const plain = text.trim().replace(/[۰-۹]/g, (digit) => String(PERSIAN.indexOf(digit))).replace(/[٠-٩]/g, (digit) => String(ARABIC.indexOf(digit)));
  return /^[0-9]{1,15}$/.test(plain) ? Number(plain) : undefined;
}

/** A number on the face of a card: Latin digits if the reader prefers them there. */
export function face(value: number): string {
  return latin ? String(value) : digits(value);
}

/** A name that keeps its own direction inside a sentence that runs the other way. */
export function apart(name: string): string {
  return isolated[language].test(name) ? isolate(name) : name;
}

/** A value as a sentence takes it: numbers stay numbers, the rest becomes words. */
function word(key: string, name: string, value: unknown, names: string[] | null): FluentVariable {
  if ((SEATED.includes(name) || (name === "seats" && Array.isArray(value))) && (typeof value === "number" || Array.isArray(value))) {
    const seats = (Array.isArray(value) ? value : [value]) as number[];
    return seats.map((seat) => seated(seat, names)).join(comma());
  }
  if (PLACED.includes(name)) {
    const numbered = numberedPlace(key, value);
    if (numbered !== null) return numbered;
  }
  if (typeof value === "number") return COUNTED.includes(name) ? value + 1 : value;
  const sorts = NAMED[name];
  if (sorts && typeof value === "string") return named(key, sorts, value);
  if (sorts && Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === "string")) {
    return value.map((item) => named(key, sorts, item)).join(comma());
  }
  if (TILED.includes(name) && (typeof value === "string" || Array.isArray(value))) {
    return (Array.isArray(value) ? value : [value]).map((tile) => tiled(key, String(tile))).join(comma());
  }
  if (MARBLES.includes(name) && (typeof value === "string" || Array.isArray(value))) return counted(key, [...value] as unknown[]);
  if (PLACED.includes(name) && Array.isArray(value)) return placed(value);
  if (LISTED.includes(name) && Array.isArray(value)) return value.map((item) => apart(String(item))).join(comma());
  if (BY_SEAT.includes(name) && Array.isArray(value)) return value.map((number, seat) => `${seated(seat, names)} ${digits(Number(number))}`).join(comma());
  if (Array.isArray(value)) return list(value);
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (value === null) return "none";
  return typeof value === "string" ? apart(value) : String(value ?? "");
}

const comma = (): string => (language === "fa" ? "، " : ", ");

/** Something by its name in the game that the sentence is of. */
function named(key: string, sorts: readonly string[], value: string): string {
  const name = sorts.map((sort) => gameMessage(key, `${sort}-${value}`)).find((message) => message !== null);
  return name ? say(name) : apart(value);
}

/** A tile by its kind and its holes. */
function tiled(key: string, tile: string): string {
  const message = gameMessage(key, "tile");
  const [, kind, holes] = /^(.+)-([0-9]+).$/.exec(tile) ?? [];
  if (message === null || !kind) return apart(tile);
  return say(message, { kind: named(key, ["kind"], kind), holes: Number(holes) });
}

/** How many marbles of each colour; "none" where there are none. */
function counted(key: string, marbles: unknown[]): string {
  const colours = marbles.map((marble) => (typeof marble === "string" ? marble : String((marble as Json)["colour"])));
  const said = [...new Set(colours)].map((colour) => {
    const message = gameMessage(key, `marbles-${colour}`);
    const count = colours.filter((other) => other === colour).length;
    return message === null ? apart(colour) : say(message, { count });
  });
  return said.join(comma()) || "none";
}

/** The message of this name in the game that the sentence is of. */
function gameMessage(key: string, name: string): string | null {
  const game = games.find((other) => key.startsWith(`${other}-`));
  const message = `${game}-${name}`;
  return game !== undefined && bundle.hasMessage(message) ? message : null;
}

/** A numbered place, or a list of them, in a sentence of a game whose places have numbers. */
function numberedPlace(key: string, value: unknown): string | null {
  const all = Array.isArray(value) ? (value as unknown[]) : [value];
  const message = gameMessage(key, "place");
  if (message === null || all.length === 0 || !all.every((item) => typeof item === "number")) return null;
  return all.map((number) => say(message, { number })).join(comma());
}

/** A place as people say it; a list of places, with semicolons. */
function placed(value: unknown[]): string {
  if (value.length === 2 && value.every((part) => typeof part === "number")) {
    return say("place", { across: value[0], down: value[1] });
  }
  return value.map((item) => (Array.isArray(item) ? placed(item) : String(item))).join(language === "fa" ? "؛ " : "; ");
}

function seated(seat: number, names: string[] | null): string {
  const name = names?.[seat];
  return name === undefined ? say("seat", { number: seat + 1 }) : apart(name);
}

/** Cards in a list; a list in a list, such as a row, in brackets. */
function list(items: unknown[]): string {
  const text = items
    .map((item) => (Array.isArray(item) ? `[${list(item)}]` : String(item)))
    .join(" ");
  return language === "fa" ? text.replace(/[0-9]/g, (digit) => PERSIAN[Number(digit)]!) : text;
}
