import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Json } from "../games/board";
import type { Step } from "../protocol/types";
import { say, sayable, speak } from "../words/words.svelte";
import { hexOf, textBytes } from "./bytes";
import { streamsOf } from "./chance";
import { check, commitmentOf, type Finding, seedOf } from "./check";
import { dealOf, isSeen, type Table } from "./deal";
import { damageOf, opened, shaped, textOf } from "./file";
import { speakOfFairness } from "./words";

/** What `web/made.py` has from the engine: beginnings of games, and a file with what its damage is called. */
interface Made {
  deals: { position: Json & Table & { game: string; seed: string }; steps: Pick<Step, "events" | "views">[] }[];
  file: { text: string; damaged: [at: number, byte: number, name: string, number: number | null][] };
}
const made = Object.values(import.meta.glob<Made>("../games/*/fair.json", { import: "default", eager: true }));
const files = made.map(({ file }) => ({ game: gameIn(file.text), ...file }));
const deals = made.flatMap(({ deals }) => deals);

function gameIn(text: string): string {
  return String(opened(textBytes(text))["game"]);
}

const fileOf = (text: string) => shaped(opened(textBytes(text)));
const unknown = { witness: () => ({}), game: null, steps: null };
const keys = (findings: Finding[]) => findings.map(({ mark, key }) => `${mark} ${key}`);
/** The file with something else in it, its digests made anew: a lie, not an accident. */
const lied = async (text: string, change: (file: ReturnType<typeof fileOf>) => void) => {
  const file = fileOf(text);
  change(file);
  return textBytes(await textOf(file as unknown as Json));
};

beforeEach(() => vi.stubGlobal("fetch", () => Promise.resolve())); // the server is there
afterEach(() => vi.unstubAllGlobals());

beforeAll(async () => {
  await speak("en");
  await speakOfFairness();
});

describe("chance", () => {
  test("has the words that the docs name", async () => {
    const chance = (await streamsOf(hexOf(Uint8Array.from({ length: 32 }, (_, at) => at))))(1);
    const words: string[] = [];
    for (let n = 0; n < 10; n++) words.push((await chance.word()).toString(16).padStart(8, "0"));
    expect(words.join(" ")).toBe("35f93346 fcf29377 a72455a4 b0d41acc ed2576b6 ebecd26f 1563db3e 1ff8a01f 6c7018a7 7cbdaeea");
  });

  test("draws again where a number would be likelier than another", async () => {
    const blocks = Uint8Array.from({ length: 32 }, (_, at) => (at < 4 ? 0 : 0x80));
    const { Chance } = await import("./chance");
    const chance = new Chance(() => Promise.resolve(blocks), 0);
    expect(await chance.below(3)).toBe(1); // the first word, 0, is one too many
  });

  test("makes commitment and seed as the docs have them", async () => {
    const secret = hexOf(Uint8Array.from({ length: 32 }, (_, at) => at));
    expect(await commitmentOf(secret)).toBe("57de472008468df8a669efc6df67ee69e23f13edce61161d807440535306a73d");
    const parts = [{ seat: 0, part: "ab".repeat(32) }, { seat: 2, part: "cd".repeat(32) }];
    expect(await seedOf({ game: "six-nimmt" }, { secret, parts })).toBe("dc3aee38ee500b73b8166c7c6fc0504af682d76525e0aef553dba99fc59de54d");
  });
});

describe("the first deal", () => {
  test.each(deals.map((deal) => [`${deal.position.game}, seats ${deal.position.seats}, ${JSON.stringify(deal.position.options)}`, deal] as const))(
    "is the engine's: %s",
    async (_, { position, steps }) => {
      const deal = (await dealOf(position.game))!;
      const dealt = await deal(await streamsOf(position.seed), position);
      expect(isSeen(dealt, steps)).toBe(true);
      const other = await deal(await streamsOf("00".repeat(32)), position);
      expect(isSeen(other, steps)).toBe(dealt.views.length === 0); // of open cards there is no deal
      for (const { pieces } of dealt.portions) for (const piece of pieces) expect(piece).not.toMatch(/-[a-z]/);
    },
  );

  test("is seen in every view, not only in one", async () => {
    const { position, steps } = deals.find(({ steps }) => steps[0]!.views.length > 1 && "hand" in steps[0]!.views[1]!)!;
    const dealt = await (await dealOf(position.game))!(await streamsOf(position.seed), position);
    const [first, ...later] = steps;
    const views = first!.views.map((view, seat) => (seat === 1 ? { ...view, hand: [] } : view));
    expect(isSeen(dealt, [{ ...first!, views }, ...later])).toBe(false);
    expect(isSeen(dealt, [])).toBe(false);
  });
});

