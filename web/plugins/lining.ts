/** A face whose digits stand on the line from the start. Vollkorn has old-style ones unless a page asks for its
 * feature `lnum`; not everybody who draws with it can ask, and what a style sheet forgets to ask for would be
 * seen on a card. So its table of characters is written anew: each digit leads to its lining form. */

type Tables = Map<string, Buffer>;

export function lining(font: Buffer): Buffer {
  const tables = tablesOf(font);
  const [gsub, cmap] = [tables.get("GSUB"), tables.get("cmap")];
  if (!gsub || !cmap) return font;
  const forms = substitutes(gsub, "lnum");
  const letters = [...charactersOf(cmap)].map(([letter, glyph]): [number, number] => [letter, forms.get(glyph) ?? glyph]);
  return written(font.readUInt32BE(0), new Map(tables).set("cmap", cmapOf(letters)));
}

function tablesOf(font: Buffer): Tables {
  const count = font.readUInt16BE(4);
  return new Map(
    Array.from({ length: count }, (_, i) => {
      const at = 12 + 16 * i;
      const from = font.readUInt32BE(at + 8);
      return [font.toString("latin1", at, at + 4), font.subarray(from, from + font.readUInt32BE(at + 12))];
    }),
  );
}

/** Which glyph takes the place of which by a feature of single substitutions. */
function substitutes(gsub: Buffer, feature: string): Map<number, number> {
  const features = gsub.readUInt16BE(6);
  const lookups = gsub.readUInt16BE(8);
  const found = new Map<number, number>();
  for (let i = 0; i < gsub.readUInt16BE(features); i++) {
    const record = features + 2 + 6 * i;
    if (gsub.toString("latin1", record, record + 4) !== feature) continue;
    const own = features + gsub.readUInt16BE(record + 4);
    for (let j = 0; j < gsub.readUInt16BE(own + 2); j++) {
      const lookup = lookups + gsub.readUInt16BE(lookups + 2 + 2 * gsub.readUInt16BE(own + 4 + 2 * j));
      for (let k = 0; k < gsub.readUInt16BE(lookup + 4); k++) {
        const part = lookup + gsub.readUInt16BE(lookup + 6 + 2 * k);
        const extended = gsub.readUInt16BE(lookup) === 7;
        single(gsub, extended ? part + gsub.readUInt32BE(part + 4) : part, found);
      }
    }
  }
  return found;
}

function single(gsub: Buffer, at: number, found: Map<number, number>): void {
  const covered = coverage(gsub, at + gsub.readUInt16BE(at + 2));
  const listed = gsub.readUInt16BE(at) === 2;
  covered.forEach((glyph, i) => found.set(glyph, listed ? gsub.readUInt16BE(at + 6 + 2 * i) : (glyph + gsub.readInt16BE(at + 4)) & 0xffff));
}

function coverage(gsub: Buffer, at: number): number[] {
  const count = gsub.readUInt16BE(at + 2);
  if (gsub.readUInt16BE(at) === 1) return Array.from({ length: count }, (_, i) => gsub.readUInt16BE(at + 4 + 2 * i));
  return Array.from({ length: count }, (_, i) => at + 4 + 6 * i).flatMap((range) => {
    const first = gsub.readUInt16BE(range);
    return Array.from({ length: gsub.readUInt16BE(range + 2) - first + 1 }, (_, i) => first + i);
  });
}

/** What each character leads to, by the fullest of the tables for Unicode. */
function charactersOf(cmap: Buffer): Map<number, number> {
  const parts = Array.from({ length: cmap.readUInt16BE(2) }, (_, i) => cmap.readUInt32BE(4 + 8 * i + 4));
  const ways: Record<number, (at: number) => Map<number, number>> = { 12: (at) => groups(cmap, at), 4: (at) => segments(cmap, at) };
  for (const format of [12, 4]) {
    const at = parts.find((part) => cmap.readUInt16BE(part) === format);
    if (at !== undefined) return ways[format]!(at);
  }
  throw new Error("a face without a table of characters that is understood");
}

function groups(cmap: Buffer, at: number): Map<number, number> {
  const found = new Map<number, number>();
  for (let i = 0; i < cmap.readUInt32BE(at + 12); i++) {
    const [first, last, glyph] = [0, 4, 8].map((part) => cmap.readUInt32BE(at + 16 + 12 * i + part)) as [number, number, number];
    for (let letter = first; letter <= last; letter++) found.set(letter, glyph + letter - first);
  }
  return found;
}

function segments(cmap: Buffer, at: number): Map<number, number> {
  const found = new Map<number, number>();
  const width = cmap.readUInt16BE(at + 6);
  const [ends, starts, deltas, offsets] = [14, 16 + width, 16 + 2 * width, 16 + 3 * width].map((part) => at + part) as [number, number, number, number];
  for (let i = 0; i < width; i += 2) {
    const [first, last, delta, offset] = [cmap.readUInt16BE(starts + i), cmap.readUInt16BE(ends + i), cmap.readUInt16BE(deltas + i), cmap.readUInt16BE(offsets + i)];
    for (let letter = first; letter <= last && letter < 0xffff; letter++) {
      const listed = offset === 0 ? letter : cmap.readUInt16BE(offsets + i + offset + 2 * (letter - first));
      if (listed !== 0) found.set(letter, (listed + delta) & 0xffff);
    }
  }
  return found;
}

function cmapOf(letters: [number, number][]): Buffer {
  const table = Buffer.alloc(12 + 16 + 12 * letters.length);
  table.writeUInt16BE(1, 2); // one part: Unicode, whole
  table.writeUInt16BE(3, 4);
  table.writeUInt16BE(10, 6);
  table.writeUInt32BE(12, 8);
  table.writeUInt16BE(12, 12);
  table.writeUInt32BE(16 + 12 * letters.length, 16);
  table.writeUInt32BE(letters.length, 24);
  letters
    .toSorted(([one], [other]) => one - other)
    .forEach(([letter, glyph], i) => [letter, letter, glyph].forEach((value, part) => table.writeUInt32BE(value, 28 + 12 * i + 4 * part)));
  return table;
}

/** A font of these tables. Sums are left out: whoever cuts it afterwards writes them. */
function written(kind: number, tables: Tables): Buffer {
  const head = Buffer.alloc(12 + 16 * tables.size);
  head.writeUInt32BE(kind, 0);
  head.writeUInt16BE(tables.size, 4);
  const bodies: Buffer[] = [];
  let from = head.length;
  [...tables].toSorted(([one], [other]) => (one < other ? -1 : 1)).forEach(([name, body], i) => {
    head.write(name, 12 + 16 * i, "latin1");
    head.writeUInt32BE(from, 12 + 16 * i + 8);
    head.writeUInt32BE(body.length, 12 + 16 * i + 12);
    const padded = Buffer.concat([body, Buffer.alloc((4 - (body.length % 4)) % 4)]);
    bodies.push(padded);
    from += padded.length;
  });
  return Buffer.concat([head, ...bodies]);
}
