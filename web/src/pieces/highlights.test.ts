import { expect, test } from "vitest";
import type { Highlight } from "../games/board";
import { chosen, countBySeat, most, placesOf, turningPoint, withoutUndone } from "./highlights";

const alone = (...scores: number[]) => placesOf(scores.map((_, seat) => [seat]), ([seat]) => scores[seat!]!, winnersOf(scores), () => "");
const winnersOf = (scores: number[]) => scores.flatMap((score, seat) => (score === Math.max(...scores) ? [seat] : []));
const places = (of: ReturnType<typeof placesOf>) => of.map(({ place, seats }) => [place, ...seats]);

test("everybody has a place, the best first", () => {
  expect(places(alone(3, 9, 5))).toEqual([[1, 1], [2, 2], [3, 0]]);
});

test("who has as much shares a place, and the next one is left out", () => {
  expect(places(alone(9, 5, 5, 2))).toEqual([[1, 0], [2, 1], [2, 2], [4, 3]]);
  expect(places(alone(9, 4, 9))).toEqual([[1, 0], [1, 2], [3, 1]]);
});

test("partners come in together", () => {
  const home = [4, 3, 4, 4];
  const sum = (side: number[]) => side.reduce((total, seat) => total + home[seat]!, 0);
  expect(places(placesOf([[0, 2], [1, 3]], sum, [0, 2], () => ""))).toEqual([[1, 0, 2], [2, 1, 3]]);
});

test("a tie that was broken has a first and a second", () => {
  expect(places(placesOf([[0], [1], [2]], ([seat]) => [7, 7, 5][seat!]!, [1], () => ""))).toEqual([[1, 1], [2, 0], [3, 2]]);
});

const numbered = (...events: { event: string; seat?: number }[]) => events.map((event, at) => ({ number: at + 1, event }));

test("what was taken back never happened, and counts no more", () => {
  const log = numbered({ event: "turn" }, { event: "picked" }, { event: "exploded" }, { event: "undone" }, { event: "picked" }, { event: "put" }, { event: "undone" }, { event: "ended" });
  const kept = withoutUndone(log, ({ event }) => event === "picked" || event === "put");
  expect(kept.map(({ number, event }) => [number, event.event])).toEqual([[1, "turn"], [2, "picked"], [3, "ended"]]);
});

test("the most is the first of several, and nothing below what is asked", () => {
  const seen = [{ of: 4, who: "Ada" }, { of: 6, who: "Mina" }, { of: 6, who: "Omid" }];
  expect(most(seen, ({ of }) => of, 5)?.who).toBe("Mina");
  expect(most(seen, ({ of }) => of, 7)).toBeNull();
});

test("it is counted who did something, and when last", () => {
  const log = numbered({ event: "hit", seat: 1 }, { event: "moved", seat: 0 }, { event: "hit", seat: 1 });
  expect(countBySeat(log, ({ event, seat }) => (event === "hit" ? seat! : null))).toEqual([{ seat: 1, count: 2, at: 3 }]);
});

test("the turning point is where the lead changed for the last time", () => {
  const course = [[5, 3], [6, 8], [9, 8], [9, 12], [11, 12]].map((worth, at) => ({ at: at * 10, worth }));
  expect(turningPoint(course)).toEqual({ side: 1, at: 30, step: 3 });
});

test("there is none where nobody else was ever ahead, or nobody is in the end", () => {
  const of = (...course: number[][]) => turningPoint(course.map((worth, at) => ({ at, worth })));
  expect(of([1, 0], [3, 2])).toBeNull();
  expect(of([1, 1], [3, 2])).toBeNull();
  expect(of([0, 1], [3, 3])).toBeNull();
  expect(of()).toBeNull();
});

test("the few that are worth most are told, in the order in which they happened", () => {
  const line = (at: number, worth: number): Highlight => ({ key: `k${at}`, data: {}, at, worth });
  expect(chosen([line(9, 5), line(2, 1), line(5, 8), line(1, 6)], 3).map(({ at }) => at)).toEqual([1, 5, 9]);
});

// ── The sentences ────────────────────────────────────────────────────────────────────────────

const tellers = import.meta.glob<string>("../games/*/highlights.ts", { query: "?raw", import: "default", eager: true });
const texts = import.meta.glob<string>("../games/*/words/end/*.ftl", { query: "?raw", import: "default", eager: true });
const keysOf = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, key]) => key!))].sort();

test.each(Object.keys(tellers).map((path) => path.split("/")[2]!))("%s has its sentences in every language, and no others", (game) => {
  const said = keysOf(tellers[`../games/${game}/highlights.ts`]!, /"([a-z-]+-end-[a-z-]+)"/g);
  expect(said.length).toBeGreaterThan(3);
  for (const language of ["en", "fa", "uk"]) {
    expect(keysOf(texts[`../games/${game}/words/end/${language}.ftl`]!, /^([a-z-]+) =/gm)).toEqual(said);
  }
});
