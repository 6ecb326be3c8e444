/** The rulebook's markdown: headings, paragraphs, numbered sentences, items that may begin with a
 * rule's ID and have items of their own, pictures, and emphasis. It becomes data, never HTML, so
 * nothing in it can do more than be read. */

export interface Piece {
  text: string;
  /** "ruling": the sentence before it is a decision of ours. */
  style: "plain" | "strong" | "emphasis" | "ruling";
}

export interface Written {
  pieces: Piece[];
  plain: string;
}

export interface Heading {
  kind: "heading";
  level: number;
  text: string;
  /** The same in every language. */
  id: string;
}

export interface Item extends Written {
  kind: "item";
  label: string | null;
  rule: boolean;
  /** A rule's own ID, or the example's number; the same in every language. */
  id: string | null;
  more: Written[];
}

export type Block =
  | Heading
  | Item
  | ({ kind: "text" } & Written)
  | ({ kind: "sentence"; number: number } & Written)
  | { kind: "picture"; name: string; caption: string };

const ID = /^[A-Z]{2}-\d+$/;
const PICTURE = /^!\[(.+)\]\(([a-z-]+)\)$/;
const SENTENCE = /^([0-9]+)\.\s+/;
const BEGINS = /^(?:#{1,4}|[-*]|[0-9]+\.)\s/;
/** Emphasis, and how each language marks a decision of ours where the printed rules are silent. */
const PARTS = /(\*\*[^*]+\*\*|\*[^*]+\*|\((?:Ruling|تصمیم ما|Наше рішення)\))/;

export function parse(source: string): Block[] {
  const blocks: Block[] = [];
  let [parts, examples] = [0, 0];
  for (const { text, inner } of lines(source)) {
    const last = blocks.at(-1);
    const heading = /^(#{1,4})\s+(.*)$/.exec(text);
    const picture = PICTURE.exec(text);
    const number = SENTENCE.exec(text)?.[1];
    if (heading) {
      const level = heading[1]!.length;
      blocks.push({ kind: "heading", level, text: heading[2]!, id: level === 1 ? "top" : `part-${++parts}` });
    } else if (picture) blocks.push({ kind: "picture", caption: picture[1]!, name: picture[2]! });
    else if (inner && last?.kind === "item") last.more.push(written(text.replace(/^-\s+/, "")));
    else if (number) blocks.push({ kind: "sentence", number: Number(number), ...written(text.replace(SENTENCE, "")) });
    else if (/^[-*]\s+/.test(text)) {
      const made = item(text.replace(/^[-*]\s+/, ""));
      blocks.push(made);
      if (made.label) made.id = made.rule ? made.label : `example-${++examples}`;
    } else blocks.push({ kind: "text", ...written(text) });
  }
  return blocks;
}

/** Headings, pictures, items and paragraphs, each on one line again; `inner` items are set in. */
function lines(source: string): { text: string; inner: boolean }[] {
  const found: { text: string; inner: boolean }[] = [];
  let open = false;
  for (const raw of source.split(/\r?\n/)) {
    const text = raw.trim();
    if (text === "") open = false;
    else if (open && !BEGINS.test(text) && !PICTURE.test(text)) found.at(-1)!.text += ` ${text}`;
    else {
      found.push({ text, inner: /^\s+-\s/.test(raw) });
      open = !text.startsWith("#") && !PICTURE.test(text);
    }
  }
  return found;
}

function item(text: string): Item {
  const [, label = null, rest = text] = /^\*\*([^*]+)\*\*\s*(.*)$/.exec(text) ?? [];
  return { kind: "item", label, rule: label !== null && ID.test(label), id: null, more: [], ...written(rest) };
}

function written(text: string): Written {
  const pieces: Piece[] = [];
  for (const part of text.split(PARTS)) {
    if (part.startsWith("**")) pieces.push({ text: part.slice(2, -2), style: "strong" });
    else if (part.startsWith("*")) pieces.push({ text: part.slice(1, -1), style: "emphasis" });
    else if (PARTS.test(part)) pieces.push({ text: part.slice(1, -1), style: "ruling" });
    else if (part) pieces.push({ text: part, style: "plain" });
  }
  return { pieces, plain: pieces.map((piece) => piece.text).join("") };
}

/** Blocks that contain all the words, with the headings above them and their pictures below. */
export function search(blocks: Block[], wish: string): Block[] {
  const wanted = folded(wish).split(" ").filter(Boolean);
  if (wanted.length === 0) return blocks;
  const found: Block[] = [];
  let heading: Block | null = null;
  let above: Block | null = null;
  for (const block of blocks) {
    if (block.kind === "heading") heading = block;
    else {
      const text = folded(textOf(block));
      const its = block.kind === "picture" && above !== null && above === found.at(-1);
      if (its || wanted.every((word) => text.includes(word))) {
        if (heading) found.push(heading);
        heading = null;
        found.push(block);
      }
    }
    above = block;
  }
  return found;
}

function textOf(block: Exclude<Block, Heading>): string {
  if (block.kind === "picture") return block.caption;
  if (block.kind !== "item") return block.plain;
  return [block.label ?? "", block.plain, ...block.more.map(({ plain }) => plain)].join(" ");
}

/** Letters as people type them: any digits, Arabic letters for Persian ones, no joiners. */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/ي/g, "ی")
    .replace(/ك/g, "ک")
    .replace(/\u200c/g, " ")
    .replace(/[ʼ']/g, "’")
    .replace(/\s+/g, " ")
    .trim();
}

/** From one heading to the next; the title begins the first. */
export function chapters(blocks: Block[]): Block[][] {
  const all: Block[][] = [];
  for (const block of blocks) {
    if (all.length === 0 || (block.kind === "heading" && block.level > 1)) all.push([]);
    all.at(-1)!.push(block);
  }
  return all;
}

/** What is shown in one piece: lists of sentences or tips, and everything else alone. */
export type Group =
  | { kind: "sentences"; start: number; sentences: Written[] }
  | { kind: "tips"; tips: Item[] }
  | { kind: "block"; block: Block };

export function grouped(blocks: Block[]): Group[] {
  const groups: Group[] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (block.kind === "sentence") {
      if (last?.kind === "sentences") last.sentences.push(block);
      else groups.push({ kind: "sentences", start: block.number, sentences: [block] });
    } else if (block.kind === "item" && block.label === null) {
      if (last?.kind === "tips") last.tips.push(block);
      else groups.push({ kind: "tips", tips: [block] });
    } else groups.push({ kind: "block", block });
  }
  return groups;
}
