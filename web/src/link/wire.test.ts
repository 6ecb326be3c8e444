import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Answered, Asked, TableInfo, Welcome } from "../protocol/types";
import { type Goodbye, type LinkState, Wire } from "./wire";

class FakeSocket {
  static made: FakeSocket[] = [];
  static readonly OPEN = 1;
  readyState = 1;
  sent: Asked[] = [];
  onmessage: ((frame: { data: string | ArrayBuffer }) => void) | null = null;
  onclose: ((close: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.made.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Asked);
  }
  close() {
    this.readyState = 3;
  }
  says(answer: Answered) {
    this.onmessage?.({ data: JSON.stringify(answer) });
  }
  drops(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  get moves() {
    return this.sent.filter((ask) => ask.do === "move");
  }
}

const table: TableInfo = {
  id: "abcd1234",
  game: "six-nimmt",
  seats: 2,
  options: {},
  open: false,
  status: "playing",
  sitters: [],
  watching: 0,
  delay: 0,
  audience: [],
  language: null,
  rematch: null,
  hushed: false,
  hurried: false,
  onlookers: "speak",
  fair: null,
  at_once: false,
  hints: "everyone",
  preview: "everyone",
};
const welcome = (number: number): Welcome => ({
  say: "welcome",
  table,
  seat: 0,
  host: true,
  name: "Ada",
  number,
  view: {},
  legal: [],
  undoable: false,
  missed: [],
  chat: [],
});

let heard: Answered[];
let states: [LinkState, Goodbye | null][];
let wire: Wire;
const socket = () => FakeSocket.made.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.made = [];
  heard = [];
  states = [];
  wire = new Wire(
    "abcd1234",
    { said: (answer) => heard.push(answer), state: (...state) => states.push(state) },
    () => 0,
  );
  wire.open();
});

afterEach(() => {
  wire.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("the wire", () => {
  test("names no number when it has heard nothing", () => {
    expect(socket().url).toMatch(/^ws:\/\/.*\/ws\/abcd1234\?views=changes$/);
  });

  test("comes back after a loss and names the last number", () => {
    socket().says(welcome(7));
    socket().drops();
    expect(states.at(-1)).toEqual(["reconnecting", null]);
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.made).toHaveLength(2);
    expect(socket().url).toMatch(/&after=7$/);
  });

  test("waits longer after each failure, but not for ever", () => {
    const waits = Array.from({ length: 8 }, () => {
      const before = FakeSocket.made.length;
      socket().drops();
      let waited = 0;
      while (FakeSocket.made.length === before) {
        vi.advanceTimersByTime(100);
        waited += 100;
      }
      return waited;
    });
    expect(waits[0]).toBe(200);
    expect(waits[3]).toBe(1600);
    expect(waits.at(-1)).toBe(7500);
  });

  test("comes back at once when the server restarts", () => {
    socket().says(welcome(0));
    socket().drops(1012);
    vi.advanceTimersByTime(100);
    expect(FakeSocket.made).toHaveLength(2);
  });

  test("connects again when it sees a gap, and tells nobody of what came after it", () => {
    socket().says(welcome(4));
    socket().says({ say: "events", first: 5, events: [{ event: "a" }], view: {}, legal: [], undoable: false });
    socket().says({ say: "events", first: 8, events: [{ event: "b" }], view: {}, legal: [], undoable: false });
    expect(heard.filter(({ say }) => say === "events")).toHaveLength(1);
    expect(socket().url).toMatch(/&after=5$/);
  });

  test("connects again where a change does not fit, and asks for whole views where none does", () => {
    for (const views of ["changes", "changes", "whole"]) {
      expect(socket().url).toContain(`?views=${views}`);
      socket().says(welcome(5));
      socket().onmessage?.({ data: new ArrayBuffer(20) });
    }
    expect(heard.map(({ say }) => say)).toEqual(["welcome", "welcome", "welcome"]);
    expect(states.at(-1)).toEqual(["reconnecting", null]);
    expect(socket().url).toMatch(/views=whole&after=5$/);
  });

  test("sends an unanswered move again with the same id", () => {
    socket().says(welcome(0));
    const id = wire.move({ do: "choose", card: 3 });
    socket().drops();
    vi.advanceTimersByTime(1000);
    expect(socket().moves).toEqual([]);
    socket().says(welcome(0));
    expect(socket().moves).toEqual([{ do: "move", id, move: { do: "choose", card: 3 } }]);
  });

  test.each(["done", "refused", "fault"])("does not send a move again after %s", (say) => {
    socket().says(welcome(0));
    const id = wire.move({ do: "choose", card: 3 });
    const answers: Record<string, Answered> = {
      done: { say: "done", id, number: 1 },
      refused: { say: "refused", id, rule: "SN-5", why: "x", data: {} },
      fault: { say: "fault", id, why: "x", data: {} },
    };
    socket().says(answers[say]!);
    socket().drops();
    vi.advanceTimersByTime(1000);
    socket().says(welcome(1));
    expect(socket().moves).toEqual([]);
  });

  test("sends an unanswered undo again as it was, about what was seen then", () => {
    socket().says(welcome(3));
    const id = wire.undo();
    socket().drops();
    vi.advanceTimersByTime(1000);
    socket().says(welcome(4));
    expect(socket().sent).toEqual([{ do: "undo", id, after: 3 }]);
    socket().says({ say: "done", id, number: 4 });
    socket().drops();
    vi.advanceTimersByTime(1000);
    socket().says(welcome(4));
    expect(socket().sent).toEqual([]);
  });

  test("keeps a move that was made while nobody listened", () => {
    const id = wire.move({ do: "choose", card: 9 });
    expect(wire.say({ do: "hint" })).toBe(false);
    socket().says(welcome(0));
    expect(socket().moves.map((move) => move.id)).toEqual([id]);
  });

  test("gives up on a link that answers no ping", () => {
    socket().says(welcome(0));
    vi.advanceTimersByTime(15_000);
    expect(socket().sent.at(-1)).toMatchObject({ do: "ping" });
    vi.advanceTimersByTime(8_000);
    expect(states.at(-1)).toEqual(["reconnecting", null]);
  });

  test("hangs up where it rings and nobody answers, and rings again", () => {
    socket().says(welcome(3));
    socket().drops();
    vi.advanceTimersByTime(200);
    const deaf = socket();
    vi.advanceTimersByTime(12_000 + 400);
    expect(deaf.readyState).toBe(3);
    expect(FakeSocket.made).toHaveLength(3);
    socket().says(welcome(3));
    expect(states.at(-1)).toEqual(["open", null]);
  });

  test("keeps a link that answers", () => {
    socket().says(welcome(0));
    vi.advanceTimersByTime(15_000);
    socket().says({ say: "pong", at: 1 });
    vi.advanceTimersByTime(9_000);
    expect(FakeSocket.made).toHaveLength(1);
  });

  test("does not come back to a table that is not there", () => {
    socket().drops(4404);
    expect(states.at(-1)).toEqual(["closed", "no-table"]);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(1);
  });

  test("does not come back to a table that can't be opened", () => {
    socket().drops(4410);
    expect(states.at(-1)).toEqual(["closed", "closed-table"]);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(1);
  });

  test("waits for the network when there is none", () => {
    socket().says(welcome(2));
    dispatchEvent(new Event("offline"));
    expect(states.at(-1)).toEqual(["offline", null]);
    dispatchEvent(new Event("online"));
    expect(socket().url).toMatch(/&after=2$/);
  });
});
