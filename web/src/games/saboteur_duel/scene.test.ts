import { expect, test } from "vitest";
import { drawingOf, routeOf } from "./drawing";
import { tunnelsOf } from "./cards";
import { after, reachedBy, sceneOf } from "./scene";
import { duel } from "./testing";
import type { Event } from "./vocabulary";

const scene = sceneOf(duel());
const tell = (...events: Event[]) => events.reduce((now, event) => after(now, event, ["green", "blue"]), scene);

test("a card is laid, a goal turned up, turned round and claimed", () => {
  const now = tell(
    { event: "laid", seat: 1, at: [2, 2], card: "P_H", turned: false },
    { event: "revealed", seat: 1, at: [6, 3], card: "G_LT_2" },
    { event: "oriented", seat: 1, at: [6, 3], card: "G_LT_2", turned: true },
    { event: "claimed", seat: 0, at: [6, 3], card: "G_LT_2", nuggets: 2 },
  );
  expect(now.maze.at(-1)).toEqual({ at: [6, 3], card: "G_LT_2", turned: true, counter: "green" });
  expect(now.goals).toHaveLength(2);
  expect(now).toMatchObject({ cards: [4, 4], counters: 7, claimed: [3, 0] });
});

test("keys come back from what falls", () => {
  const open = tell({ event: "unlocked", seat: 0, at: [3, 4] });
  expect(open.maze.find(({ key }) => key)?.at).toEqual([3, 4]);
  expect(open.keys).toBe(1);
  const gone = after(open, { event: "collapsed", seat: 1, at: [3, 4], card: "P_X_DOOR_B", key: "green" }, ["green", "blue"]);
  expect(gone.keys).toBe(2);
  expect(gone.maze.some(({ at }) => at[0] === 3)).toBe(false);
  expect(tell({ event: "caved-in", seat: 0, at: null, card: null }).maze).toEqual(scene.maze);
});

test("tools break and are repaired", () => {
  const now = tell(
    { event: "sabotaged", seat: 0, victim: 1, tool: "cart" },
    { event: "repaired", seat: 1, tool: "lantern", card: "A_FIX_LANTERN" },
    { event: "struck", seat: 0, tool: "pickaxe", lies: true },
  );
  expect(now.before).toEqual([["pickaxe"], ["cart"]]);
});

test("routes tell who reaches a place", () => {
  expect(reachedBy(duel(), [3, 4])).toEqual(["green"]);
  expect(reachedBy(duel(), [9, 9])).toEqual([]);
});

test("a route stops before a door, and at the end of a dead end", () => {
  const door = tunnelsOf("P_TS_DOOR_B")!;
  expect(routeOf(door, ["E"])).toBe("M102 75L92 75");
  expect(routeOf(door, ["N", "W"])).toBe("M50 -2L50 75M-2 75L50 75");
  expect(routeOf(tunnelsOf("P_V_DE")!, ["W"])).toBe("M-2 75L15 75");
  expect(routeOf(tunnelsOf("P_BRIDGE")!, ["E", "W"])).toBe("M102 75L-2 75");
});

test("gold before a door lies outside, the door further in", () => {
  const { gold, door } = drawingOf(tunnelsOf("G_LT_1_G")!);
  expect(gold!.y).toBeLessThan(door!.y - 18);
});
