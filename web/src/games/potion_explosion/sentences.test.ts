import { beforeEach, expect, test } from "vitest";
import { say, speak, tell } from "../../words/words.svelte";

beforeEach(() => speak("en"));

test("sentences say kinds, tiles and marbles in the words of the game, and count places from one", () => {
  const said = (event: string, data: Record<string, unknown>) => tell("potion-explosion", { event, ...data }, ["Ada", "Basil"]);
  const marbles = ["R", "K", "R"].map((colour, track) => ({ track, place: 0, colour }));
  expect(said("picked", { seat: 0, track: 1, place: 4, colour: "Y" })).toBe("Ada picks a yellow marble from place 5 of track 2.");
  expect(said("drunk", { seat: 0, tile: "sands-5a", as: "wisdom" })).toBe("Ada drinks: Sands of Time (5), as Potion of Wisdom.");
  expect(said("drunk", { seat: 0, tile: "sands-5a", as: null })).toBe("Ada drinks: Sands of Time (5).");
  expect(said("took", { seat: 0, how: "abyssal", marbles })).toBe("Ada takes without an explosion: 2 red, 1 black.");
  expect(said("robbed", { seat: 0, victim: 1, colours: "BB" })).toBe("Ada takes all from the flask of Basil: 2 blue.");
  expect(said("prism", { seat: 0, colour: "B", burner: 0, hole: "K" })).toBe("Ada places a blue marble on a black hole of burner 1.");
  expect(said("ended", { seat: 1, surplus: "" })).toBe("Basil ends the turn.");
  expect(said("uncovered", { stack: 2, tile: null })).toBe("Stack 3 is empty now.");
  expect(said("tie", { seats: [0, 1], round: 1 })).toContain("Ada, Basil");
  expect(say("potion-explosion-event-filled", { tops: ["balm-4a", "wisdom-7b"] })).toContain("Balm of Uttermost Stickiness (4), Potion of Wisdom (7)");
});

test("it is chosen between sentences in every language alike", async () => {
  for (const [language, five, flask] of [["en", "five kinds", "flask"], ["fa", "پنج نوع", "بالن"], ["uk", "п’ять видів", "колби"]] as const) {
    await speak(language);
    expect(tell("potion-explosion", { event: "skill", seat: 0, why: "five", kind: null, from: "bank" }, ["Ada"])).toContain(five);
    expect(tell("potion-explosion", { event: "put", seat: 0, from: "flask", colour: "R", burner: 0 }, ["Ada"])).toContain(flask);
  }
});

test("sentences say whose points they are", async () => {
  const over = { event: "over", winners: [0], scores: [39, 12] };
  expect(tell("potion-explosion", over, ["Ada", "Basil"])).toContain("Ada 39, Basil 12");
  await speak("fa");
  expect(tell("potion-explosion", over, ["آدا", "بهار"])).toContain("آدا ۳۹، بهار ۱۲");
});

test("“you” is said also to who is not the one who acts", async () => {
  const names = ["Ada", "Basil"];
  const robbed = { event: "robbed", seat: 0, victim: 1, colours: "BB" };
  expect(tell("potion-explosion", robbed, names, 1)).toBe("Ada takes all from your flask: 2 blue.");
  expect(tell("potion-explosion", robbed, names, 0)).toBe("You take all from the flask of Basil: 2 blue.");
});
