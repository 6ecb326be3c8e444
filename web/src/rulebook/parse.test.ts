import { describe, expect, test } from "vitest";
import { type Block, parse, search } from "./parse";

const books = import.meta.glob<string>("../../../rulebook/*.md", { query: "?raw", import: "default", eager: true });
const rules = (blocks: Block[]) =>
  blocks.flatMap((block) => (block.kind === "item" && block.rule ? [block.label] : []));
const rulings = (blocks: Block[]) =>
  blocks.flatMap((block) => (block.kind === "item" && block.ruling ? [block.label] : []));

describe("the rulebook", () => {
  test("becomes data, never HTML", () => {
    const [block] = parse("- **SN-1** <img src=x> and *so* on (Ruling)");
    expect(block).toEqual({
      kind: "item",
      label: "SN-1",
      rule: true,
      ruling: "Ruling",
      plain: "<img src=x> and so on",
      pieces: [
        { text: "<img src=x> and ", style: "plain" },
        { text: "so", style: "emphasis" },
        { text: " on", style: "plain" },
      ],
    });
  });

  test("joins the lines of a paragraph", () => {
    expect(parse("# A\n\none\ntwo\n- three").map((block) => block.kind)).toEqual(["heading", "text", "item"]);
  });

  test("has the same rules and rulings in every language", () => {
    const english = Object.entries(books).filter(([file]) => file.endsWith(".en.md"));
    expect(english.length).toBeGreaterThan(0);
    for (const [file, text] of english) {
      const expected = parse(text);
      expect(rules(expected).length).toBeGreaterThan(0);
      for (const language of ["fa", "uk"]) {
        const blocks = parse(books[file.replace(".en.md", `.${language}.md`)]!);
        expect(rules(blocks)).toEqual(rules(expected));
        expect(rulings(blocks)).toEqual(rulings(expected));
      }
    }
  });
});

describe("the search", () => {
  const book = parse("# Game\n\n## Cards\n\n- **SN-1** کارت‌های ۱۰۴\n\n## End\n\n- **SN-9** The full row");

  test("finds rules with the heading above them", () => {
    expect(search(book, "full").map((block) => block.kind)).toEqual(["heading", "item"]);
    expect(search(book, "sn-9")).toHaveLength(2);
  });

  test("takes any digits and any kind of Persian letters", () => {
    expect(search(book, "104")).toHaveLength(2);
    expect(search(book, "كارت های")).toHaveLength(2);
  });

  test("finds nothing where there is nothing", () => {
    expect(search(book, "giraffe")).toEqual([]);
  });
});
