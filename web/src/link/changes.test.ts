import { createHash } from "node:crypto";
import { deflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import type { Events } from "../protocol/types";
import { Changes, Misfit, shared } from "./changes";

interface Story {
  first: string;
  /** What is packed, and the digest of what must come of it. */
  then: [string, string][];
}

const stories = import.meta.glob<Story>("../games/*/changes.json", { eager: true, import: "default" });

const bytes = (text: string) => new TextEncoder().encode(text);
const buffer = (view: Uint8Array) => new Uint8Array(view).buffer;
const packed = (text: string, base: string) => buffer(deflateSync(text, { dictionary: bytes(base) }));
const message = (first: number, view: unknown, legal: unknown[] = []) =>
  JSON.stringify({ say: "events", first, events: [{ event: "نوبت" }], view, legal, undoable: false });

describe("what the server packs", () => {
  test.each(Object.entries(stories))("comes out as it went in: %s", (_, { first, then }) => {
    const changes = new Changes();
    changes.read(first);
    let base = bytes(first);
    for (const [frame, digest] of then) {
      const sent = Uint8Array.from(atob(frame), (letter) => letter.charCodeAt(0));
      expect(sent.length).toBeLessThan(base.length);
      const told = changes.read(buffer(sent));
      base = bytes(JSON.stringify(told));
      expect(createHash("sha256").update(base).digest("hex")).toBe(digest);
    }
  });
});

describe("changes", () => {
  /** A number from 0 up to `below`, the same in every run. */
  let seed = 1;
  const below = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most;
  const thing = (depth: number): unknown => {
    const kind = below(depth > 0 ? 7 : 5);
    if (kind === 5) return Array.from({ length: below(6) }, () => thing(depth - 1));
    if (kind === 6) return Object.fromEntries(Array.from({ length: below(6) }, () => [`k${below(9)}`, thing(depth - 1)]));
    return [below(1000), "کارت " + below(50), below(2) === 0, null, below(100) / 8][kind];
  };
  /** Much the same, here and there something else. */
  const altered = (value: unknown): unknown => {
    if (below(12) === 0) return thing(2);
    if (Array.isArray(value)) return value.map(altered).slice(below(9) === 0 ? 1 : 0);
    if (typeof value === "object" && value !== null) return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, altered(part)]));
    return value;
  };

  test("are what a whole view would have been, however it changes", () => {
    for (let round = 0; round < 12; round += 1) {
      const [whole, changes] = [new Changes(), new Changes()];
      let view = thing(4);
      let before = message(1, view);
      expect(changes.read(before)).toEqual(whole.read(before));
      for (let step = 2; step < 12; step += 1) {
        view = altered(view);
        const text = message(step, view, [thing(2)]);
        const told = changes.read(packed(text, before));
        expect(told).toEqual(whole.read(text));
        expect(JSON.stringify(told)).toBe(text);
        before = text;
      }
    }
  });

  test("that were lost, doubled or come out of order do not fit, and say so", () => {
    const texts = [1, 2, 3, 4].map((first) => message(first, { first, cards: [first, 7] }));
    const frames = texts.map((text, at) => (at === 0 ? text : packed(text, texts[at - 1]!)));
    for (const order of [[0, 2], [0, 1, 1], [0, 1, 3, 2], [1]]) {
      const changes = new Changes();
      const read = () => order.map((place) => changes.read(frames[place]!));
      expect(read).toThrow(Misfit);
    }
    const changes = new Changes();
    expect(frames.map((frame) => (changes.read(frame) as Events).first)).toEqual([1, 2, 3, 4]);
  });

  test("that were damaged on the way do not fit", () => {
    const [before, text] = [message(1, { cards: [1, 2, 3] }), message(2, { cards: [1, 3] })];
    const sent = new Uint8Array(packed(text, before));
    for (let place = 0; place < sent.length; place += 1) {
      const changes = new Changes();
      changes.read(before);
      const damaged = sent.slice();
      damaged[place]! ^= 0x10;
      try {
        expect(JSON.stringify(changes.read(buffer(damaged)))).toBe(text);
      } catch (thrown) {
        expect(thrown).toBeInstanceOf(Misfit);
      }
    }
    expect(() => new Changes().read(new ArrayBuffer(3))).toThrow(Misfit);
  });

  test("follow on what was told of the game, whatever else was said meanwhile", () => {
    const changes = new Changes();
    const [before, text] = [message(1, {}), message(2, { at: 1 })];
    changes.read(before);
    expect(changes.read('{"say":"pong","at":1}')).toEqual({ say: "pong", at: 1 });
    expect(changes.read(packed(text, before))).toMatchObject({ first: 2, view: { at: 1 } });
  });
});

describe("what has not changed", () => {
  const before = { rows: [[1, 2], [3]], desks: [{ hand: "RB", potions: [] }, { hand: "", potions: [{ tile: "a" }] }], turn: 0, last: null };

  test("stays the same thing", () => {
    const now = structuredClone(before);
    now.turn = 1;
    now.desks[0]!.hand = "R";
    const result = shared(before, now) as typeof before;
    expect(result).toEqual(now);
    expect(result.rows).toBe(before.rows);
    expect(result.desks[1]).toBe(before.desks[1]);
    expect(result.desks[0]!.potions).toBe(before.desks[0]!.potions);
    expect(result.desks[0]).not.toBe(before.desks[0]);
    expect(shared(before, structuredClone(before))).toBe(before);
  });

  test("is neither longer nor shorter, nor another kind of thing", () => {
    for (const now of [[1], [1, 2, 3], {}, { 0: 1, 1: 2 }, null, "1,2", [1, null]]) expect(shared([1, 2], now)).toEqual(now);
    for (const now of [{}, { a: 1 }, { a: 1, b: undefined, c: 2 }, { b: 2, a: 1 }]) expect(shared({ a: 1, b: 2 }, now)).toEqual(now);
    expect(shared({ a: undefined }, { b: undefined })).toEqual({ b: undefined });
  });
});
