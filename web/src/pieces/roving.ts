/** Roving focus: a group of things is one stop of the Tab key, and arrows move inside it. */

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where a key leads from `at`, by what the eye sees: null if nowhere, or if it is no such key. */
export function stopAt<T extends Element>(stops: T[], at: T | null, key: string): T | null {
  if (key === "Home") return stops[0] ?? null;
  if (key === "End") return stops.at(-1) ?? null;
  const step = STEPS[key];
  if (!step) return null;
  const here = at ? stops.indexOf(at) : -1;
  if (here < 0 || !at) return stops[0] ?? null;
  const [x, y] = step;
  if (x !== 0) return stops[here + x] ?? null;
  return aboveOrBelow(stops, at, y) ?? (isOneLine(stops) ? (stops[here + y] ?? null) : null);
}

function middle(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

function isOneLine(stops: Element[]): boolean {
  const line = middle(stops[0]!).y;
  return stops.every((stop) => Math.abs(middle(stop).y - line) < 8);
}

/** The nearest in the next line up or down. */
function aboveOrBelow<T extends Element>(stops: T[], at: T, direction: number): T | null {
  const from = middle(at);
  let best: T | null = null;
  let least = Infinity;
  for (const stop of stops) {
    const to = middle(stop);
    const down = (to.y - from.y) * direction;
    if (down < 8) continue;
    const far = down * 4 + Math.abs(to.x - from.x);
    if (far < least) [best, least] = [stop, far];
  }
  return best;
}

/** Digits typed one after another, as a number; forgotten after a moment. */
export class Typed {
  #text = "";
  #last = 0;

  /** The number typed so far, or null where `key` is no digit. */
  add(key: string, now = Date.now()): number | null {
    const digit = digitOf(key);
    if (digit === null) return null;
    this.#text = now - this.#last > 1200 ? digit : this.#text + digit;
    this.#last = now;
    return Number(this.#text);
  }

  forget(): void {
    this.#text = "";
  }
}

/** Latin, Persian and Arabic keyboards have their own digits. */
export function digitOf(key: string): string | null {
  if (/^[0-9]$/.test(key)) return key;
  const place = "۰۱۲۳۴۵۶۷۸۹".indexOf(key);
  if (key.length === 1 && place >= 0) return String(place);
  const other = "٠١٢٣٤٥٦٧٨٩".indexOf(key);
  return key.length === 1 && other >= 0 ? String(other) : null;
}
