import { render } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, type MockInstance, vi } from "vitest";
import type { GameClient, GameEvent } from "../games/board";
import type { Nature } from "../games/vocabulary";
import TellingBoard from "../testing/TellingBoard.svelte";
import { Ear, EAR, soundsOf } from "./ear";
import type { Sounds } from "./names";
import { speaker } from "./play";

const nature: Nature = { log: true, drawn: true, aloud: "all" };
const vocabulary = { fields: {}, events: { laid: nature, dealt: nature, won: nature, chose: { ...nature, drawn: false } } };
const sounds: Sounds<GameEvent> = { laid: "card-laid", dealt: "cards-shuffled", won: "gold", chose: "tick" };
const game = { vocabulary, sounds };
const laid: GameEvent = { event: "laid", seat: 1, words: "Sara lays 50." };

let frames: (() => void)[] = [];
const frame = () => frames.splice(0).forEach((draw) => draw());
let played: MockInstance<typeof speaker.play>;
const heard = () => played.mock.calls.map(([name]) => name);

beforeEach(() => {
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => frames.push(draw));
  played = vi.spyOn(speaker, "play").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

describe("an ear", () => {
  test("hears an event when the story comes to it", () => {
    const ear = new Ear(() => game, () => 0);
    const [one, two] = [{ ...laid }, { ...laid, event: "won" }];
    ear.hear([one, two]);
    frame();
    expect(heard()).toEqual([]);
    ear.follow(one);
    frame();
    expect(heard()).toEqual(["card-laid"]);
    ear.follow(two);
    frame();
    expect(heard()).toEqual(["card-laid", "gold"]);
    ear.settle();
    frame();
    expect(heard()).toHaveLength(2);
  });

  test("hears of what is skipped only what matters most", () => {
    const ear = new Ear(() => game, () => 0);
    const events = [...Array.from({ length: 60 }, () => ({ ...laid })), { event: "won" }, { event: "dealt" }];
    ear.hear(events);
    ear.follow(events[0]!);
    frame();
    ear.settle();
    frame();
    expect(heard()).toEqual(["card-laid", "gold"]);
  });

  test("hears of what is told at once only what matters most", () => {
    const ear = new Ear(() => game, () => 0);
    const events = [...Array.from({ length: 60 }, () => ({ ...laid })), { event: "won" }];
    ear.hear(events);
    events.forEach((event) => ear.follow(event));
    ear.settle();
    frame();
    expect(heard()).toEqual(["gold"]);
  });

  test("hears a thing from where it is, when it has landed", () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
    document.body.innerHTML = '<i data-piece="7"></i>';
    const piece = document.body.firstElementChild!;
    const flight = { playState: "running", currentTime: 100, playbackRate: 2, effect: { getComputedTiming: () => ({ endTime: 500 }) } };
    vi.spyOn(piece, "getBoundingClientRect").mockReturnValue(new DOMRect(innerWidth - 10, 0, 20, 20));
    Object.assign(piece, { getAnimations: () => [flight] });
    const ear = new Ear(() => ({ vocabulary, sounds: { laid: { sound: "card-laid", at: '[data-piece="7"]', lands: true } } }), () => 0);
    ear.follow(laid);
    frame();
    vi.advanceTimersByTime(190);
    expect(heard()).toEqual([]);
    vi.advanceTimersByTime(20);
    expect(played).toHaveBeenCalledExactlyOnceWith("card-laid", { step: undefined, from: 1 });
    vi.useRealTimers();
  });

  test("hears no steps of a walk that was skipped", () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
    const ear = new Ear(() => ({ vocabulary, sounds: { laid: { sound: "pawn-step", times: 10 } } }), () => 0);
    ear.follow(laid);
    frame();
    vi.advanceTimersByTime(300);
    ear.settle();
    vi.advanceTimersByTime(3000);
    expect(heard().length).toBeGreaterThan(2);
    expect(heard().length).toBeLessThan(6);
    vi.useRealTimers();
  });

  test("feels what is done to this person", () => {
    const felt = vi.spyOn(speaker, "feel").mockImplementation(() => undefined);
    const table: Sounds<GameEvent> = { laid: ({ seat }, moment) => ({ sound: "bite", felt: seat === moment.seat }) };
    for (const seat of [0, 1]) {
      const ear = new Ear(() => ({ vocabulary, sounds: table }), () => seat);
      ear.follow(laid);
      frame();
      expect(felt).toHaveBeenCalledTimes(seat);
    }
  });
});

test("a board lets its page's ear hear what it tells, and what it does not", async () => {
  const ear = new Ear(() => game, () => 0);
  const board = render(TellingBoard, { props: { count: 0 }, context: new Map([[EAR, ear]]) });
  await board.rerender({ count: 0, happened: { first: 1, events: [{ event: "chose", seat: 1 }] } });
  frame();
  expect(heard()).toEqual(["tick"]);
  await board.rerender({ count: 1, happened: { first: 2, events: [laid] } });
  await vi.waitFor(() => {
    frame();
    expect(heard()).toEqual(["tick", "card-laid"]);
  });
});

test("a game that says nothing of its sounds is heard all the same", () => {
  const stranger: Pick<GameClient, "vocabulary"> = { vocabulary };
  const of = (event: GameEvent, seat: number | null = 0) => soundsOf(stranger, event, { seat, batch: [event] }).map((one) => one.sound);
  expect(of(laid)).toEqual(["card-laid"]);
  expect(of({ event: "dealt" })).toEqual(["cards-shuffled"]);
  expect(of({ event: "blank" })).toEqual([]);
  expect(of({ event: "over", winners: [1] })).toEqual(["loss"]);
  expect(of({ event: "over", winners: [1] }, 1)).toEqual(["win"]);
  expect(of({ event: "over", winners: [1] }, null)).toEqual(["win"]);
});
