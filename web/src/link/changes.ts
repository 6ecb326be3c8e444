/** What comes on the socket, as messages: `events` may be packed, so that only what is new has to travel. A packed one is
 * a zlib stream (RFC 1950) whose dictionary is the text of the `events` before it on the same socket. */

import { unzlibSync } from "fflate";
import type { Answered } from "../protocol/types";

const HEAD = 6;
const ENDS_WITH = 4;

/** What is packed does not fit what came before it. */
export class Misfit extends Error {}

/** The messages of one socket. */
export class Changes {
  private base: Uint8Array | null = null;
  private view: unknown = null;
  private legal: unknown = null;

  /** A frame as the message that it is; what has not changed in its view and moves is what it was before, not its like. */
  read(frame: string | ArrayBuffer): Answered {
    const bytes = typeof frame === "string" ? null : unpacked(new Uint8Array(frame), this.base);
    const answer = JSON.parse(bytes ? new TextDecoder().decode(bytes) : (frame as string)) as Answered;
    if (answer.say !== "events") return answer;
    this.base = bytes ?? new TextEncoder().encode(frame as string);
    this.view = shared(this.view, answer.view);
    this.legal = shared(this.legal, answer.legal);
    return { ...answer, view: this.view as typeof answer.view, legal: this.legal as typeof answer.legal };
  }
}

/** The text behind what is packed. Both its numbers are looked at: that of the dictionary, and that of the text. */
function unpacked(packed: Uint8Array, base: Uint8Array | null): Uint8Array {
  if (!base || packed.length < HEAD + ENDS_WITH || numberAt(packed, 2) !== numberOf(base)) throw new Misfit();
  let text: Uint8Array;
  try {
    text = unzlibSync(packed, { dictionary: base });
  } catch {
    throw new Misfit();
  }
  if (numberAt(packed, packed.length - ENDS_WITH) !== numberOf(text)) throw new Misfit();
  return text;
}

function numberAt(bytes: Uint8Array, place: number): number {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(place);
}

/** Adler-32. No sum gets larger than a number can be, up to some megabytes. */
function numberOf(bytes: Uint8Array): number {
  let [low, high] = [1, 0];
  for (const byte of bytes) {
    low += byte;
    high += low;
  }
  return (high % 65_521) * 65_536 + (low % 65_521);
}

/** `now`, with those parts of `before` that are equal in place of its own: who looks at one of them sees at once that
 * nothing has changed there. */
export function shared(before: unknown, now: unknown): unknown {
  if (Object.is(before, now)) return before;
  if (Array.isArray(before) && Array.isArray(now)) {
    const parts: unknown[] = now.map((part, at) => shared(before[at], part));
    return parts.length === before.length && parts.every((part, at) => Object.is(part, before[at])) ? before : parts;
  }
  if (isRecord(before) && isRecord(now)) {
    const parts = Object.entries(now).map(([key, part]): [string, unknown] => [key, shared(before[key], part)]);
    const same = parts.length === Object.keys(before).length && parts.every(([key, part]) => key in before && Object.is(part, before[key]));
    return same ? before : Object.fromEntries(parts);
  }
  return now;
}

function isRecord(thing: unknown): thing is Record<string, unknown> {
  return typeof thing === "object" && thing !== null && !Array.isArray(thing);
}
