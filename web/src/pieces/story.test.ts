import { expect, test, vi } from "vitest";
import { Story } from "./story";

test("a story is told step by step, and ends once", async () => {
  vi.useFakeTimers();
  const heard: string[] = [];
  const story = new Story();
  story.tell(
    async ({ wait }) => {
      heard.push("first");
      await wait(400);
      heard.push("second");
    },
    () => heard.push("end"),
  );
  expect(heard).toEqual(["first"]);
  expect(story.running).toBe(true);
  await vi.advanceTimersByTimeAsync(400);
  expect(heard).toEqual(["first", "second", "end"]);
  expect(story.running).toBe(false);
  vi.useRealTimers();
});

test("a story that is cut jumps to its end and says nothing more", async () => {
  vi.useFakeTimers();
  const heard: string[] = [];
  const story = new Story();
  story.tell(
    async ({ wait }) => {
      await wait(400);
      heard.push("too late");
    },
    () => heard.push("end"),
  );
  story.cut();
  expect(heard).toEqual(["end"]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(heard).toEqual(["end"]);
  vi.useRealTimers();
});

test("a newer story cuts the older one", () => {
  const ends: string[] = [];
  const story = new Story();
  story.tell(({ wait }) => wait(400), () => ends.push("old"));
  story.tell(({ wait }) => wait(400), () => ends.push("new"));
  expect(ends).toEqual(["old"]);
  story.cut();
  expect(ends).toEqual(["old", "new"]);
});
