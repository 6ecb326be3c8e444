import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Frames, nextFrame } from "./frames";

let done: string[];
let frames: Frames;
const note = (what: string) => () => void done.push(what);
const draw = async (count: number) => {
  for (let i = 0; i < count; i++) await vi.advanceTimersToNextFrame();
};

beforeEach(() => {
  vi.useFakeTimers();
  done = [];
  frames = new Frames();
});

afterEach(() => void vi.useRealTimers());

test("what is put off is done part by part, a frame each, in its order", async () => {
  for (const part of ["seats", "prompt", "page"]) frames.later(part, note(part));
  await draw(2); // the picture itself, and what begins to move in it
  expect(done).toEqual([]);
  await draw(1);
  expect(done).toEqual(["seats"]);
  await draw(1);
  expect(done).toEqual(["seats", "prompt"]);
  await draw(1);
  expect(done).toEqual(["seats", "prompt", "page"]);
});

test("who cuts it short has all of it at once, in the same order, and nothing twice", async () => {
  for (const part of ["seats", "prompt", "page"]) frames.later(part, note(part));
  await draw(3);
  frames.flush();
  expect(done).toEqual(["seats", "prompt", "page"]);
  await draw(9);
  expect(done).toEqual(["seats", "prompt", "page"]);
});

test("a part that is put off again is done once, as it was wished last, at its old place", async () => {
  frames.later("prompt", note("old words"));
  frames.later("page", note("page"));
  frames.later("prompt", note("new words"));
  await draw(9);
  expect(done).toEqual(["new words", "page"]);
});

test("what was put off gives way to a new picture", async () => {
  frames.later("prompt", note("prompt"));
  await draw(2);
  frames.yield();
  await draw(2);
  expect(done).toEqual([]);
  await draw(1);
  expect(done).toEqual(["prompt"]);
});

test("a part may put off another", async () => {
  frames.later("one", () => frames.later("two", note("two")));
  await draw(9);
  expect(done).toEqual(["two"]);
});

test("where no frames are drawn, it is done all the same", async () => {
  vi.stubGlobal("requestAnimationFrame", () => 0);
  frames.later("seats", note("seats"));
  frames.later("page", note("page"));
  void nextFrame().then(note("next"));
  await vi.advanceTimersByTimeAsync(600);
  expect(done.toSorted()).toEqual(["next", "page", "seats"]);
  vi.unstubAllGlobals();
});
