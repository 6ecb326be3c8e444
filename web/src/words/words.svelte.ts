/** Keys and numbers said in the reader's language. The server sends no prose; the sentences of
 * events, refusals and reasons are the engine's own files. */

import { FluentBundle, FluentNumber, type FluentVariable, type Message } from "@fluent/bundle";
import { untrack } from "svelte";
import { keep, kept } from "../parts/kept";
import type { AnyEvent, GameEvent, Json } from "../games/board";
import type { Role } from "../games/vocabulary";
import { fetchFields, type Fields, fieldsKnown, folderOf, gameOfKey, isMet, learnFields, roleOf } from "./fields";
import { isolate } from "./isolate";
import { Plurals, written } from "./numbers";
import { readOf } from "./texts";

export const LANGUAGES = ["en", "fa", "uk"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language by its own name. */
export const CALLED: Record<Language, string> = { en: "English", fa: "فارسی", uk: "Українська" };

type Pattern = NonNullable<Message["value"]>;

/** What is said on the first page, and where the words of games lie: each language knows its own, and of no other. */
interface File {
  default: string[];
  games: Words;
  more: Words;
}
type Words = Record<string, () => Promise<string>>;

const files: Record<Language, () => Promise<File>> = {
  en: () => import("./en"),
  fa: () => import("./fa"),
  uk: () => import("./uk"),
};

/** Brings the words of one thing in a language. */
type Bringer = (language: Language) => Promise<string[]>;

/** What is spoken of besides: games, their lessons, sheets that few open. Each is fetched when it is met. */
let topics: Record<string, Bringer> = {};
/** Those that the bundle has words of. */
let spokenOf: readonly string[] = [];
let [asked, answered] = [0, 0];
/** The language that was asked for last: what is met while its words are on their way is spoken of in it. */
let wished: Language = "en";

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
  const turn = ++asked;
  const names = Object.keys(topics);
  wished = wish;
  const fetching = Promise.all([files[wish](), ...Object.values(topics).map((bring) => bring(wish))]);
  const [spoken, ...more] = await fetching.catch((thrown: unknown) => {
    if (turn === asked) wished = untrack(() => language);
    throw thrown;
  });
  if (turn < answered) return; // who was asked later has answered already, and knows more
  answered = turn;
  bundle = bundleOf(wish, [...spoken.default, ...more.flat()]);
  spokenOf = names;
  language = wish;
  if (remember) keep("language", wish);
  document.documentElement.lang = wish;
  document.documentElement.dir = wish === "fa" ? "rtl" : "ltr";
}

/** Speak of this, too, in whatever language there will be. */
export async function speakOf(topic: string, bring: Bringer): Promise<void> {
  if (spokenOf.includes(topic)) return;
  topics[topic] = bring;
  try {
    await speak(wished);
  } catch (thrown) {
    // The network: all else is spoken of as before.
    topics = Object.fromEntries(Object.entries(topics).filter(([name]) => name !== topic));
    throw thrown;
  }
}

/** Speak of a game beyond the home page, where it has a folder here. */
export async function speakOfGame(game: string): Promise<void> {
  const folder = `/games/${folderOf(game)}/`;
  await Promise.all([fetchFields(game), speakOf(game, (wish) => fetched(folder, wish, "games"))]);
}

/** Speak of this game's lesson too. */
export async function learn(game: string): Promise<void> {
  await speakOf(`${game}-lesson`, (wish) => fetched(`/games/${folderOf(game)}/words/lesson/`, wish));
}

/** Speak of what this game's things are and do. */
export async function speakOfThings(game: string): Promise<void> {
  await speakOf(`${game}-things`, (wish) => fetched(`/games/${folderOf(game)}/words/things/`, wish));
}

/** What looks back at a game, with the words for it. */
export async function lookingBack<Part>(game: string, part: Promise<Part>): Promise<Part> {
  return (await Promise.all([part, speakOf(`${game}-end`, (wish) => fetched(`/games/${folderOf(game)}/words/end/`, wish))]))[0];
}

/** Speak of a game from another package too: what its fields mean, and its sentences in a language, as its
 * server has them; an empty text where it has none. What it has no words for is said in readable names. */
export async function meetGame(game: string, fields: Fields, sentences: (language: Language) => Promise<string>): Promise<void> {
  learnFields(game, fields);
  // Without the words of a game from elsewhere the others are spoken all the same.
  await speakOf(game, async (wish) => [await sentences(wish).catch(() => "")]);
}

/** What lies in this folder, in this language. */
async function fetched(folder: string, wish: Language, sort: "games" | "more" = "more"): Promise<string[]> {
  const words = Object.entries((await files[wish]())[sort]);
  return Promise.all(words.filter(([path]) => path.includes(folder)).map(([, fetch]) => fetch()));
}

export function bundleOf(wish: Language, sources: string[]): FluentBundle {
  const made = new FluentBundle(wish, { useIsolating: false });
  made._intls.set(Intl.PluralRules, { "{}": new Plurals(wish) });
  for (const source of sources) made.addResource(readOf(source));
  return made;
}

