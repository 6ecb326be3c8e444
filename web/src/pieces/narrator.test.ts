import { beforeAll, expect, test } from "vitest";
import { speak } from "../words/words.svelte";
import { Narrator } from "./narrator.svelte";

beforeAll(() => speak("en"));

test("the prompt says who does what while it is told, and asks for nothing", () => {
  const narrator = new Narrator();
  expect(narrator.status).toMatchObject({ text: "Look what happens …", asked: false });
  narrator.show({ event: "placed", seat: 1 }, "Sara places 50.");
  expect(narrator.status.text).toBe("Sara places 50.");
  narrator.show({ event: "blank", seat: 1 }, "");
  expect(narrator.status.text).toBe("Sara places 50.");
  narrator.show({ event: "moved", owner: 2 }, "A pawn of Taras moves.");
  expect(narrator.status.text).toBe("A pawn of Taras moves.");
});

test("what nobody in particular does is only seen", () => {
  const narrator = new Narrator();
  narrator.show({ event: "placed", seat: 1 }, "Sara places 50.");
  narrator.show({ event: "round-ended" }, "A long sentence about everybody.");
  expect(narrator.status.text).toBe("Look what happens …");
  narrator.show({ event: "placed", seat: 0 }, "Mariam places 3.");
  narrator.end();
  expect(narrator.status.text).toBe("Look what happens …");
});
