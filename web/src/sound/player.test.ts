import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { device, USUAL } from "./device.svelte";
import { speaker, voice } from "./play";
import { hand } from "./touched";

const { feel, play } = speaker;
const anew = import.meta.glob<typeof import("./play")>("./play.ts", { query: "?anew" });

const orders: { sound: string; step: number }[] = [];
const started: { rate: number; pan: number }[] = [];
let gain = 0;
let opened = 0;
const contexts: Context[] = [];
let hidden = false;
let now = 0;

class Node {
  gain = { setTargetAtTime: (wish: number) => (gain = wish) };
  playbackRate = { value: 1 };
  pan = { value: 0 };
  curve: unknown = null;
  next: Node | null = null;
  connect(next: Node) {
    return (this.next = next);
  }
  addEventListener(_: string, ended: () => void) {
    ended();
  }
  start() {
    started.push({ rate: this.playbackRate.value, pan: this.next!.pan.value });
  }
}
class Context {
  state = "running";
  currentTime = 0;
  destination = new Node();
  constructor() {
    opened += 1;
    contexts.push(this);
  }
  resume() {
    this.state = "running";
    return Promise.resolve();
  }
  suspend() {
    this.state = "suspended";
    return Promise.resolve();
  }
  createGain = () => new Node();
  createWaveShaper = () => new Node();
  createBufferSource = () => new Node();
  createStereoPanner = () => new Node();
  createBuffer = () => ({ copyToChannel: () => undefined });
}
class Workshop {
  #answer: ((event: { data: unknown }) => void) | null = null;
  addEventListener(name: string, answer: (event: { data: unknown }) => void) {
    if (name === "message") this.#answer = answer;
  }
  postMessage(order: { sound: string; step: number }) {
    orders.push(order);
    this.#answer?.({ data: { ...order, samples: new Float32Array(4) } });
  }
}

const vibrated = vi.fn();

beforeEach(async () => {
  await voice();
  vi.stubGlobal("AudioContext", Context);
  vi.stubGlobal("Worker", Workshop);
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query.includes("coarse") }));
  Object.defineProperty(navigator, "vibrate", { configurable: true, value: vibrated });
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
  vi.spyOn(performance, "now").mockImplementation(() => (now += 100));
  vibrated.mockClear();
  started.length = 0;
  hand.touched = true;
  hidden = false;
});
afterEach(() => {
  device.volume = USUAL;
  device.silence = false;
  hand.touched = false;
  Reflect.deleteProperty(navigator, "vibrate");
  vi.unstubAllGlobals();
});

const heard = async (...wish: Parameters<typeof play>) => {
  const before = started.length;
  play(...wish);
  await new Promise((done) => setTimeout(done));
  return started.length - before;
};

describe("a sound", () => {
  test("waits a moment for what plays it, and no longer", async () => {
    const before = orders.length;
    const fresh = await anew["./play.ts"]!(); // here nothing has been fetched yet
    for (const name of ["bark", "bite", "gold", "key"] as const) fresh.speaker.play(name);
    expect(orders).toHaveLength(before);
    vi.spyOn(performance, "now").mockReturnValue((now += 250)); // the last of them is not old, the first is forgotten
    await fresh.voice();
    await new Promise((done) => setTimeout(done));
    expect(orders.slice(before).map(({ sound }) => sound)).toEqual(["gold", "key"]);
    expect(started).toHaveLength(2);
  });

  test("is not heard before the first touch", async () => {
    const before = [opened, orders.length];
    hand.touched = false;
    expect(await heard("card-laid")).toBe(0);
    feel({ sound: "my-turn" });
    expect([opened, orders.length]).toEqual(before);
    expect(vibrated).not.toHaveBeenCalled();
    document.body.click(); // of a script
    expect(await heard("card-laid")).toBe(0);
    hand.touched = true;
    expect(await heard("card-laid")).toBe(1);
  });

  test("is made once, and is a little different each time", async () => {
    for (let i = 0; i < 12; i++) expect(await heard("marble-clack", { from: 0.5 })).toBe(1);
    expect(orders.filter(({ sound }) => sound === "marble-clack")).toHaveLength(1);
    const rates = started.map(({ rate }) => rate);
    expect(new Set(rates).size).toBeGreaterThan(6);
    expect(Math.max(...rates)).toBeLessThanOrEqual(1.03);
    expect(Math.min(...rates)).toBeGreaterThanOrEqual(0.97);
    expect(started[0]!.pan).toBeCloseTo(0.35);
  });

  test("of a chain is in tune with the one before", async () => {
    await heard("explosion", { step: 1 });
    await heard("explosion", { step: 2 });
    expect(orders.filter(({ sound }) => sound === "explosion").map(({ step }) => step)).toEqual([1, 2]);
    expect(started[1]!.rate).toBe(started[0]!.rate);
  });

  test("is not heard twice in the same moment", async () => {
    vi.spyOn(performance, "now").mockReturnValue(1e6);
    expect(await heard("pawn-step")).toBe(1);
    expect(await heard("pawn-step")).toBe(0);
  });

  test("is not heard on a device that is silent, until it is louder again", async () => {
    device.silence = true;
    expect(gain).toBe(0);
    expect(localStorage.getItem("korsi-sound")).toBe("off");
    expect(await heard("card-laid")).toBe(0);
    device.volume = 80;
    expect(device.silence).toBe(false);
    expect(gain).toBeGreaterThan(1);
    expect(localStorage.getItem("korsi-volume")).toBe("80");
    expect(await heard("card-laid")).toBe(1);
    device.volume = 0;
    expect(await heard("card-laid")).toBe(0);
    device.silence = false;
    expect(gain).toBe(1);
  });

  test("is mixed only as long as there are sounds", async () => {
    expect(await heard("card-laid")).toBe(1);
    const context = contexts.at(-1)!;
    vi.useFakeTimers();
    play("gold");
    await vi.advanceTimersByTimeAsync(9_000);
    play("key");
    await vi.advanceTimersByTimeAsync(9_000);
    expect(context.state).toBe("running");
    await vi.advanceTimersByTimeAsync(2_000);
    expect(context.state).toBe("suspended");
    play("bark");
    expect(context.state).toBe("running");
    vi.useRealTimers();
  });

  test("of the board is not heard out of sight; who is awaited is called", async () => {
    hidden = true;
    expect(await heard("rockfall")).toBe(0);
    expect(await heard("my-turn")).toBe(1);
    expect(await heard("tea-glass")).toBe(1);
  });
});

describe("touch", () => {
  test("is felt on phones, unless it is switched off", () => {
    feel({ sound: "my-turn" });
    expect(vibrated).toHaveBeenCalledExactlyOnceWith([35, 70, 35]);
    device.vibration = false;
    feel({ sound: "bite" });
    expect(vibrated).toHaveBeenCalledOnce();
    device.vibration = true;
    feel({ sound: "bite" });
    expect(vibrated).toHaveBeenCalledTimes(2);
  });

  test("is not felt by those who want less motion, unless they choose it", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    device.vibration = true;
    expect(device.vibration).toBe(true);
    localStorage.removeItem("korsi-vibration");
    dispatchEvent(new StorageEvent("storage", { key: "korsi-vibration" }));
    expect(device.vibration).toBe(false);
  });
});
