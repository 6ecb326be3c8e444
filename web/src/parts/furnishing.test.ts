import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import FurnishedBoard from "../testing/FurnishedBoard.svelte";
import { speak } from "../words/words.svelte";

let frames: (() => void)[];

beforeAll(() => speak("en"));
beforeEach(() => {
  frames = [];
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => frames.push(draw));
  vi.stubGlobal("cancelAnimationFrame", (number: number) => (frames[number - 1] = () => undefined));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const parts = () => document.querySelector("[data-parts]")!.textContent;
const scene = () => document.querySelector("[data-scene]")?.textContent;

/** The browser draws. */
async function drawn(): Promise<void> {
  for (const draw of frames.splice(0)) draw();
  await vi.advanceTimersByTimeAsync(0);
  await tick();
}

test("one part comes after the other, each once the one before has been drawn", async () => {
  render(FurnishedBoard, { count: 0, onsettled: () => undefined });
  const seen = [parts()];
  for (let i = 0; i < 5; i++) {
    await drawn();
    seen.push(parts());
  }
  expect(seen).toEqual(["", "over", "over board", "over board heart", "over board heart rest", "over board heart rest"]);
});

test("a page that nobody sees draws nothing, and has all of it all the same", async () => {
  render(FurnishedBoard, { count: 0, onsettled: () => undefined });
  await vi.advanceTimersByTimeAsync(1000);
  expect(parts()).toBe("over board heart rest");
});

test("whoever leaves before it is furnished leaves nothing to do", async () => {
  const { unmount } = render(FurnishedBoard, { count: 0, onsettled: () => undefined });
  await drawn();
  unmount();
  await drawn();
  expect(vi.getTimerCount()).toBe(0);
});

test("nothing is told before all that it may tell of is there", async () => {
  const board = render(FurnishedBoard, { count: 0, onsettled: () => undefined });
  await drawn();
  await drawn();
  await board.rerender({ count: 1, happened: { first: 1, events: [{ event: "laid", seat: 1, words: "Sara lays 50." }] } });
  await vi.advanceTimersByTimeAsync(0);
  expect(parts()).toBe("over board");
  expect(scene()).toBe("0");
  await drawn();
  await drawn();
  expect(parts()).toBe("over board heart rest");
  await vi.advanceTimersByTimeAsync(5000);
  expect(scene()).toBe("1");
});
