import { beforeEach, describe, expect, test, vi } from "vitest";
import { Wire } from "../link/wire";
import { remember, remembered, rememberedBy } from "../parts/tables";
import { bot, person, tableOf, viewOf, welcomeTo } from "../testing/tables";
import { speak } from "../words/words.svelte";
import { Sitting } from "./sitting.svelte";

const table = tableOf([person("Ada"), bot]);
const events = (first: number, ...names: string[]) => ({
  say: "events" as const,
  first,
  events: names.map((event) => ({ event })),
  view: viewOf(),
  legal: [{ do: "choose", card: 5 }],
  undoable: false,
});

let sitting: Sitting;

beforeEach(async () => {
  await speak("en");
  sitting = new Sitting("abcd1234");
});

describe("the commitment of a table", () => {
  const [early, late] = ["ab".repeat(32), "cd".repeat(32)];
  const at = (status: "waiting" | "playing", commitment: string) =>
    welcomeTo(tableOf([person("Ada"), person("Mina")], { status, fair: { commitment, parts: [] } }));

  test("is remembered as it was shown before the start, whatever is shown later", () => {
    sitting.hear(at("waiting", early));
    sitting.hear(at("waiting", late));
    sitting.hear(at("playing", late));
    expect(remembered(sitting.id)?.commitment).toBe(early);
    expect(rememberedBy(early)?.part).toBe(remembered(sitting.id)!.part);
    expect(rememberedBy(late)).toBeUndefined();
  });

  test("that was shown only after the start proves nothing, and is not remembered", () => {
    sitting.hear(at("playing", late));
    expect(remembered(sitting.id)?.commitment).toBeUndefined();
  });
});

describe("the part of this device", () => {
  const commitment = "ab".repeat(32);
  const at = (status: "waiting" | "playing", seat: number | null, ...parts: { seat: number; part: string }[]) =>
    welcomeTo(tableOf([person("Ada"), person("Mina")], { status, fair: { commitment, parts } }), { seat });

  beforeEach(() => {
    remember(sitting.id, { part: undefined });
    sitting.hear(at("waiting", 0));
  });

  test("is remembered once it has been added", () => {
    const part = remembered(sitting.id)!.part!;
    sitting.hear(at("waiting", 0, { seat: 0, part }));
    sitting.hear(at("playing", 0, { seat: 0, part }));
    expect(remembered(sitting.id)?.part).toBe(part);
  });

  test("is not looked for in the file where another device's came first", () => {
    sitting.hear(at("waiting", 0, { seat: 0, part: "cd".repeat(32) }));
    expect(remembered(sitting.id)?.part).toBeUndefined();
  });

  test("is not looked for by somebody who stood up and does not play", () => {
    sitting.hear(at("waiting", null));
    expect(remembered(sitting.id)?.part).toBeDefined();
    sitting.hear(at("playing", null));
    expect(remembered(sitting.id)?.part).toBeUndefined();
  });

  test("is missed where it was shown before the start, and then was another", () => {
    const part = remembered(sitting.id)!.part!;
    sitting.hear(at("waiting", 0, { seat: 0, part }));
    sitting.hear(at("playing", 0, { seat: 0, part: "cd".repeat(32) }));
    expect(remembered(sitting.id)?.part).toBe(part);
  });
});

