import { afterEach, expect, test, vi } from "vitest";
import { Problem, readReplay } from "../link/http";
import type { ReplayBegins, Step } from "../protocol/types";
import { person, tableOf } from "../testing/tables";
import { Coming } from "./coming.svelte";

const begins: ReplayBegins = { table: tableOf([person("Ада"), person("مینا")], { status: "over" }), names: ["Ада", "مینا"], last: 3 };
const steps: Step[] = [0, 1, 2, 3].map((at) => ({
  seat: null,
  move: null,
  events: [{ event: "a" }, { event: "b", at }],
  views: [{ at, row: [1, 2], name: "Ада" }],
}));

afterEach(() => vi.unstubAllGlobals());

/** A server that sends these bytes in parts of this size, and then ends or breaks off. */
function sends(text: string, size: number, breaks = false) {
  const bytes = new TextEncoder().encode(text);
  let at = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(control) {
      if (at < bytes.length) control.enqueue(bytes.slice(at, (at += size)));
      else if (breaks) control.error(new TypeError("network"));
      else control.close();
    },
  });
  vi.stubGlobal("fetch", () => Promise.resolve({ ok: true, status: 200, body }));
}

test.each([1, 7, 64, 100_000])("a replay in parts of %d bytes comes step by step", async (size) => {
  sends([begins, ...steps].map((line) => JSON.stringify(line) + "\n").join(""), size);
  let coming: Coming | null = null;
  const counts: number[] = [];
  await readReplay("abcd1234", (begun) => (coming = new Coming(begun)), (more) => counts.push((coming!.tell(more), coming!.steps.length)));
  expect(coming!.names).toEqual(begins.names);
  expect(coming!.steps).toEqual(steps);
  expect(coming!.whole).toBe(true);
  if (size < 64) expect(counts).toEqual([1, 2, 3, 4]);
});

test("what has come is there, and what breaks off is said", async () => {
  sends([begins, ...steps.slice(0, 2)].map((line) => JSON.stringify(line) + "\n").join(""), 50, true);
  let coming: Coming | null = null;
  const reading = readReplay("abcd1234", (begun) => (coming = new Coming(begun)), (more) => coming!.tell(more));
  await expect(reading).rejects.toEqual(new Problem("problem-offline"));
  expect(coming!.steps).toHaveLength(2);
  expect(coming!.whole).toBe(false);
});

test("what somebody came to see is waited for, and no more than that", () => {
  const coming = new Coming(begins);
  expect(coming.reaches(0, undefined)).toBe(false);
  coming.tell(steps.slice(0, 2));
  expect([0, 1, 2, 99].map((step) => coming.reaches(step, undefined))).toEqual([true, true, false, false]);
  expect([1, 4, 5].map((event) => coming.reaches(0, event))).toEqual([true, true, false]);
  coming.tell(steps.slice(2));
  expect([coming.reaches(99, undefined), coming.reaches(0, 99)]).toEqual([true, true]);
});

test("what stays in a view is kept once", () => {
  const coming = new Coming(begins);
  coming.tell(structuredClone(steps.slice(0, 1)));
  coming.tell(structuredClone(steps.slice(1)));
  const rows = new Set(coming.steps.map(({ views }) => (views[0] as { row: number[] }).row));
  expect(rows.size).toBe(1);
});
