/** Requests to the server. What goes wrong is a `Problem`: a key and its data, to be said. */

import type { Json } from "../games/board";
import type { Arrival, Catalogue, GameHome, Link, Made, Me, NewTable, OpenTables, Rename, Replay, ReplayBegins, Step } from "../protocol/types";

export class Problem extends Error {
  constructor(
    readonly why: string,
    readonly data: Json = {},
    readonly status = 0,
  ) {
    super(why);
  }
}

export const catalogue = () => ask<Catalogue>("GET", "/api/catalogue");
export const me = () => ask<Me>("GET", "/api/me");
/** Another name, another avatar, or both. */
export const change = (wish: Rename) => ask<Me>("PUT", "/api/me", wish);
export const deviceLink = () => ask<Link>("POST", "/api/me/link", {});
export const arrivalBy = (link: string) => ask<Arrival>("GET", `/api/come/${link}`);
export const openTables = () => ask<OpenTables>("GET", "/api/tables");
export const replayOf = (table: string) => ask<Replay>("GET", `/api/tables/${table}/replay`);
/** Of a game: its terms, and the addresses of its schema, sentences and rulebook. */
export const gameHome = (game: string) => ask<GameHome>("GET", `/api/games/${game}`);
export const schemaOf = <Schema>(address: string) => ask<Schema>("GET", address);
export const recordOf = (table: string) => `/api/tables/${table}/record`;

/** A new table; this device adds to its chance when it has seen the commitment there. */
export const newTable = (wish: NewTable) => ask<Made>("POST", "/api/tables", { ...wish, contributes: true });

/** A text at an address of the server. */
export async function read(address: string): Promise<string> {
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) throw new Problem("problem-offline");
  return answer.text();
}

const LINES = "application/x-ndjson";

/** A replay while it comes: how it begins, then every step that has come whole. */
export async function readReplay(table: string, begin: (begins: ReplayBegins) => void, tell: (steps: Step[]) => void): Promise<void> {
  const answer = await answered(`/api/tables/${table}/replay`, { headers: { Accept: LINES } });
  if (!answer.ok || !answer.body) throw problemIn(await answer.json().catch(() => null), answer.status);
  let rest = "";
  let begun = false;
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new Problem("problem-offline");
    });
    if (done) break;
    const lines = (rest + value).split("\n");
    rest = lines.pop()!;
    if (!begun && lines.length > 0) {
      begin(JSON.parse(lines.shift()!) as ReplayBegins);
      begun = true;
    }
    if (lines.length > 0) tell(lines.map((line) => JSON.parse(line) as Step));
  }
}

/** The game file of a finished game, byte by byte. */
export async function fetchRecord(table: string): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await answered(recordOf(table));
  if (!answer.ok) throw problemIn(await answer.json().catch(() => null), answer.status);
  return new Uint8Array(await answer.arrayBuffer());
}

/** The problem behind anything that was thrown. */
export function problemOf(thrown: unknown): Problem {
  return thrown instanceof Problem ? thrown : new Problem("problem-unknown");
}

export async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const answer = await answered(path, {
    method,
    headers: body === undefined ? {} : { "Content-Type": "application/json" },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const said: unknown = await answer.json().catch(() => null);
  if (answer.ok && said !== null) return said as Answer;
  throw problemIn(said, answer.status);
}

async function answered(path: string, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch {
    throw new Problem("problem-offline");
  }
}

/** What an answer says that is none. */
function problemIn(said: unknown, status: number): Problem {
  const problem = said as { why?: unknown; data?: Json } | null;
  if (typeof problem?.why === "string") return new Problem(problem.why, problem.data ?? {}, status);
  return new Problem(status >= 500 ? "problem-offline" : "problem-unknown", {}, status);
}