/** The sentence of this key. Where `data` names a seat, `names` tells who sits there. A sentence that names
 * the seat `you` is said as its attribute `.you-<field>` has it, where there is one: "You take …". */
export function say(key: string, data: Json = {}, names: string[] | null = null, you: number | null = null): string {
  const asked = you === null ? askedFor(key, data, names) : null;
  if (asked === null) return formed(key, data, names, you);
  const lately = saidBy(bundle);
  let sentence = lately.get(asked);
  if (sentence === undefined) {
    if (lately.size >= MOST_SAID) lately.clear();
    lately.set(asked, (sentence = formed(key, data, names, null)));
  }
  return sentence;
}

/** A board says the same few hundred sentences again and again, with every step of a story: so many are kept. */
const MOST_SAID = 1000;
let sentences = { of: null as FluentBundle | null, fields: 0, said: new Map<string, string>() };

/** What this bundle has said, with the fields as they are known now. */
function saidBy(speaker: FluentBundle): Map<string, string> {
  if (sentences.of !== speaker || sentences.fields !== fieldsKnown()) sentences = { of: speaker, fields: fieldsKnown(), said: new Map() };
  return sentences.said;
}

/** A sentence and all that is in it, as one text; null where it says more than plain words and numbers, and lists of them. */
function askedFor(key: string, data: Json, names: string[] | null): string | null {
  let asked = names === null ? key : `${key}\n@${names.join("\n@")}`;
  for (const name in data) {
    const value = data[name];
    const parts: readonly unknown[] = Array.isArray(value) ? value : [value];
    asked += `\n${name}${Array.isArray(value) ? parts.length : ""}`;
    for (const part of parts) {
      if (typeof part !== "string" && typeof part !== "number") return null;
      asked += `${typeof part === "string" ? "=" : "#"}${part}\0`;
    }
  }
  return asked;
}

function formed(key: string, data: Json, names: string[] | null, you: number | null): string {
  const message = bundle.getMessage(key);
  if (!message?.value) {
    const game = gameOfKey(key);
    return game !== null && isMet(game) ? withoutWords(game, key, data, names) : key;
  }
  const own = you === null ? undefined : Object.keys(data).find((name) => `you-${name}` in message.attributes && isOf(data[name], you));
  const pattern = own === undefined ? message.value : message.attributes[`you-${own}`]!;
  const called = own === undefined ? names : (names?.map((name, seat) => (seat === you ? say("you-among") : name)) ?? null);
  const choosing = selectors(pattern);
  const said: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(data)) {
    const chosen = word(key, name, value, called);
    // What only chooses between sentences is never read: marks of direction would hide it from them.
    const put = choosing.includes(name) && typeof value === "string" && chosen === apart(value) ? value : chosen;
    said[name] = typeof put === "number" ? new Count(put) : put;
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

/** A number as it is written here. What a browser must fetch to write its first one takes longer than all else that a page
 * says; and whole numbers need none of it. */
export function digits(value: number): string {
  return isWhole(value) && value >= 0 ? inPersian(String(value)) : written(value, language);
}

/** Latin digits as the language has them. */
const inPersian = (text: string): string => (language === "fa" ? text.replace(/[0-9]/g, (digit) => PERSIAN[Number(digit)]!) : text);

/** A number in a sentence. From a thousand on it has marks between its digits. */
class Count extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber["toString"]>): string {
    return isWhole(this.value) && this.value >= 0 && this.value < 1000 ? digits(this.value) : super.toString(...scope);
  }
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

/** A name from the code as people may read it: `card-asked` is "Card asked". */
export function readable(name: string): string {
  const said = name.replace(/[-_]+/g, " ").trim();
  return said.slice(0, 1).toUpperCase() + said.slice(1);
}

/** What the key of a sentence may begin with, after the name of its game. */
const KINDS = ["event", "move", "why", "field", "option", "pick", "do"];

/** What a game has no words for, as names that can be read: "Card asked: seat Ada, card 7". */
function withoutWords(game: string, key: string, data: Json, names: string[] | null): string {
  const own = key.startsWith(`${game}-`) ? key.slice(game.length + 1) : key;
  const [kind = "", ...rest] = own.split("-");
  const name = readable(rest.length > 0 && KINDS.includes(kind) ? rest.join("-") : own);
  const said = Object.entries(data).map(([field, value]) => `${field.replace(/[-_]+/g, " ")} ${plainly(word(key, field, value, names), value)}`);
  return said.length > 0 ? `${name}: ${said.join(comma())}` : name;
}

