import { expect, test } from "vitest";
import { after, bursting, sceneOf, type Scene } from "./scene";
import { desk, table } from "./testing";
import type { Event, Exploded, Picked } from "./vocabulary";

const start = () => sceneOf(table());
const told = (scene: Scene, ...events: Event[]) => events.reduce(after, scene);
const colours = (scene: Scene, track: number) => scene.tracks[track]!.marbles.map(({ colour }) => colour).join("");

const picked: Picked = { event: "picked", seat: 0, track: 0, place: 3, colour: "R" };
const yellow: Exploded = { event: "exploded", seat: 0, track: 0, place: 2, colour: "Y", count: 3 };
const black: Exploded = { event: "exploded", seat: 0, track: 0, place: 1, colour: "K", count: 2 };

test("a chain goes to the hand step by step, and is counted", () => {
  const before = start();
  const scene = told(before, picked, yellow, black);
  expect(colours(scene, 0)).toBe("RBB");
  expect(scene.desks[0]!.hand).toBe("RKKYYY");
  expect(scene.chain).toMatchObject({ taken: 6, steps: 2 });
  expect(scene.tracks[0]!.marbles[0]!.id).toBe(before.tracks[0]!.marbles[0]!.id);
  expect(bursting(told(before, picked), yellow).chain!.bursting).toHaveLength(3);
});

test("hidden marbles that explode are seen, and others roll into sight", () => {
  const scene = sceneOf(table({ tracks: [{ marbles: "RKYKKKKKK", hidden: 3 }] }));
  const burst = told(scene, { ...picked, place: 2, colour: "Y" }, { event: "exploded", seat: 0, track: 0, place: 1, colour: "K", count: 9 });
  expect(colours(burst, 0)).toBe("R");
  expect(burst.tracks[0]!.hidden).toBe(1);
  expect(colours(told(burst, { event: "seen", track: 0, colours: "B" }), 0)).toBe("RB");
});

test("marbles go to burners and flask, and a finished potion to the shelf", () => {
  const full = desk({ hand: "RB", burners: [{ tile: "wisdom-4a", filled: [], holes: {} }, null] });
  const scene = told(
    sceneOf(table({ desks: [full, desk({ flask: "KK" })] })),
    { event: "put", seat: 0, from: "hand", colour: "R", burner: 0 },
    { event: "flasked", seat: 0, colour: "B" },
    { event: "prism", seat: 0, colour: "B", burner: 0, hole: "Y" },
    { event: "robbed", seat: 0, victim: 1, colours: "KK" },
  );
  expect(scene.desks[0]).toMatchObject({ hand: "KK", flask: "", burners: [{ filled: [{ hole: "R", marble: "R" }, { hole: "Y", marble: "B" }] }, null] });
  expect(scene.desks[1]!.flask).toBe("");
  const done = told(scene, { event: "completed", seat: 0, tile: "wisdom-4a", colours: "RB", points: 5 }, { event: "drunk", seat: 0, tile: "wisdom-4a", as: null });
  expect(done.desks[0]).toMatchObject({ burners: [null, null], potions: [{ tile: "wisdom-4a", drunk: true }] });
});

test("a tile leaves its stack for a burner; help and skill tokens are counted", () => {
  const scene = told(
    sceneOf(table({ desks: [desk({ burners: [null, null] }), desk()] })),
    { event: "tile", seat: 0, stack: 0, tile: "sands-7a", burner: 1 },
    { event: "uncovered", stack: 0, tile: "wisdom-4b" },
    { event: "helped", seat: 0, track: 2, place: 1, colour: "K" },
    { event: "skill", seat: 0, why: "five", kind: null, from: "countdown" },
    { event: "ended", seat: 0, surplus: "K" },
  );
  expect(scene.stacks[0]).toEqual({ top: "wisdom-4b", size: 8 });
  expect(scene.desks[0]).toMatchObject({ burners: [null, { tile: "sands-7a" }], helps: 1, skills: 1, hand: "" });
  expect(scene).toMatchObject({ countdown: 4, help_tokens: 20 });
  expect(colours(scene, 2)).toBe("BR");
});

test("a new view keeps the marbles that are where they were", () => {
  const before = start();
  const next = sceneOf(table({ tracks: [{ marbles: "RKYRYYKBB", hidden: 7 }, { marbles: "RYYKBRKBY", hidden: 4 }] }), before);
  expect(next.tracks[0]!.marbles).toBe(before.tracks[0]!.marbles);
  expect(next.tracks[1]!.marbles[2]).toBe(before.tracks[1]!.marbles[2]);
  expect(next.tracks[1]!.marbles[3]!.id).not.toBe(before.tracks[1]!.marbles[3]!.id);
});
