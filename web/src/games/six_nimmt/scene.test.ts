import { expect, test } from "vitest";
import { headsOn, headsOnAll } from "./cards";
import { following, scenes, type Moment } from "./lesson";
import { after, cardsIn, placeOf, rowsIn, sceneOf } from "./scene";
import type { View } from "./vocabulary";

test("the cards have the heads of the rulebook", () => {
  expect([1, 5, 10, 11, 55, 104].map(headsOn)).toEqual([1, 2, 3, 5, 7, 1]);
  expect(headsOnAll(Array.from({ length: 104 }, (_, i) => i + 1))).toBe(171);
});

function moments(moment: Moment): Moment[] {
  return [moment, ...moment.next.flatMap(({ then }) => moments(then))];
}

test("after its events the picture is that of the next view", () => {
  let told = 0;
  for (const moment of scenes.flatMap(({ start }) => moments(start))) {
    for (const { events, then } of moment.next) {
      let scene = sceneOf(moment.view);
      for (const event of events) scene = after(scene, event, 0);
      expect(scene).toEqual(sceneOf(then.view));
      told += 1;
    }
  }
  expect(told).toBeGreaterThan(20);
});

test("a draft moves cards from the table into hands", () => {
  const view: View = { ...scenes[0]!.start.view, phase: "draft", rows: [], chosen: undefined, hands: [[], [], []], hand: [], cards: [0, 0, 0], pool: [1, 2, 3] };
  let scene = sceneOf(view);
  scene = after(scene, { event: "drafted", seat: 1, card: 2 }, 0);
  scene = after(scene, { event: "drafted", seat: 0, card: 3 }, 0);
  expect(scene.pool).toEqual([1]);
  expect(scene.hands).toEqual([[3], [2], []]);
  expect(scene.hand).toEqual([3]);
  scene = after(scene, { event: "dealt", round: 1, rows: [[1], [4], [5], [6]] }, 0);
  expect(scene.pool).toBeNull();
  expect(scene.rows).toHaveLength(4);
});

test("what may be done is what the engine says", () => {
  const { legal } = scenes[0]!.start;
  expect([...cardsIn(legal, "choose")]).toEqual([15, 44, 61]);
  expect(rowsIn(legal)).toEqual([]);
  expect(following(scenes[0]!.start, { do: "choose", card: 99 })).toBeNull();
});

test("players sit round the table in their order: up one side from the own place, and down the other", () => {
  const around = (own: number | null, seats: number) => {
    const places = Array.from({ length: seats }, (_, seat) => ({ seat, ...placeOf(seat, own, seats) }));
    const down = (side: string) => places.filter((place) => place.side === side).toSorted((one, other) => one.at - other.at);
    return [down("start"), down("end")].map((side) => side.map(({ seat }) => seat));
  };
  expect(around(0, 2)).toEqual([[0], [1]]);
  expect(around(2, 5)).toEqual([[4, 3, 2], [0, 1]]);
  expect(around(null, 10)).toEqual([[4, 3, 2, 1, 0], [5, 6, 7, 8, 9]]);
  expect(placeOf(4, 0, 5).at).toBe(3); // half a plate lower: the shorter side is in the middle
});
