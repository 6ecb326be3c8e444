import { expect, test } from "vitest";
import { foreseenIn, meantBy } from "./foresee";
import { after, receiverOf, type Scene, sceneOf } from "./scene";
import { splits, step, table } from "./testing";
import type { Event } from "./vocabulary";

const ORIGINS = [0, 16, 32, 48];
const start = () => sceneOf(table());
const tell = (scene: Scene, ...events: Event[]) => events.reduce((now, event) => after(now, event, 4), scene);

test("pawns in a pen have spots of their own", () => {
  expect(start().pawns[1]).toEqual([-1, -2, 16, 28]);
  const out = tell(start(), { event: "started", seat: 1, owner: 1, at: 16 });
  expect(out.pawns[1]).toEqual([-1, 16, 16, 28]);
});

test("who is hit goes to the first free spot; who moved stays, also among the own", () => {
  const scene = tell(start(), { event: "moved", seat: 0, owner: 0, from: 5, at: 20, steps: 15 }, { event: "hit", seat: 0, owner: 0, at: 20 });
  expect(scene.pawns[0]).toEqual([-1, 20, -2, 64]);
});

test("who runs into the dog goes to the pen itself", () => {
  const scene = tell(start(), { event: "moved", seat: 0, owner: 0, from: 5, at: 9, steps: 4 }, { event: "bitten", owner: 0, at: 9, how: "ran-into" });
  expect(scene.pawns[0]).toEqual([-1, -2, 20, 64]);
});

test("the disc carries pawns and dog", () => {
  const moved = [{ owner: 3, from: 12, to: 28 }, { owner: 1, from: 28, to: 44 }, { owner: 3, from: 44, to: 60 }, { owner: null, from: 9, to: 25 }];
  const scene = tell(start(), { event: "turned", seat: 0, way: "right", moved });
  expect(scene.pawns[3]).toEqual([-1, 28, 60, 66]);
  expect(scene.pawns[1]).toEqual([-1, -2, 16, 44]);
  expect(scene.dog).toBe(25);
});

test("cards are given, change hands, are played and folded", () => {
  const given = [0, 1, 2, 3].map((seat) => ({ event: "gave" as const, seat }));
  const scene = tell(start(), ...given);
  expect(scene.cards).toEqual([4, 3, 4, 3]);
  expect(scene.given).toEqual([true, true, true, true]);
  const then = tell(scene, { event: "exchanged" }, { event: "played", seat: 0, card: "copy", as: "blue_8" }, { event: "folded", seat: 1, cards: [] });
  expect(then.cards).toEqual([4, 0, 5, 4]);
  expect(then.last).toBe("blue_8");
  expect(then.played).toEqual({ card: "copy", as: "blue_8", seat: 0 });
  expect(then.out[1]).toBe(true);
});

test("a card goes to the partner; without one, to the next", () => {
  expect(receiverOf(table(), 1)).toBe(3);
  expect(receiverOf(table({ seats: 3, sides: [[0], [1], [2]] }), 2)).toBe(0);
});

test("a preview is one picture: walks, hits, bites, the dog, the turn", () => {
  const events: Event[] = [
    { event: "played", seat: 0, card: "black_5", as: null },
    { event: "moved", seat: 0, owner: 0, from: 20, at: 28, steps: 8 },
    { event: "hit", seat: 0, owner: 1, at: 28 },
    { event: "dog-ran", from: 9, at: 14, steps: 5 },
    { event: "bitten", owner: 3, at: 12, how: "passed" },
    { event: "turn-due", seat: 0, paws: [28] },
    { event: "played", seat: 1, card: "blue_2", as: null },
    { event: "moved", seat: 1, owner: 1, from: 16, at: 18, steps: 2 },
  ];
  const seen = foreseenIn(events, start(), ORIGINS);
  expect(seen.hits).toEqual([{ seat: 1, at: 28 }]);
  expect(seen.bites).toEqual([{ seat: 3, at: 12 }]);
  expect(seen.turns).toBe(true);
  expect(seen.walks.map(({ seat }) => seat)).toEqual([0, null]);
  expect(seen.ghosts).toEqual([{ seat: 0, at: 28 }, { seat: null, at: 14 }]);
});

test("without a preview only the way is shown", () => {
  const seen = meantBy(step("blue_3", 62, 3, 64), ORIGINS);
  expect(seen.walks).toEqual([{ seat: 0, places: [62, 63, 0, 64] }]);
  expect(seen.ghosts).toEqual([{ seat: 0, at: 64 }]);
  expect(meantBy(splits[1]!, ORIGINS).ghosts).toEqual([{ seat: 0, at: 8 }, { seat: 2, at: 62 }]);
});

test("each player's last card lies at their seat until the next deal", () => {
  const scene = tell(start(), { event: "played", seat: 1, card: "blue_3", as: null }, { event: "played", seat: 1, card: "copy", as: "blue_3" });
  expect(scene.lasts[1]).toBe("copy");
  expect(scene.lasts[0]).toBeUndefined();
  const dealt: Event = { event: "dealt", round: 3, dealer: 0, starter: 1, deck: 40 };
  expect(tell(scene, dealt).lasts).toEqual([]);
});

test("who acts lies above whom it acts on: who hits above who is hit, who flies home above both, the dog above all it bites", () => {
  const scene = tell(start(), { event: "moved", seat: 1, owner: 1, from: 28, at: 40, steps: 12 }, { event: "hit", seat: 1, owner: 2, at: 40 });
  expect(scene.acted).toEqual(["1-3", "2-2"]);
  const run = tell(scene, { event: "dog-ran", from: 9, at: 14, steps: 5 }, { event: "bitten", owner: 3, at: 12, how: "passed" });
  expect(run.acted).toEqual(["1-3", "2-2", "dog", "3-1"]);
  expect(tell(run, { event: "played", seat: 2, card: "blue_2", as: null }).acted).toEqual([]);
});
