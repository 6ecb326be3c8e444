import { expect, test } from "vitest";
import { heardIn } from "../../testing/sounds";
import { sounds } from "./sounds";
import type { Event } from "./vocabulary";

const heard = heardIn<Event>(sounds);
const laid = (card: string): Event => ({ event: "laid", seat: 0, card, at: [1, 0], turned: false });

test("what is on a path card is heard with it", () => {
  expect(heard([laid("P_DTURN"), laid("P_X_DOOR_B"), laid("P_X_TROLL")])).toEqual(["pickaxe", "door", "grumble"]);
});

test("gold rings, a key turns, rocks fall", () => {
  const events: Event[] = [
    { event: "unlocked", seat: 0, at: [2, 0] },
    { event: "claimed", seat: 0, at: [8, 0], card: "G1", nuggets: 2 },
    { event: "collapsed", seat: 1, at: [3, 0], card: "P_DTURN", key: null },
  ];
  expect(heard(events)).toEqual(["key", "gold", "rockfall"]);
});

test("a tool that is broken is felt by whose it is", () => {
  const broken: Event = { event: "sabotaged", seat: 0, victim: 1, tool: "cart" };
  expect(heard([broken])).toEqual(["tool-broken"]);
  expect(heard.felt([broken], 1)).toEqual(["tool-broken"]);
  expect(heard.felt([broken], 0)).toEqual([]);
});

test("alone, a game without gold ends softly", () => {
  expect(heard([{ event: "over-solo", total: 3, band: "none" }])).toEqual(["loss"]);
  expect(heard([{ event: "over-solo", total: 26, band: "master" }])).toEqual(["win"]);
});
