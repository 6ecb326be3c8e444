import { render } from "@testing-library/svelte";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { gameOf, games } from "../games";
import type { GameEvent, Move, View } from "../games/board";
import { isDrawn, isLogged } from "../games/vocabulary";
import type { LessonScene } from "../learn/scenes";
import { speak } from "../words/words.svelte";
import { latest } from "./marks";
import { telling } from "./pace.svelte";

interface Said {
  event: GameEvent;
}
const said = import.meta.glob<Said[]>("../games/*/said.json", { eager: true, import: "default" });
const lessons = import.meta.glob<LessonScene[]>("../games/*/lesson.ts", { eager: true, import: "scenes" });
const of = <T>(files: Record<string, T>, game: string): T => files[`../games/${game.replaceAll("-", "_")}/${Object.keys(files)[0]!.split("/").at(-1)}`]!;

beforeAll(async () => {
  await speak("en");
  telling.pace = "at-once";
});
afterEach(() => void (telling.pace = "at-once"));
afterAll(() => void (telling.pace = "lively"));

describe.each(games)("%s", (game) => {
  const scenes: LessonScene[] = of(lessons, game);
  const start = scenes[0]!.start.view;

  test("what a player does and the log tells leaves a mark, and only theirs", async () => {
    const { marks, vocabulary } = await gameOf(game);
    const traceless: string[] = [];
    for (const { event } of of(said, game)) {
      const left = marks!.of(event, start);
      const does = typeof event["seat"] === "number" && isDrawn(vocabulary, event) && isLogged(vocabulary, event);
      if (does && left.length === 0) traceless.push(event.event);
      for (const { seat, at, from } of left) {
        expect([event["seat"] ?? null, null]).toContain(seat);
        for (const place of [at, from ?? at]) expect(() => document.querySelector(place)).not.toThrow();
      }
    }
    expect(traceless.length, traceless.join()).toBeLessThan(3); // such as that a turn begins
  });

  test("marks are found on the board after real moves, and so is everybody's seat", async () => {
    const { Board, marks } = await gameOf(game);
    const names = ["Ada", "Basil", "Clara", "Dario", "Emil"];
    let marked = 0;
    for (const { start: moment } of scenes.slice(0, 5)) {
      for (const { events, then } of moment.next.slice(0, 2)) {
        const { view } = then as { view: View };
        const all = events.flatMap((event) => marks!.of(event, view));
        if (all.length === 0) continue;
        const { container, unmount } = render(Board, { view, legal: [] as Move[], names: names.slice(0, view.seats), happened: null, refused: null, hint: null, sending: null, open: null, onmove: () => undefined });
        for (let seat = 0; seat < view.seats; seat++) expect(container.querySelector(marks!.seat(seat)), marks!.seat(seat)).not.toBeNull();
        const found = all.filter(({ at }) => container.querySelector(at));
        expect(found.length, JSON.stringify(all)).toBeGreaterThan(0);
        marked += found.length;
        unmount();
      }
    }
    expect(marked).toBeGreaterThan(0);
  });
});

test("a place is marked once for each player, with all that is known of it", () => {
  const all = latest([
    { seat: 1, at: "a", from: "z" },
    { seat: 2, at: "a" },
    { seat: 1, at: "b" },
    { seat: 1, at: "a", note: "+2" },
  ]);
  expect(all).toEqual([
    { seat: 2, at: "a" },
    { seat: 1, at: "b" },
    { seat: 1, at: "a", from: "z", note: "+2" },
  ]);
  const many = latest(Array.from({ length: 40 }, (_, i) => ({ seat: 0, at: `${i}` })));
  expect(many.at(-1)).toEqual({ seat: 0, at: "39" });
  expect(many.length).toBeLessThan(20);
});
