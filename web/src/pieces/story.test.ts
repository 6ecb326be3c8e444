import { fireEvent } from "@testing-library/dom";
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

test("to those who want no motion nothing is told", () => {
  vi.spyOn(globalThis, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
  const heard: string[] = [];
  noted(heard)(new Chronicle<string>(9), "a", "b");
  expect(heard).toEqual(["begin", "end"]);
  const story = new Story();
  story.tell(({ wait }) => wait(400), () => heard.push("over"));
  expect(story.running).toBe(false);
  expect(heard.at(-1)).toBe("over");
});

/** A board with a button on it and a menu beside it, while a story is told. `done`: what was pressed. */
function stage(first = true) {
  document.body.innerHTML = '<section><button id="card">45</button></section><button id="menu">Menu</button>';
  const done: string[] = [];
  const story = new Story();
  const at = (id: string) => document.getElementById(id)!;
  for (const id of ["card", "menu"]) for (const name of ["pointerdown", "click", "keydown"]) at(id).addEventListener(name, () => done.push(`${id} ${name}`));
  const free = story.gate(() => first && story.running, (event) => done.push(`free ${event.key}`))(document.querySelector("section")!) as () => void;
  const tell = () => story.tell(({ wait }) => wait(400), () => done.push("end"));
  tell();
  const tap = async (id: string) => {
    await fireEvent.pointerDown(at(id));
    await fireEvent.pointerUp(at(id));
    await fireEvent.click(at(id), { detail: 1 });
  };
  return { done, story, at, free, tell, tap };
}

test("a touch during a story ends it and does nothing else; the next one counts", async () => {
  const { done, tap, free } = stage();
  await tap("card");
  expect(done).toEqual(["end"]);
  await tap("card");
  expect(done).toEqual(["end", "card pointerdown", "card click"]);
  free();
});

test("a click without a touch, as of a screen reader, ends it too", async () => {
  const { done, at, free } = stage();
  await fireEvent.click(at("card"));
  await fireEvent.click(at("card"));
  expect(done).toEqual(["end", "card click"]);
  free();
});

test("a key during a story ends it, and is used up until it is let go", async () => {
  const { done, at, free } = stage();
  for (const key of ["Shift", "Tab"]) await fireEvent.keyDown(at("card"), { key, code: key });
  expect(done).toEqual(["free Shift", "card keydown", "free Tab", "card keydown"]);
  done.length = 0;
  const enter = { key: "Enter", code: "Enter" };
  expect(await fireEvent.keyDown(at("card"), enter)).toBe(false);
  expect(await fireEvent.keyDown(at("card"), { ...enter, repeat: true })).toBe(false);
  expect(await fireEvent.keyUp(at("card"), enter)).toBe(false);
  expect(done).toEqual(["end"]);
  expect(await fireEvent.keyDown(at("card"), enter)).toBe(true);
  expect(done).toEqual(["end", "free Enter", "card keydown"]);
  free();
});

test("what lies beside the board works during a story, and leaves it alone", async () => {
  const { done, story, at, tap, free } = stage();
  await tap("menu");
  await fireEvent.keyDown(at("menu"), { key: "Enter", code: "Enter" });
  expect(done).toEqual(["menu pointerdown", "menu click", "menu keydown"]);
  expect(story.running).toBe(true);
  await fireEvent.keyDown(document.body, { key: "Escape", code: "Escape" });
  expect(story.running).toBe(false);
  expect(done.at(-1)).toBe("end");
  free();
});

test("a story that need not be seen first is cut by a touch that counts", async () => {
  const { done, tap, free } = stage(false);
  await tap("card");
  expect(done).toEqual(["end", "card pointerdown", "card click"]);
  free();
});

test("a board that is gone listens no more", async () => {
  const { done, tap, free } = stage();
  free();
  await tap("card");
  expect(done).toEqual(["card pointerdown", "card click"]);
});