/** A value of which nothing is known but itself. */
function plainly(said: FluentVariable, value: unknown): string {
  if (value === null || (Array.isArray(value) && value.length === 0)) return "–";
  if (typeof value === "boolean") return value ? "✓" : "✗";
  if (Array.isArray(value) && value.some((item) => item !== null && typeof item === "object" && !Array.isArray(item))) {
    return value.map((item) => plainly(String(item), item)).join("; ");
  }
  if (typeof value === "object" && !Array.isArray(value)) {
    return Object.entries(value as Json).map(([name, one]) => `${name} ${plainly(String(one), one)}`).join(" ");
  }
  return typeof said === "number" ? digits(said) : String(said);
}

/** A value as a sentence takes it: numbers stay numbers, the rest becomes words. As `sentences` in Python. */
function word(key: string, name: string, value: unknown, names: string[] | null): FluentVariable {
  const game = gameOfKey(key);
  const role = roleOf(game, name);
  const said = role && inRole({ game, names }, role, value);
  if (said !== undefined && said !== null) return said;
  if (typeof value === "number") return value;
  if (Array.isArray(value)) return list(value);
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (value === null) return "none";
  return typeof value === "string" ? apart(value) : String(value ?? "");
}

/** A value by its role in this game, outside of any sentence; null where it is something else. */
export function valueSaid(game: string, role: Role, value: unknown, names: string[]): string | null {
  const said = inRole({ game, names }, role, value);
  return typeof said === "number" ? digits(said) : said === null ? null : String(said);
}

/** Of which game a sentence is, and who sits where. */
interface Context {
  game: string | null;
  names: string[] | null;
}

const isText = (value: unknown): value is string => typeof value === "string";
const isWhole = (value: unknown): value is number => Number.isInteger(value);

/** A value as its role wants it said; null where it is something else, such as how many there are of what
 * the role names. */
function inRole(context: Context, role: Role, value: unknown): FluentVariable | null {
  const many: unknown[] = Array.isArray(value) ? value : [value];
  const whole = many.every(isWhole) ? many : null;
  const texts = many.every(isText) ? many : null;
  switch (role.role) {
    case "seat":
      return whole && whole.map((seat) => seated(seat, context.names)).join(comma());
    case "counted":
      return isWhole(value) ? value + 1 : null;
    case "by-seat":
      return Array.isArray(value) && whole ? whole.map((number, seat) => `${seated(seat, context.names)} ${digits(number)}`).join(comma()) : null;
    case "place":
      return Array.isArray(value) || isWhole(value) ? placed(context, value) : null;
    case "named":
      return texts && texts.map((text) => named(context, role.sorts ?? [], text)).join(comma());
    case "composed":
      return texts && texts.map((text) => composed(context, role, text)).join(comma());
    case "pieces":
      return texts || (many.length > 0 && many.every((piece) => piece !== null && typeof piece === "object")) ? counted(context, role, value) : null;
  }
}

/** Names one after the other. */
export const listed = (names: string[]): string => names.join(comma());

const comma = (): string => (language === "fa" ? "، " : ", ");

/** The message of this name in the game that the sentence is of. */
function gameMessage({ game }: Context, name: string): string | null {
  const message = `${game}-${name}`;
  return game !== null && bundle.hasMessage(message) ? message : null;
}

/** Something by its name in the game. */
function named(context: Context, sorts: readonly string[], value: string): string {
  const name = sorts.map((sort) => gameMessage(context, `${sort}-${value}`)).find((message) => message !== null);
  return name ? say(name) : apart(value);
}

/** A name by its parts. */
function composed(context: Context, role: Role, value: string): string {
  const message = gameMessage(context, role.sorts?.[0] ?? "");
  const parts = new RegExp(`^(?:${(role.pattern ?? "").replaceAll("(?P<", "(?<")})$`).exec(value)?.groups;
  if (message === null || !parts) return apart(value);
  const said = Object.entries(parts).map(([part, text]) => [part, /^[0-9]+$/.test(text) ? Number(text) : named(context, [part], text)]);
  return say(message, Object.fromEntries(said) as Json);
}

/** How many there are of each kind; "none" where there are none. */
function counted(context: Context, role: Role, value: unknown): string {
  const pieces = isText(value) ? [...value] : (value as unknown[]);
  const kinds = pieces.map((piece) => (isText(piece) ? piece : String((piece as Json)[role.by ?? ""])));
  const said = [...new Set(kinds)].map((kind) => {
    const message = gameMessage(context, `${role.sorts?.[0]}-${kind}`);
    const count = kinds.filter((other) => other === kind).length;
    return message === null ? apart(kind) : say(message, { count });
  });
  return said.join(comma()) || "none";
}

/** A place as people say it; of several, places with semicolons, numbers with commas. */
function placed(context: Context, value: unknown): string {
  const message = gameMessage(context, "place");
  if (isWhole(value)) return message === null ? digits(value) : say(message, { number: value });
  if (!Array.isArray(value)) return String(value);
  const numbers = value.every(isWhole);
  if (numbers && message === null && value.length === 2) return say("place", { across: value[0], down: value[1] });
  const semicolon = language === "fa" ? "؛ " : "; ";
  return value.map((item) => placed(context, item)).join(numbers ? comma() : semicolon);
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
  return inPersian(text);
}
