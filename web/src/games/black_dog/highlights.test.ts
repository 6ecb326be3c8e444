import { beforeAll, expect, test } from "vitest";
import { told, unsaid } from "../../testing/highlights";
import { lookingBack, speak } from "../../words/words.svelte";
import back from "./highlights";
import { table } from "./testing";
import type { Event } from "./vocabulary";

beforeAll(async () => {
  await speak("en");
  await lookingBack("black-dog", Promise.resolve());
});

const names = ["Ada", "Mina", "Omid", "Sara"];
const played = (seat: number): Event => ({ event: "played", seat, card: "black_1_7", as: null });
const bitten = (owner: number, how: "ran-into" | "passed" | "landed" = "passed"): Event => ({ event: "bitten", owner, at: 9, how });
const home = (owner: number): Event => ({ event: "home", owner, at: 64 });
const hit = (seat: number, owner: number): Event => ({ event: "hit", seat, owner, at: 4 });
const folded = (seat: number): Event => ({ event: "folded", seat, cards: [] });
const course: Event[] = [
  home(1),
  played(2),
  bitten(1),
  bitten(3),
  bitten(1, "landed"),
  hit(0, 1),
  hit(0, 3),
  hit(0, 0),
  ...[3, 3, 3].map(folded),
  home(0),
  home(2),
  { event: "all-home", owner: 0 },
  home(0),
  { event: "over", winners: [0, 2], home: [4, 3, 4, 4] },
];
const over = table({ phase: "over", acting: [], winners: [0, 2], pawns: [[64, 65, 66, 67], [-1, 65, 66, 67], [64, 65, 66, 67], [64, 65, 66, 67]] });

test("the dog's hungriest run, hits, the turn of the lead and a close finish are told", () => {
  expect(told(back, course, over, names)).toEqual([
    "The hungriest run: Omid sends the dog, and it bites 3 pawns.",
    "The dog likes Mina best: 2 bites.",
    "Ada hits 2 pawns: nobody hits more.",
    "The turning point: from here on in front: Ada, Omid.",
    "That was close: one pawn was missing on the other side.",
  ]);
});

test("who runs into the dog does not send it", () => {
  expect(told(back, [played(0), bitten(0, "ran-into"), bitten(0, "ran-into"), bitten(0, "ran-into")], table(), names, 0)).toEqual(["The dog likes you best: 3 bites."]);
});

test("partners come in together; two or three come in alone", () => {
  const of = (view: typeof over) => back.placings(view).map(({ place, seats, said }) => [place, seats, said]);
  expect(of(over)).toEqual([[1, [0, 2], "8 pawns home"], [2, [1, 3], "7 pawns home"]]);
  const three = table({ seats: 3, sides: [[0], [1], [2]], winners: [2], pawns: [[64, 65, -1, -1], [65, 66, -1, 3], [64, 65, 66, 67]] });
  expect(of(three)).toEqual([[1, [2], "4 pawns home"], [2, [0], "2 pawns home"], [2, [1], "2 pawns home"]]);
});

test("every line is a sentence in every language", async () => {
  expect(await unsaid(back, course, over, names)).toEqual([]);
  expect(await unsaid(back, course.filter(({ event }) => event === "folded" || event === "all-home"), table(), names)).toEqual([]);
});
