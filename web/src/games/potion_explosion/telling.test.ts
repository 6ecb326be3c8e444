import { tick } from "svelte";
import { expect, test } from "vitest";
import { Air } from "../../pieces/flight";
import type { Teller } from "../../pieces/story";
import { sceneOf } from "./scene";
import { show, type Stage } from "./telling";
import { table } from "./testing";
import type { Event } from "./vocabulary";

/** What somebody else does in a usual turn: two explosions, five marbles placed, a potion done, a new tile. */
const TURN: Event[] = [
  { event: "turn", seat: 1 },
  { event: "picked", seat: 1, track: 0, place: 3, colour: "R" },
  { event: "exploded", seat: 1, track: 0, place: 2, count: 3, colour: "Y" },
  { event: "exploded", seat: 1, track: 0, place: 1, count: 2, colour: "K" },
  { event: "seen", track: 0, colours: "BBRKY" },
  ...(["K", "K", "B", "Y", "Y"] as const).map((colour): Event => ({ event: "put", seat: 1, burner: colour === "Y" ? 0 : 1, colour, from: "hand" })),
  { event: "flasked", seat: 1, colour: "Y" },
  { event: "completed", seat: 1, tile: "magnetic-4a", colours: "BBKK", points: 4 },
  { event: "ended", seat: 1, surplus: "" },
  ...[0, 1, 2, 3].map((track): Event => ({ event: "arrived", track, place: 8, colour: "K" })),
  { event: "tile", seat: 1, stack: 0, tile: "sands-7a", burner: 1 },
  { event: "uncovered", stack: 0, tile: "sands-5a" },
];

/** All the time that is asked for. */
async function lengthOf(seat: number | null, events: Event[] = TURN): Promise<number> {
  let asked = 0;
  const teller: Teller = {
    wait: async (ms) => void (asked += ms),
    watch: async (animations) => void (asked += animations.some(Boolean) ? 400 : 0),
    along: () => undefined,
    strew: () => undefined,
    drawn: async () => void (asked += 33),
  };
  const layer = document.createElement("div");
  const stage: Stage = { board: document.createElement("div"), air: new Air(layer), layer, gap: 0, lag: 0, seat, effects: () => null, shown: () => true, scene: () => sceneOf(table()), follow: () => undefined, burst: () => undefined };
  for (const event of events) await show(teller, event, stage);
  await tick();
  return asked;
}

test("a usual turn of somebody else takes no more than three and a half seconds", async () => {
  const asked = await lengthOf(0);
  expect(asked).toBeGreaterThan(1200);
  expect(asked).toBeLessThan(2800); // with time for what boils over, and for a busy machine
});

test("the own explosions are seen longer", async () => {
  const explosions = TURN.slice(0, 4);
  expect(await lengthOf(1, explosions)).toBeGreaterThan(await lengthOf(0, explosions));
});
