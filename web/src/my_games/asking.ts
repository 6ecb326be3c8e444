/** What is asked of the server about own games. */

import { ask } from "../link/http";
import type { Alone, Friends, MyGames, Statistics } from "../protocol/types";

export type Period = "" | "week" | "month" | "year" | "older";

/** Which games are looked for; what is empty does not matter. */
export interface Wish {
  game: string;
  result: "" | "won" | "lost";
  name: string;
  when: Period;
  /** Somebody among the friends. */
  with: string;
}

export const ANY: Wish = { game: "", result: "", name: "", when: "", with: "" };

const DAY = 86_400;
const DAYS = { week: 7, month: 30, year: 365, older: 365 };

/** How many wishes there are, besides the person. */
export const wishes = (wish: Wish): number => [wish.game, wish.result, wish.name.trim(), wish.when].filter(Boolean).length;

export const myGames = (wish: Wish, after: string | null, now = Date.now()) => ask<MyGames>("GET", `/api/me/games${asked(wish, after, now)}`);
export const myStatistics = () => ask<Statistics>("GET", "/api/me/statistics");
export const myFriends = () => ask<Friends>("GET", "/api/me/friends");
export const myAlone = () => ask<Alone>("GET", "/api/me/alone");
export const beListed = (listed: boolean) => ask<Alone>("PUT", "/api/me/alone", { listed });
export const EXPORT = "/api/me/games/file";

/** The wish as an address has it. */
export function asked({ game, result, name, when, with: who }: Wish, after: string | null, now: number): string {
  const then = when && String(Math.floor(now / 1000) - DAYS[when] * DAY);
  const given = { game, result, name: name.trim(), with: who, [when === "older" ? "until" : "since"]: then, after: after ?? "" };
  const said = new URLSearchParams(Object.entries(given).filter(([, value]) => value !== "")).toString();
  return said && `?${said}`;
}
