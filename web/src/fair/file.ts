/** The game file, byte by byte: as `korsi/game_file.py` writes it, and docs/game_file.md describes it. Each section
 * has a line of its own, so that damage is found and named even where it leaves no JSON. */

import type { Json } from "../games/board";
import { joined, sha256, textBytes } from "./bytes";

/** The version of most files, and of those that say how a game ended. */
export const FILE = 2;
export const ENDED_FILE = 3;
const HEADING = ["game", "rules", "seats", "options"];
const SHORT = 8;
const LINE_FEED = 10;

export interface Fair {
  commitment: string;
  parts: { seat: number; part: string }[];
  secret: string;
}

/** How a game ended, where that was not by its rules alone. */
export interface Ended {
  why: "rules" | "agreed" | "forgotten";
  /** Seats that were lost because time was up. */
  lost: number[];
}

export interface GameFile {
  file: number;
  game: string;
  rules: number;
  seats: number;
  options: Json;
  people?: (string | null)[];
  ended?: Ended;
  fair?: Fair;
  seed?: string | number;
  position?: Json;
  moves: unknown[];
  digests: Json;
}

/** A part of a file by its name; a part of the deal has its seat, a move its number. */
export interface Section {
  name: string;
  number: number | null;
}

type Line = [Section, string];
type Bytes = Uint8Array<ArrayBuffer>;

const section = (name: string, number: number | null = null): Section => ({ name, number });

/** What a file says, its digests not looked at; throws if it is no JSON object in UTF-8. */
export function opened(bytes: Bytes): Json {
  const said: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes));
  if (!isObject(said)) throw new TypeError("a game file is an object");
  return said;
}

/** Whether a text is, or has been, a file of version 2 or later, however damaged. */
export function looksLikeOne(bytes: Bytes): boolean {
  const text = new TextDecoder("latin1").decode(bytes);
  return text.startsWith('{"file":') || text.includes('\n"digests":{');
}

/** The first section that is not as it was written; null if all are. */
export async function damageOf(bytes: Bytes): Promise<Section | null> {
  const lines = linesOf(bytes);
  try {
    const file = opened(bytes);
    const whole = textBytes(await textOf(file));
    if (same(whole, bytes)) return null;
    const meant = linesOf(whole);
    if (canonical(digestsIn(meant.at(-2)!)) === canonical(file["digests"])) {
      const other = (at: number) => !lines[at] || !meant[at] || !same(lines[at], meant[at]);
      return section("form", 1 + [...lines.keys(), lines.length].find(other)!);
    }
  } catch {
    // What leaves no JSON is named all the same.
  }
  return damagedLine(lines);
}

async function damagedLine(lines: Bytes[]): Promise<Section> {
  const digests = section("digests");
  let told: [Section, unknown][];
  const body = lines.slice(0, -2);
  try {
    const last = lines.at(-2);
    if (!last || lines.at(-1)!.length > 0) return digests;
    const given = digestsIn(last);
    told = [...toldBy(given)];
    if (told.length === 0 || (await sumOf(body)) === given["all"]) return digests;
  } catch {
    return digests;
  }
  let [at] = told[0]!;
  for (let number = 0; number < Math.max(body.length, told.length); number++) {
    const [expected, digest] = told[number] ?? [at, ""]; // what was added belongs to the last section
    at = expected;
    const line = body[number];
    if (!line || (await digestOf(at, line)) !== digest) return at;
  }
  return digests;
}

/** The whole text of a file, with the digests that it ought to have; throws if it has not the shape of one. */
export async function textOf(said: Json): Promise<string> {
  const file = shaped(said);
  const lines = bodyOf(file);
  const digests: Record<string, unknown> = { all: await sumOf(lines.map(([, text]) => textBytes(text))) };
  const [parts, moves]: [unknown[], unknown[]] = [[], []];
  for (const [at, text] of lines) {
    const digest = await digestOf(at, textBytes(text));
    if (at.name === "part") parts.push([at.number, digest]);
    else if (at.name === "move") moves.push(digest);
    else digests[at.name] = digest;
  }
  if (parts.length > 0) digests["parts"] = parts;
  if (moves.length > 0) digests["moves"] = moves;
  return [...lines.map(([, text]) => text), `"digests":${canonical(digests)}}`].map((line) => `${line}\n`).join("");
}

