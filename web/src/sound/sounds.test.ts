import { describe, expect, test } from "vitest";
import { loudness, peak } from "./loudness";
import { NAMES } from "./names";
import { HIGHEST, render } from "./palette";
import { HOME, note } from "./scale";
import { RATE, Wave } from "./wave";

/** The pitch of a part of a sound, in Hz: the shift within these bounds at which it is most like itself. */
function pitchOf(samples: Float32Array, [from, to]: [number, number], [lowest, highest]: [number, number]): number {
  const part = samples.slice(Math.round(from * RATE), Math.round(to * RATE));
  const alike = (shift: number) => {
    let sum = 0;
    for (let i = 0; i + shift < part.length; i++) sum += part[i]! * part[i + shift]!;
    return sum / (part.length - shift);
  };
  let best = 0;
  for (let shift = Math.floor(RATE / highest); shift <= RATE / lowest; shift++) if (best === 0 || alike(shift) > alike(best)) best = shift;
  const [before, at, after] = [alike(best - 1), alike(best), alike(best + 1)];
  return RATE / (best + (before - after) / (2 * (before - 2 * at + after)));
}

const same = (one: Float32Array, other: Float32Array) => one.length === other.length && one.every((sample, i) => sample === other[i]);

describe.each(NAMES)("%s", (name) => {
  const samples = render(name);

  test("is short and soft, and is heard", () => {
    expect(samples.length / RATE).toBeLessThanOrEqual(1.2);
    expect(peak(samples)).toBeLessThanOrEqual(-6);
    expect(loudness(samples)).toBeGreaterThan(name === "tick" ? -31 : -25);
    expect(loudness(samples)).toBeLessThan(-18.5);
  });

  test("is the same each time, and ends in silence", () => {
    expect(same(render(name), samples)).toBe(true);
    expect(peak(samples.slice(-8))).toBeLessThan(-50);
  });
});

test("a string is in tune", () => {
  for (const hz of [196, 293.66, 440, 880]) {
    expect(pitchOf(new Wave(0.6).pluck(hz, { seconds: 2 }).samples, [0.05, 0.5], [hz * 0.9, hz * 1.1]) / hz).toBeCloseTo(1, 2);
  }
});

test("a chain goes up in shur, step by step", () => {
  // before the second string is struck
  const steps = [1, 2, 3, 4, 5].map((step) => pitchOf(render("explosion", step), [0.04, 0.1], [250, 500]));
  steps.forEach((hz, step) => expect(hz / note(step)).toBeCloseTo(1, 1));
  expect(steps.toSorted((a, b) => a - b)).toEqual(steps);
  expect(note(1) / HOME).toBeCloseTo(2 ** (1.5 / 12), 6); // between two keys of a piano
  expect(note(7)).toBeCloseTo(2 * HOME, 6);
  expect(same(render("explosion", HIGHEST + 5), render("explosion", HIGHEST))).toBe(true);
});

test("a loss falls, a win rises home", () => {
  const over = (name: "win" | "loss", at: number, bounds: [number, number]) => pitchOf(render(name), [at, at + 0.11], bounds);
  expect(over("win", 1.02, [500, 700])).toBeCloseTo(note(7), -1);
  expect(over("loss", 0.95, [130, 170])).toBeCloseTo(note(0) / 2, -1);
});

test("nothing is heard in nothing", () => expect(loudness(new Float32Array(RATE))).toBeLessThan(-100));
