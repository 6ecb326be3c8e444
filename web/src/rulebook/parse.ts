/** The rulebook's markdown: headings, paragraphs, list items that may begin with a rule's ID, and
 * emphasis. It becomes data, never HTML, so nothing in it can do more than be read. */

export interface Piece {
  text: string;
  style: "plain" | "strong" | "emphasis";
}

export type Block =
  | { kind: "heading"; level: number; text: string }
  | { kind: "text"; pieces: Piece[]; plain: string }
  | { kind: "item"; label: string | null; rule: boolean; ruling: string | null; pieces: Piece[]; plain: string };

/** How each language marks a decision of ours where the printed rules are silent. */
const RULING = /\s*\((Ruling|تصمیم ما|Наше рішення)\)$/;
const ID = /^[A-Z]{2}-\d+$/;

export function parse(source: string): Block[] {
  const blocks: Block[] = [];
  for (const paragraph of lines(source)) {
    const heading = /^(#{1,4})\s+(.*)$/.exec(paragraph);
    if (heading) blocks.push({ kind: "heading", level: heading[1]!.length, text: heading[2]! });
    else if (/^[-*]\s+/.test(paragraph)) blocks.push(item(paragraph.replace(/^[-*]\s+/, "")));
    else blocks.push({ kind: "text", ...written(paragraph) });
  }
  return blocks;
}

/** Headings, items and paragraphs, each on one line again. */
function lines(source: string): string[] {
  const found: string[] = [];
  let open = false;
  for (const line of source.split(/\r?\n/).map((raw) => raw.trim())) {
    if (line === "") open = false;
    else if (open && !/^(#{1,4}|[-*])\s/.test(line)) found[found.length - 1] += ` ${line}`;
    else {
      found.push(line);
      open = !line.startsWith("#");
    }
  }
  return found;
}

function item(text: string): Block {
  const [, label = null, rest = text] = /^\*\*([^*]+)\*\*\s*(.*)$/.exec(text) ?? [];
  const ruling = RULING.exec(rest)?.[1] ?? null;
  const rule = label !== null && ID.test(label);
  return { kind: "item", label, rule, ruling, ...written(rest.replace(RULING, "")) };
}

function written(text: string): { pieces: Piece[]; plain: string } {
  const pieces: Piece[] = [];
  for (const part of text.split(/(\*\*[^*]+\*\*|\*[^*]+\*)/)) {
    if (part.startsWith("**")) pieces.push({ text: part.slice(2, -2), style: "strong" });
    else if (part.startsWith("*")) pieces.push({ text: part.slice(1, -1), style: "emphasis" });
    else if (part) pieces.push({ text: part, style: "plain" });
  }
  return { pieces, plain: pieces.map((piece) => piece.text).join("") };
}

/** Blocks that contain all the words, with the headings above them. */
export function search(blocks: Block[], wish: string): Block[] {
  const wanted = folded(wish).split(" ").filter(Boolean);
  if (wanted.length === 0) return blocks;
  const found: Block[] = [];
  let heading: Block | null = null;
  for (const block of blocks) {
    if (block.kind === "heading") heading = block;
    else {
      const text = folded(block.kind === "item" ? `${block.label ?? ""} ${block.plain}` : block.plain);
      if (!wanted.every((word) => text.includes(word))) continue;
      if (heading) found.push(heading);
      heading = null;
      found.push(block);
    }
  }
  return found;
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
