/** What the worker does with a request, and what it keeps. No more than this is known to it: games, people and
 * tables are the server's affair, and whatever is asked of the server goes straight to it. */

export interface Kept {
  /** Of all that is kept: another version is another client. */
  version: string;
  /** Enough to say that the server is away, in any language. */
  core: string[];
  /** Lessons and rulebooks, by language. */
  books: Record<string, string[]>;
}

/** The page for when there is no other. */
export const AWAY = "/away";

/** Answers of a proxy whose server is gone. */
const GONE = [502, 503, 504];
export const isGone = (status: number): boolean => GONE.includes(status);

/** `page`: from the server, and if it is away the page that says so. `file`: as it is kept, since it never
 * changes. `pass`: none of ours. */
export type Way = "page" | "file" | "pass";

const SERVERS = ["/api/", "/ws/", "/come/", "/healthz", "/metrics"];

export function wayOf(asked: { url: string; method: string; mode: string }, origin: string): Way {
  const { pathname, origin: whose } = new URL(asked.url);
  if (asked.method !== "GET" || whose !== origin || SERVERS.some((path) => pathname.startsWith(path))) return "pass";
  if (asked.mode === "navigate") return "page";
  return pathname.startsWith("/assets/") ? "file" : "pass";
}

const PREFIX = "korsi-";
export const cacheOf = ({ version }: Kept): string => PREFIX + version;

/** Our caches of other versions, once nobody uses them any more. */
export const outdated = (names: string[], kept: Kept): string[] => names.filter((name) => name.startsWith(PREFIX) && name !== cacheOf(kept));
