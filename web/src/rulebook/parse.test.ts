import { describe, expect, test } from "vitest";
import { type Block, grouped, parse, search } from "./parse";

const books = import.meta.glob<string>("../../../rulebook/*/{en,fa,uk}.md", { query: "?raw", import: "default", eager: true });
const items = (blocks: Block[]) => blocks.flatMap((block) => (block.kind === "item" ? [block] : []));
const rules = (blocks: Block[]) => items(blocks).flatMap(({ rule, label }) => (rule ? [label] : []));
const rulings = (blocks: Block[]) =>
  items(blocks).flatMap(({ id, pieces, more }) =>
    [...pieces, ...more.flatMap((inner) => inner.pieces)].flatMap(({ style }) => (style === "ruling" ? [id] : [])),
  );

describe("the rulebook", () => {
  test("becomes data, never HTML", () => {
    const [block] = parse("- **SN-1** <img src=x> and *so* on. (Ruling) More.");
    expect(block).toEqual({
      kind: "item",
      label: "SN-1",
      rule: true,
      id: "SN-1",
      more: [],
      plain: "<img src=x> and so on. Ruling More.",
      pieces: [
        { text: "<img src=x> and ", style: "plain" },
        { text: "so", style: "emphasis" },
        { text: " on. ", style: "plain" },
        { text: "Ruling", style: "ruling" },
        { text: " More.", style: "plain" },
      ],
    });
  });

  test("joins the lines of a paragraph", () => {
    expect(parse("# A\n\none\ntwo\n- three").map((block) => block.kind)).toEqual(["heading", "text", "item"]);
  });

  test("keeps the items of a rule inside it", () => {
    const [rule, next] = parse("- **BD-23** Four steps:\n  - split them (Ruling)\n  - all of them\n- **BD-24** Next.");
    expect(rule).toMatchObject({ label: "BD-23", plain: "Four steps:", more: [{ plain: "split them Ruling" }, { plain: "all of them" }] });
    expect(next).toMatchObject({ label: "BD-24", more: [] });
  });

  test("counts sentences, and a picture between them does not stop the count", () => {
    const blocks = parse("## Begin\n\n1. One.\n2. Two.\n\n![Look here.](rows-and-cards)\n\n3. Three.");
    expect(blocks[3]).toEqual({ kind: "picture", name: "rows-and-cards", caption: "Look here." });
    expect(grouped(blocks).map((group) => [group.kind, group.kind === "sentences" ? group.start : null])).toEqual([
      ["block", null],
      ["sentences", 1],
      ["block", null],
      ["sentences", 3],
    ]);
  });

  test("has places that are called the same in every language", () => {
    const [title, part, example] = parse("# ۶ نیمت!\n\n## مثال‌ها\n\n- **مثال ۱** سلام");
    expect([title, part, example].map((block) => block && "id" in block && block.id)).toEqual(["top", "part-1", "example-1"]);
  });

  test("has the same rules and rulings in every language", () => {
    const english = Object.entries(books).filter(([file]) => file.endsWith("/en.md"));
    expect(english.length).toBeGreaterThan(0);
    for (const [file, text] of english) {
      const expected = parse(text);
      expect(rules(expected).length).toBeGreaterThan(0);
      for (const language of ["fa", "uk"]) {
        const blocks = parse(books[file.replace("/en.md", `/${language}.md`)]!);
        expect(rules(blocks)).toEqual(rules(expected));
        expect(rulings(blocks)).toEqual(rulings(expected));
      }
    }
  });
});

describe("the search", () => {
  const book = parse("# Game\n\n## Cards\n\n- **SN-1** کارت‌های ۱۰۴\n\n## End\n\n- **SN-9** The full row\n  - takes five\n\n![It is full.](full)\n\n![Another.](other)");

  test("finds rules with the heading above them and their picture below", () => {
    expect(search(book, "row").map((block) => block.kind)).toEqual(["heading", "item", "picture", "picture"]);
    expect(search(book, "another").map((block) => block.kind)).toEqual(["heading", "picture"]);
    expect(search(book, "takes five")[1]).toMatchObject({ label: "SN-9" });
    expect(search(book, "sn-9")[1]).toMatchObject({ label: "SN-9" });
  });

  test("takes any digits and any kind of Persian letters", () => {
    expect(search(book, "104")).toHaveLength(2);
    expect(search(book, "كارت های")).toHaveLength(2);
  });

  test("finds nothing where there is nothing", () => {
    expect(search(book, "giraffe")).toEqual([]);
  });
});
