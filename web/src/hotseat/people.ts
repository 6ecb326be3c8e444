/** The people who share this device: how they are called and what they look like, kept for the next time. A number is no
 * person: the server is told their names with each table, and knows nobody by them. */

import { keep, kept } from "../parts/kept";
import { type Avatar, AVATARS } from "../people/faces";

export interface Person {
  name: string;
  face: Avatar;
}

/** So many may share a device, its own guest among them. */
export const MOST = 10;

const isAvatar = (face: unknown): face is Avatar => AVATARS.some((known) => known === face);

/** Those who were here last time, besides the guest. */
export function lastPeople(): Person[] {
  try {
    const last: unknown = JSON.parse(kept("people") ?? "[]");
    const people = (Array.isArray(last) ? last : []) as Partial<Person>[];
    return people.flatMap(({ name, face }) => (typeof name === "string" && isAvatar(face) ? [{ name, face }] : [])).slice(0, MOST - 1);
  } catch {
    return [];
  }
}

export function rememberPeople(people: Person[]): void {
  keep("people", JSON.stringify(people));
}

/** A face that none of these has, from `from` on; the next one where all are taken. */
export function freeFace(taken: (Avatar | null)[], from: Avatar | null = null): Avatar {
  const start = from === null ? 0 : AVATARS.indexOf(from) + 1;
  const round = AVATARS.map((_, at) => AVATARS[(start + at) % AVATARS.length]!);
  return round.find((face) => !taken.includes(face)) ?? round[0]!;
}