describe.each(files)("a file of $game", ({ game, text, damaged }) => {
  test("that is whole is written again byte for byte", async () => {
    expect(await textOf(opened(textBytes(text)))).toBe(text);
    expect(await damageOf(textBytes(text))).toBeNull();
  });

  test("names the section of a changed byte as the engine does", async () => {
    expect(damaged.length).toBeGreaterThan(100);
    for (const [at, byte, name, number] of damaged) {
      const bytes = textBytes(text);
      bytes[at] = byte;
      expect(await damageOf(bytes), `byte ${at}`).toEqual({ name, number });
    }
  });

  test("names every line, whatever happens to it", async () => {
    const lines = text.split("\n").slice(0, -1);
    const names = ["heading", "people", "commitment", "part 0", "part 1", "secret", "seed", ...fileOf(text).moves.map((_, at) => `move ${at + 1}`), "digests"];
    expect(lines.length).toBe(names.length);
    for (const [at, line] of lines.entries()) {
      const middle = Math.floor(line.length / 2);
      for (const change of [line.slice(1), line.slice(0, -1), line.slice(0, middle) + "\u0000" + line.slice(middle + 1), "", `${line}x`]) {
        const broken = textBytes(lines.with(at, change).map((line) => `${line}\n`).join(""));
        const { findings } = await check(broken, unknown);
        const [name, number] = names[at]!.split(" ");
        const shown = number === undefined ? {} : { number: Number(number) + (name === "part" ? 1 : 0) };
        expect(findings, `${at}: ${change.slice(0, 30)}`).toMatchObject([{ mark: "wrong", key: `verify-changed-${name}`, data: shown }]);
      }
    }
  });

  test("that is cut off, or has more at its end, is named", async () => {
    for (const change of [text.slice(0, -1), text.slice(0, text.length / 2), `${text}\n`, `${text}x`, text.replace(/\n"seed.*/, "")]) {
      expect(keys((await check(textBytes(change), unknown)).findings)[0]).toMatch(/^wrong verify-changed-/);
    }
  });

  test("that says the same in another layout is named by its line", async () => {
    const line = text.split("\n").findIndex((line) => line.startsWith('"people"')) + 1;
    expect(await damageOf(textBytes(text.replace('"people":[', '"people": [')))).toEqual({ name: "form", number: line });
  });

  test("proves its deal, to who saw it and to who did not", async () => {
    const { fair } = fileOf(text);
    const bytes = textBytes(text);
    const told = await check(bytes, unknown);
    expect(keys(told.findings)).toEqual([
      "proved verify-whole",
      "proved fair-commitment",
      "unknown fair-not-seen",
      "proved fair-parts",
      "unknown fair-no-part-here",
      "proved fair-seed",
      "proved fair-cards-follow",
    ]);
    expect(told.people).toEqual(fileOf(text).people);
    const seen = await check(bytes, { witness: () => ({ commitment: fair!.commitment, part: fair!.parts[1]!.part }), game, steps: null });
    expect(seen.findings.map(({ mark }) => mark)).toEqual(Array.from({ length: 7 }, () => "proved"));
    for (const { key } of [...told.findings, ...seen.findings]) expect(sayable(key), key).toBe(true);
  });

  test("whose replay shows other cards is not believed", async () => {
    const other = deals.find(({ position }) => position.game === game);
    const { findings } = await check(textBytes(text), { ...unknown, steps: other!.steps });
    expect(keys(findings).at(-1)).toBe("wrong fair-cards-other");
  });

  test("of another game, or of another table, is not this one", async () => {
    const bytes = textBytes(text);
    expect(keys((await check(bytes, { ...unknown, game: "go-fish" })).findings).at(-1)).toBe("wrong fair-other-game");
    const other = await check(bytes, { ...unknown, witness: () => ({ commitment: "0".repeat(64) }) });
    expect(keys(other.findings).at(-1)).toBe("wrong fair-seen-other");
    const stranger = await check(bytes, { ...unknown, witness: () => ({ part: "0".repeat(64) }) });
    expect(keys(stranger.findings)).toContain("wrong fair-own-part-missing");
  });

  test("that lies is found out, whoever made its digests anew", async () => {
    const wrong = async (change: Parameters<typeof lied>[1]) => {
      const last = (await check(await lied(text, change), unknown)).findings.at(-1)!;
      expect(last.mark).toBe("wrong");
      expect(sayable(last.key), last.key).toBe(true);
      return say(last.key, last.data);
    };
    expect(await wrong((file) => (file.fair!.secret = "ab".repeat(32)))).toContain("not the one that the table had committed itself to");
    expect(await wrong((file) => (file.fair!.secret = "AB".repeat(32)))).toContain("The secret in this file is not one");
    expect(await wrong((file) => (file.fair!.commitment = "ab".repeat(32)))).toContain("committed itself to");
    expect(await wrong((file) => (file.fair!.parts[1]!.part = "short"))).toContain("The part of seat 2");
    expect(await wrong((file) => file.fair!.parts.reverse())).toContain("The part of seat 1");
    expect(await wrong((file) => (file.fair!.parts[1]!.seat = 99))).toContain("The part of seat 100");
    expect(await wrong((file) => (file.fair!.parts[1]!.part = "00".repeat(32)))).toContain("does not follow");
    expect(await wrong((file) => file.fair!.parts.pop())).toContain("does not follow");
    expect(await wrong((file) => (file.seed = "00".repeat(32)))).toContain("does not follow");
    expect(await wrong((file) => (file.seed = 7))).toContain("does not follow");
  });
});

test("what is no game file, or an older or newer one, is said to be so", async () => {
  const [{ text } = { text: "" }] = files;
  const only = async (given: string) => keys((await check(textBytes(given), unknown)).findings);
  expect(await only("hello")).toEqual(["wrong fair-no-file"]);
  expect(await only("[]")).toEqual(["wrong fair-no-file"]);
  expect(await only("{}")).toEqual(["wrong fair-no-file"]);
  const { fair, digests, people, file, ...record } = fileOf(text);
  expect([fair, digests, people, file].every(Boolean)).toBe(true);
  expect(await only(JSON.stringify(record))).toEqual(["unknown verify-no-proof"]);
  expect(await only(text.replace('"file":2', '"file":4'))).toEqual(["wrong verify-version"]);
  const early = await lied(text, (file) => Object.assign(file, { file: 3, ended: { why: "agreed", lost: [1] } }));
  const found = (await check(early, unknown)).findings;
  expect(keys(found).slice(0, 3)).toEqual(["proved verify-whole", "unknown verify-ended-agreed", "unknown verify-seat-lost"]);
  expect(found.slice(0, 3).every(({ key, data }) => say(key, data).length > 20)).toBe(true);
  expect(await only(new TextDecoder().decode(early).replace('"lost":[1]', '"lost":[0]'))).toEqual(["wrong verify-changed-ended"]);
  const unproved = await lied(text, (file) => delete file.fair);
  expect(keys((await check(unproved, unknown)).findings)).toEqual(["proved verify-whole", "unknown verify-no-proof"]);
});

test("the cards of a game from another package are left to korsi verify", async () => {
  const [{ text } = { text: "" }] = files;
  const file = fileOf(text);
  const seed = await seedOf({ game: "go-fish" }, file.fair!);
  const bytes = await lied(text, (file) => Object.assign(file, { game: "go-fish", seed }));
  expect(keys((await check(bytes, unknown)).findings).at(-1)).toBe("unknown fair-cards-elsewhere");
});
