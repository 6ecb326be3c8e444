import { expect, test, vi } from "vitest";
import { after, type Scene, sceneOf } from "./scene";
import { show, type Stage } from "./telling";
import { table } from "./testing";
import type { Event } from "./vocabulary";

function stageOf(events: Event[]) {
  const told: Event[] = [];
  let scene: Scene = sceneOf(table());
  const board = document.createElement("div");
  board.innerHTML = '<i data-piece="dog"></i>';
  Object.assign(board.firstElementChild!, { animate: () => null });
  const stage: Stage = {
    board,
    turn: 0,
    origins: [0, 16, 32, 48],
    seat: 0,
    eve: () => ({ held: null, leaned: null }),
    receiver: () => 0,
    scene: () => scene,
    follow: (event) => {
      told.push(event);
      scene = after(scene, event, 4);
    },
    then: (event) => events.slice(events.indexOf(event) + 1),
    shown: new Set(),
    effects: () => null,
  };
  return { stage, told, now: () => scene };
}

test("the dog bites as it passes, not after it has stopped, and each bite is told once", async () => {
  const run: Event = { event: "dog-ran", from: 9, at: 14, steps: 5 };
  const bite: Event = { event: "bitten", owner: 3, at: 12, how: "passed" };
  const events = [run, bite];
  const { stage, told, now } = stageOf(events);
  const waits: { ms: number; told: number }[] = [];
  const teller = { wait: vi.fn(async (ms: number) => void waits.push({ ms, told: told.length })), watch: vi.fn(async () => undefined), along: vi.fn(), strew: vi.fn(), drawn: vi.fn(async () => undefined) };
  await show(teller, run, stage);
  expect(told).toEqual(events);
  expect(now().pawns[3]).toEqual([-1, -2, 44, 66]);
  expect(waits.map((wait) => wait.told)).toEqual([1, 2]); // it goes on running afterwards
  expect(waits[0]!.ms).toBeGreaterThan(200);
  await show(teller, bite, stage);
  expect(told).toEqual(events);
  expect(waits).toHaveLength(2);
});
