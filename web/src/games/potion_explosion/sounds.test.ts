import { expect, test } from "vitest";
import { heardIn } from "../../testing/sounds";
import { sounds } from "./sounds";
import type { Event } from "./vocabulary";

const heard = heardIn<Event>(sounds);
const exploded: Event = { event: "exploded", seat: 0, track: 1, place: 2, colour: "R", count: 2 };
const picked: Event = { event: "picked", seat: 0, track: 1, place: 2, colour: "B" };
const seen: Event = { event: "seen", track: 1, colours: "RB" };

test("each explosion of a chain is a step higher, and the last one thumps", () => {
  const chain = [picked, ...Array.from({ length: 4 }, () => ({ ...exploded })), seen];
  expect(heard(chain)).toEqual(["marble-clack", "explosion", "explosion", "explosion", "explosion", "thump", "marbles-rolling"]);
  expect(heard.all(chain).flatMap(({ sound, step }) => (sound === "explosion" ? [step] : []))).toEqual([1, 2, 3, 4]);
});

test("the next pick begins anew", () => {
  const two = [picked, { ...exploded }, { ...exploded }, { ...picked }, { ...exploded }];
  expect(heard.all(two).flatMap(({ sound, step }) => (sound === "explosion" ? [step] : []))).toEqual([1, 2, 1]);
  expect(heard(two).filter((sound) => sound === "thump")).toHaveLength(2);
});

test("marbles click into holes, a full potion bubbles, a drunk one gurgles", () => {
  const events: Event[] = [
    { event: "put", seat: 0, from: "hand", colour: "R", burner: 1 },
    { event: "completed", seat: 0, tile: "a", colours: "RRB", points: 4 },
    { event: "drunk", seat: 0, tile: "a", as: null },
  ];
  expect(heard(events)).toEqual(["marble-in-hole", "bubbling", "gulp"]);
});

test("who is robbed feels it", () => {
  const robbed: Event = { event: "robbed", seat: 0, victim: 1, colours: "R" };
  expect(heard.felt([robbed], 1)).toHaveLength(1);
  expect(heard.felt([robbed], 0)).toEqual([]);
});
