import { fireEvent } from "@testing-library/dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { telling } from "./pace.svelte";
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

test("who does not look has no story, and none that waits for them", () => {
  const ends: string[] = [];
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(false);
  const story = new Story();
  story.tell(({ wait }) => wait(400), () => ends.push("seen"));
  expect(ends).toEqual([]);
  hidden.mockReturnValue(true);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(ends).toEqual(["seen"]);
  story.tell(({ wait }) => wait(400), () => ends.push("unseen"));
  expect(ends).toEqual(["seen", "unseen"]);
  hidden.mockRestore();
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

/** How a chronicle is told, noted in `heard`; each event takes 100 ms. All are one's doing. */
function noted(heard: string[], ms = 100) {
  const show = async ({ wait }: Teller, event: string) => {
    heard.push(event);
    await wait(ms);
  };
  return (story: Chronicle<string>, events: string[], by: number | null = null, time = 60_000) =>
    story.add({ events, by, time }, () => (heard.push("begin"), show), () => heard.push("end"));
}

const chronicle = (most = 9) => new Chronicle<string>(most, (event) => event[0]!);

test("a chronicle tells what is added after what it is telling", async () => {
  vi.useFakeTimers();
  const heard: string[] = [];
  const add = noted(heard);
  const story = chronicle();
  add(story, ["a", "b"]);
  await vi.advanceTimersByTimeAsync(150);
  add(story, ["c"]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(heard).toEqual(["begin", "a", "b", "c", "end"]);
  add(story, ["d"]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(heard.slice(5)).toEqual(["begin", "d", "end"]);
  vi.useRealTimers();
});

test("a chronicle that lags behind jumps to what is new; cut, it forgets what was left", async () => {
  vi.useFakeTimers();
  const heard: string[] = [];
  const add = noted(heard);
  const story = chronicle(1);
  add(story, ["a"], 1);
  await vi.advanceTimersByTimeAsync(50);
  add(story, ["b"], 2);
  add(story, ["c"], 3);
  add(story, ["d", "e"], 4);
  await vi.advanceTimersByTimeAsync(50);
  expect(heard).toEqual(["begin", "a", "end", "begin", "d"]);
  story.cut();
  await vi.advanceTimersByTimeAsync(1000);
  expect(heard.slice(5)).toEqual(["end"]);
  vi.useRealTimers();
});

/** How long something takes, in whole hundreds of milliseconds. */
async function lasting(over: () => boolean): Promise<number> {
  for (let ms = 0; ms < 60_000; ms += 100) {
    if (over()) return ms;
    await vi.advanceTimersByTimeAsync(100);
  }
  return Infinity;
}

test("a turn of many small moves takes no longer than an act may, whenever they come", async () => {
  vi.useFakeTimers();
  const heard: string[] = [];
  const add = noted(heard, 300);
  const story = chronicle();
  add(story, ["m"], 2, 3000); // how long it takes is known from now on
  await vi.advanceTimersByTimeAsync(1000);
  add(story, Array.from({ length: 20 }, () => "m"), 2, 3000);
  expect(await lasting(() => !story.running)).toBeLessThan(3300);
  add(story, ["m", "m"], 2, 3000);
  await vi.advanceTimersByTimeAsync(100);
  for (let i = 0; i < 9; i++) add(story, ["m", "m"], 2, 3000); // one after the other, by the same player
  expect(await lasting(() => !story.running)).toBeLessThan(3500);
  vi.useRealTimers();
});

test("what is short goes at its own speed, and each player has an act", async () => {
  vi.useFakeTimers();
  const heard: string[] = [];
  const add = noted(heard, 500);
  const story = chronicle();
  add(story, ["m", "m"], 1, 3000);
  for (const by of [2, 3]) add(story, ["m", "m"], by, 3000);
  const took = await lasting(() => !story.running);
  expect(took).toBeGreaterThanOrEqual(3000);
  expect(took).toBeLessThan(3300);
  vi.useRealTimers();
});

test.each([
  ["calm", 1600],
  ["lively", 1000],
  ["quick", 500],
] as const)("the pace %s is that of everything", async (pace, ms) => {
  vi.useFakeTimers();
  telling.pace = pace;
  const story = new Story();
  const piece = animation(1000);
  story.tell(({ watch, wait }) => Promise.all([watch([piece]), wait(1000)]).then(() => undefined), () => undefined);
  expect(await lasting(() => !story.running)).toBe(ms);
  expect(piece.updatePlaybackRate.mock.lastCall?.[0] ?? 1).toBeCloseTo(1000 / ms, 1);
  telling.pace = "lively";
  vi.useRealTimers();
});

/** An animation that is over by itself after a moment. */
function animation(ms: number) {
  return {
    finished: Promise.resolve(),
    effect: { getComputedTiming: () => ({ endTime: ms }) },
    updatePlaybackRate: vi.fn(),
    cancel: vi.fn(),
  } as unknown as Animation & { updatePlaybackRate: ReturnType<typeof vi.fn>; cancel: ReturnType<typeof vi.fn> };
}

test("at once means that nothing is told", () => {
  telling.pace = "at-once";
  const heard: string[] = [];
  noted(heard)(chronicle(), ["a", "b"]);
  expect(heard).toEqual(["begin", "end"]);
  const story = new Story();
  story.tell(({ wait }) => wait(400), () => heard.push("over"));
  expect(story.running).toBe(false);
  expect(heard.at(-1)).toBe("over");
  telling.pace = "lively";
});

test("to those who want no motion it is told in stills: nothing moves, and each is seen for a while", async () => {
  vi.spyOn(globalThis, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
  vi.useFakeTimers();
  const heard: string[] = [];
  const piece = animation(900);
  const story = new Story();
  story.tell(
    async (teller) => {
      heard.push("first");
      await teller.watch([piece]);
      for (const small of ["second", "third", "fourth"]) {
        heard.push(small);
        await teller.wait(100); // too short for a still: seen together
      }
      heard.push("fifth");
      await teller.watch([null]);
    },
    () => heard.push("end"),
  );
  expect(piece.cancel).toHaveBeenCalledOnce();
  expect(heard).toEqual(["first"]);
  await vi.advanceTimersByTimeAsync(400);
  expect(heard).toEqual(["first"]);
  await vi.advanceTimersByTimeAsync(50);
  expect(heard).toEqual(["first", "second", "third", "fourth", "fifth"]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(heard.at(-1)).toBe("end");
  vi.useRealTimers();
  vi.restoreAllMocks();
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
  await fireEvent.keyUp(document.body, { key: "Escape", code: "Escape" });
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

describe("held down", () => {
  const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("a finger makes it faster, ends nothing, and plays nothing", async () => {
    const { done, story, at, free } = stage();
    await fireEvent.pointerDown(at("card"));
    await wait(310); // of 400
    expect(story.running).toBe(true);
    await wait(40); // the other 90, four times as fast
    expect(done).toEqual(["end"]);
    await fireEvent.pointerUp(at("card"));
    await fireEvent.click(at("card"), { detail: 1 });
    expect(done).toEqual(["end"]);
    free();
  });

  test("it goes on as before when the finger is lifted", async () => {
    const { story, at, tell, free } = stage();
    tell();
    await fireEvent.pointerDown(at("card"));
    await wait(320);
    await fireEvent.pointerUp(at("card"));
    expect(story.running).toBe(true); // a long touch is no skip
    expect(await lasting(() => !story.running)).toBe(100);
    free();
  });

  test("a key does so too", async () => {
    const { done, story, at, free } = stage();
    const enter = { key: "Enter", code: "Enter" };
    await fireEvent.keyDown(at("card"), enter);
    await wait(350);
    await fireEvent.keyUp(at("card"), enter);
    expect(story.running).toBe(false);
    expect(done).toEqual(["end"]);
    free();
  });

  test("a finger that scrolls ends nothing", async () => {
    const { story, at, free } = stage();
    await fireEvent.pointerDown(at("card"));
    await fireEvent(at("card"), new Event("pointercancel", { bubbles: true }));
    await wait(10);
    expect(story.running).toBe(true);
    story.cut();
    free();
  });
});

test("what a style sheet moves keeps the pace of the story, and is not cut with it", async () => {
  const moving = (how: object, endTime = 300) =>
    ({ updatePlaybackRate: vi.fn(), cancel: vi.fn(), finished: new Promise(() => undefined), effect: { getComputedTiming: () => ({ endTime }) }, ...how }) as unknown as Animation;
  const [slide, flicker, flight] = [moving({ transitionProperty: "transform" }), moving({ animationName: "flicker" }, Infinity), moving({})];
  const board = document.createElement("div");
  board.getAnimations = () => [slide, flicker, flight];
  const story = new Story();
  const leave = story.gate(() => true)(board);
  telling.pace = "calm";
  story.tell(({ wait }) => wait(400), () => undefined);
  await story.pace();
  story.hold(true);
  expect(slide.updatePlaybackRate).toHaveBeenCalledTimes(2);
  expect(flicker.updatePlaybackRate).not.toHaveBeenCalled();
  expect(flight.updatePlaybackRate).not.toHaveBeenCalled();
  story.cut();
  expect(slide.cancel).not.toHaveBeenCalled();
  if (leave) leave();
  telling.pace = "lively";
});

test("when the picture changes, what is nearly over ends with it, and the rest goes on", async () => {
  const moving = (localTime: number) =>
    ({
      playState: "running",
      effect: { getComputedTiming: () => ({ localTime, endTime: 440 }) },
      finished: new Promise(() => undefined),
      finish: vi.fn<() => void>(),
      cancel: vi.fn<() => void>(),
      updatePlaybackRate: vi.fn<(rate: number) => void>(),
    }) as unknown as Animation;
  const [late, early, awaited] = [moving(370), moving(190), moving(370)];
  const story = new Story();
  story.tell(
    async ({ along, watch }) => {
      along([late, early]);
      await watch([awaited]);
    },
    () => undefined,
  );
  await story.pace();
  expect(late.finish).toHaveBeenCalledOnce();
  expect(early.finish).not.toHaveBeenCalled();
  expect(awaited.finish).not.toHaveBeenCalled();
  story.cut();
});

describe("frames", () => {
  const moving = () => ({ finished: Promise.resolve(), effect: null, updatePlaybackRate: () => undefined, cancel: () => undefined }) as unknown as Animation;

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("what is drawn first is not seen before it is time, and is seen again when the story is cut", async () => {
    const [one, two] = [document.createElement("i"), document.createElement("i")];
    const story = new Story();
    story.tell(async ({ drawn }) => {
      await drawn([one, null]);
      await drawn([two]);
    }, () => undefined);
    expect(one.style.visibility).toBe("hidden");
    await vi.advanceTimersByTimeAsync(40);
    expect([one.style.visibility, two.style.visibility]).toEqual(["", "hidden"]);
    story.cut();
    await vi.advanceTimersByTimeAsync(0);
    expect(two.style.visibility).toBe("");
  });

  test("what is for show begins part by part, and nothing more of it once the story is cut", async () => {
    const begun: number[] = [];
    const part = (number: number) => () => (begun.push(number), [moving()]);
    const story = new Story();
    story.tell(async ({ strew, wait }) => {
      strew([1, 2, 3, 4].map(part));
      await wait(1000);
    }, () => undefined);
    expect(begun).toEqual([]);
    await vi.advanceTimersByTimeAsync(40);
    expect(begun).toEqual([1]);
    await vi.advanceTimersByTimeAsync(40);
    story.cut();
    const then = [...begun];
    await vi.advanceTimersByTimeAsync(400);
    expect(begun).toEqual(then);
    expect(then.length).toBeLessThan(4);
  });
});
