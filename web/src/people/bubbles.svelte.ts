/** What was just said, for as long as it stands at the seat of who said it. */

import type { ChatLine } from "../protocol/types";
import { isReaction } from "./faces";

/** Milliseconds: a glance, and the time to read. */
const GLANCE = 3_600;
const LETTER = 45;
const LONGEST = 9_000;

interface Bubble {
  line: ChatLine;
  timer: ReturnType<typeof setTimeout>;
}

export class Bubbles {
  /** At most one for each seat, the newest. */
  private said = $state.raw<Bubble[]>([]);

  /** `hides` says whose words this person does not want to read; somebody may be muted while a bubble stands. */
  constructor(private readonly hides: (line: ChatLine) => boolean) {}

  readonly shown = $derived.by(() => this.said.map(({ line }) => line).filter((line) => !this.hides(line)));

  /** What those say who sit, when they say it: not at an earlier table, and nothing that comes late. */
  hear(line: ChatLine): void {
    if (line.seat === null || line.earlier || line.aside) return;
    this.drop(({ seat }) => seat === line.seat);
    const timer = setTimeout(() => this.drop(({ number }) => number === line.number), lasts(line));
    this.said = [...this.said, { line, timer }];
  }

  /** Nobody looks any more. */
  clear(): void {
    this.drop(() => true);
  }

  private drop(those: (line: ChatLine) => boolean): void {
    for (const { line, timer } of this.said) if (those(line)) clearTimeout(timer);
    this.said = this.said.filter(({ line }) => !those(line));
  }
}

export function lasts({ preset, text }: ChatLine): number {
  if (isReaction(preset)) return GLANCE;
  return Math.min(LONGEST, GLANCE + LETTER * (text ?? "").length);
}