/** JSON as a game file has it: no spaces, names in the order of their letters, every letter as it is. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (!isObject(value)) return JSON.stringify(value);
  return `{${Object.keys(value).sort().map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`).join(",")}}`;
}

/** All lines but the last, in their order. */
function bodyOf(file: GameFile): Line[] {
  const heading = canonical(Object.fromEntries(["file", ...HEADING].map((name) => [name, file[name as keyof GameFile]])));
  const lines: Line[] = [[section("heading"), `${heading.slice(0, -1)},`]];
  if (file.people) lines.push([section("people"), `"people":${canonical(file.people)},`]);
  if (file.ended) lines.push([section("ended"), `"ended":${canonical(file.ended)},`]);
  if (file.fair) {
    const { commitment, parts, secret } = file.fair;
    lines.push([section("commitment"), `"fair":{"commitment":${canonical(commitment)},`]);
    listed("parts", parts).forEach((line, at) => lines.push([section("part", parts[at]!.seat), line]));
    lines.push([section("secret"), `${parts.length > 0 ? "" : '"parts":[],'}"secret":${canonical(secret)}},`]);
  }
  const start = "seed" in file ? "seed" : "position";
  lines.push([section(start), `"${start}":${canonical(file[start])},`]);
  if (file.moves.length === 0) lines.push([section("moves"), '"moves":[],']);
  listed("moves", file.moves).forEach((line, at) => lines.push([section("move", at + 1), line]));
  return lines;
}

/** A list with a line for each thing in it. */
function listed(name: string, things: unknown[]): string[] {
  return things.map((thing, at) => `${at === 0 ? `"${name}":[` : ""}${canonical(thing)}${at === things.length - 1 ? "]" : ""},`);
}

/** Which lines there ought to be, and their digests, as the last line tells. */
function* toldBy(digests: Json): Generator<[Section, unknown]> {
  for (const name of ["heading", "people", "ended", "commitment"]) if (name in digests) yield [section(name), digests[name]];
  for (const [seat, digest] of (digests["parts"] ?? []) as [unknown, unknown][]) {
    if (!Number.isInteger(seat)) throw new TypeError("this is no seat");
    yield [section("part", seat as number), digest];
  }
  for (const name of ["secret", "seed", "position"]) if (name in digests) yield [section(name), digests[name]];
  const moves = digests["moves"];
  if (moves === undefined) throw new TypeError("there are no moves");
  if (Array.isArray(moves)) for (const [at, digest] of moves.entries()) yield [section("move", at + 1), digest];
  else yield [section("moves"), moves];
}

function digestsIn(line: Bytes): Json {
  const { digests } = opened(joined(textBytes("{"), line));
  if (!isObject(digests)) throw new TypeError("there are no digests");
  return digests;
}

async function digestOf({ name }: Section, line: Bytes): Promise<string> {
  const whole = await sha256(line);
  return name === "move" ? whole.slice(0, SHORT) : whole;
}

const sumOf = (lines: Bytes[]): Promise<string> => sha256(joined(...lines.flatMap((line) => [line, Uint8Array.of(LINE_FEED)])));

function linesOf(bytes: Bytes): Bytes[] {
  const lines: Bytes[] = [];
  let start = 0;
  for (let at = bytes.indexOf(LINE_FEED); at >= 0; at = bytes.indexOf(LINE_FEED, start)) {
    lines.push(bytes.slice(start, at));
    start = at + 1;
  }
  return [...lines, bytes.slice(start)];
}

const same = (one: Uint8Array, other: Uint8Array): boolean => one.length === other.length && one.every((byte, at) => byte === other[at]);

const isObject = (value: unknown): value is Json => value !== null && typeof value === "object" && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === "string";

/** The file, if all its fields are there and nothing else is; what they say is checked where it is used. */
export function shaped(file: Json): GameFile {
  const { people, ended, fair, moves } = file;
  const perhaps = ["people", "ended", "fair"];
  const needed = ["file", ...HEADING, "moves", "digests", "seed" in file ? "seed" : "position"];
  const known = [...needed, ...perhaps];
  const good =
    needed.every((name) => name in file) &&
    Object.keys(file).every((name) => known.includes(name)) &&
    Array.isArray(moves) &&
    (!("people" in file) || (Array.isArray(people) && people.length === file["seats"] && people.every((name) => name === null || isText(name)))) &&
    (file["file"] === ENDED_FILE) === "ended" in file &&
    (!("ended" in file) || isEnded(ended)) &&
    (!("fair" in file) || isFair(fair));
  if (!good) throw new TypeError("this has not the shape of a game file");
  return file as unknown as GameFile;
}

function isEnded(ended: unknown): ended is Ended {
  if (!isObject(ended) || Object.keys(ended).sort().join() !== "lost,why") return false;
  const { why, lost } = ended;
  return ["rules", "agreed", "forgotten"].includes(why as string) && Array.isArray(lost) && lost.every((seat) => Number.isInteger(seat));
}

function isFair(fair: unknown): fair is Fair {
  if (!isObject(fair) || Object.keys(fair).sort().join() !== "commitment,parts,secret") return false;
  const { commitment, parts, secret } = fair;
  const given = (part: unknown) => isObject(part) && Object.keys(part).sort().join() === "part,seat" && isText(part["part"]) && Number.isInteger(part["seat"]);
  return isText(commitment) && isText(secret) && Array.isArray(parts) && parts.every(given);
}