describe("a sitting", () => {
  test("takes in everything at the welcome", () => {
    sitting.hear(welcomeTo(table, { number: 2, view: viewOf(), missed: [{ event: "a" }, { event: "b" }] }));
    expect(sitting.log.map(({ number }) => number)).toEqual([1, 2]);
    expect(sitting.names).toEqual(["Ada", "Basil"]);
    expect(sitting.mine).toBe(true);
    expect(sitting.missed).toEqual([]);
  });

  test("lists no event twice", () => {
    sitting.hear(welcomeTo(table, { number: 1, view: viewOf(), missed: [{ event: "a" }] }));
    sitting.hear(events(1, "a", "b"));
    expect(sitting.log.map(({ event }) => event.event)).toEqual(["a", "b"]);
  });

  test("tells what was missed since the last visit", () => {
    remember("abcd1234", { seen: 1 });
    sitting.hear(welcomeTo(table, { number: 3, missed: [{ event: "a" }, { event: "b" }, { event: "c" }] }));
    expect(sitting.missed.map(({ event }) => event.event)).toEqual(["b", "c"]);
  });

  test("shows what a short loss of the link missed as it happens", () => {
    sitting.hear(welcomeTo(table, { view: viewOf() }));
    sitting.linked("open", null);
    sitting.linked("reconnecting", null);
    sitting.hear(welcomeTo(table, { number: 1, view: viewOf(), missed: [{ event: "a" }] }));
    expect(sitting.happened).toEqual({ first: 1, events: [{ event: "a" }] });
    expect(sitting.missed).toEqual([]);
  });

  test("tells what a long loss of the link missed", () => {
    vi.useFakeTimers();
    sitting.hear(welcomeTo(table, { view: viewOf() }));
    sitting.linked("open", null);
    sitting.linked("reconnecting", null);
    vi.advanceTimersByTime(60_000);
    sitting.hear(welcomeTo(table, { number: 1, view: viewOf(), missed: [{ event: "a" }] }));
    vi.useRealTimers();
    expect(sitting.missed).toHaveLength(1);
  });

  test("says that the log has a hole when there was too much to tell", () => {
    sitting.hear(welcomeTo(table, { number: 5000, view: viewOf(), missed: null }));
    expect(sitting.holed).toBe(true);
    expect(sitting.log).toEqual([]);
  });

  test("keeps a refusal until something happens", () => {
    sitting.hear({ say: "refused", id: "x", rule: "SN-5", why: "six-nimmt-not-in-hand", data: { card: 55 } });
    expect(sitting.refused?.rule).toBe("SN-5");
    sitting.hear(events(1, "a"));
    expect(sitting.refused).toBeNull();
  });

  test("takes a move back once, only where the server says that it can be", () => {
    const asked = vi.spyOn(Wire.prototype, "undo").mockReturnValue("u");
    sitting.hear(welcomeTo(table, { number: 1, view: viewOf() }));
    sitting.undo();
    expect(asked).not.toHaveBeenCalled();
    sitting.hear({ ...events(2, "put"), undoable: true });
    sitting.undo();
    sitting.undo();
    expect(asked).toHaveBeenCalledTimes(1);
    sitting.hear({ ...events(3, "undone"), undoable: true });
    sitting.hear({ say: "done", id: "u", number: 3 });
    sitting.undo();
    expect(asked).toHaveBeenCalledTimes(2);
    expect(sitting.log.map(({ event }) => event.event)).toEqual(["put", "undone"]);
    asked.mockRestore();
  });

  test("counts what others say as unread, but not the own words", () => {
    const line = { number: 1, seat: 1, name: "Basil", text: "hi", preset: null, earlier: false, aside: false };
    sitting.hear(welcomeTo(table));
    sitting.hear({ say: "chat", line });
    sitting.hear({ say: "chat", line: { ...line, number: 2, seat: 0 } });
    expect(sitting.unread).toBe(1);
  });

  test("puts what was said aside where it was said", () => {
    const line = { number: 2, seat: 1, name: "Basil", text: "hi", preset: null, earlier: false, aside: false };
    sitting.hear(welcomeTo(table));
    sitting.hear({ say: "chat", line });
    sitting.hear({ say: "chat", line: { ...line, number: 1, seat: null, name: "Eve", aside: true } });
    sitting.hear({ say: "chat", line: { ...line, number: 1, seat: null, name: "Eve", aside: true } });
    expect(sitting.chat.map(({ number }) => number)).toEqual([1, 2]);
  });

  test("gathers the ends of rounds for the score sheet", () => {
    sitting.hear(welcomeTo(table, { number: 2, missed: [{ event: "placed" }, { event: "round-ended", round: 1 }] }));
    expect(sitting.rounds).toEqual([{ event: "round-ended", round: 1 }]);
  });
});

describe("one of several at a device", () => {
  const shared = [{ person: 1, seat: 0 }, { person: 2, seat: 1 }];
  const table = tableOf([person("Ada"), person("Sara")]);
  const events = [{ event: "a" }, { event: "b" }, { event: "c" }];
  const come = (who: number, shown = 0) => {
    const sitting = new Sitting("abcd1234", who, shown);
    sitting.hear(welcomeTo(table, { seat: who - 1, shared, number: 3, view: viewOf(), missed: events }));
    return sitting.missed.map(({ event }) => event.event);
  };

  test("is told what the others did, once, and not what all have seen", () => {
    expect(come(1, 2)).toEqual(["c"]);
    expect(come(2)).toEqual(["a", "b", "c"]);
    expect(come(2)).toEqual([]);
  });

  test("keeps the part that the device gave, though nobody in particular holds it", () => {
    remember("abcd1234", { part: "ab", commitment: "x" });
    const open = new Sitting("abcd1234");
    open.hear(welcomeTo({ ...table, fair: { commitment: "x", parts: [{ seat: 0, part: "ab" }] } }, { seat: null, shared, view: viewOf({ seat: null }) }));
    expect(remembered("abcd1234")?.part).toBe("ab");
    expect([open.plays, open.seat]).toEqual([true, null]);
  });
});
