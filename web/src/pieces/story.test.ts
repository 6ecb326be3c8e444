import { expect, test, vi } from "vitest";
import { Chronicle, Story, type Teller } from "./story";

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

/** How a chronicle is told, noted in `heard`; each event takes 100 ms. */
function noted(heard: string[]) {
  const show = async ({ wait }: Teller, event: string, left: number) => {
    heard.push(`${event} ${left}`);
    await wait(100);
  };
  return (story: Chronicle<string>, ...events: string[]) =>
    story.add(events, () => (heard.push("begin"), show), () => heard.push("end"));
}

test("a chronicle tells what is added after what it is telling", async () => {
  vi.useFakeTimers();
  const heard: string[] = [];
  const add = noted(heard);
  const story = new Chronicle<string>(9);
  add(story, "a", "b");
  await vi.advanceTimersByTimeAsync(150);
  add(story, "c");
  await vi.advanceTimersByTimeAsync(1000);
  expect(heard).toEqual(["begin", "a 1", "b 0", "c 0", "end"]);
  add(story, "d");
  await vi.advanceTimersByTimeAsync(1000);
  expect(heard.slice(5)).toEqual(["begin", "d 0", "end"]);
  vi.useRealTimers();
});

test("a chronicle that lags behind jumps to what is new; cut, it forgets what was left", async () => {
  vi.useFakeTimers();
  const heard: string[] = [];
  const add = noted(heard);
  const story = new Chronicle<string>(1);
  add(story, "a", "b", "c");
  await vi.advanceTimersByTimeAsync(50);
  add(story, "d", "e");
  await vi.advanceTimersByTimeAsync(50);
  expect(heard).toEqual(["begin", "a 2", "end", "begin", "d 1"]);
  story.cut();
  await vi.advanceTimersByTimeAsync(1000);
  expect(heard.slice(5)).toEqual(["end"]);
  vi.useRealTimers();
});
