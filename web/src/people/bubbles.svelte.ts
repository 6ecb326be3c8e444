/** What was just said, for as long as it stands at the seat of who said it. */

import type { ChatLine } from "../protocol/types";
import { isReaction } from "./faces";

/** Milliseconds: a glance, and the time to read. */
const GLANCE = 3_600;
const LETTER = 45;
const LONGEST = 9_000;

export class Bubbles {
  /** At most one for each seat, the newest. */
  private said = $state.raw<ReadonlyMap<number, ChatLine>>(new Map());
  private readonly timers = new Map<number, ReturnType<typeof setTimeout>>();

  /** `hides` says whose words this person does not want to read; asked again and again, for somebody may be muted meanwhile. */
  constructor(private readonly hides: (line: ChatLine) => boolean) {}

  readonly shown = $derived.by(() => [...this.said.values()].filter((line) => !this.hides(line)));

  /** What those say who sit, when they say it: not at an earlier table, and nothing that comes late. */
  hear(line: ChatLine): void {
    const { seat } = line;
    if (seat === null || line.earlier || line.aside) return;
    clearTimeout(this.timers.get(seat));
    this.said = new Map([...this.said, [seat, line]]);
    this.timers.set(seat, setTimeout(() => this.drop(seat), lasts(line)));
  }

  /** Nobody looks any more. */
  clear(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
    this.said = new Map();
  }

  private drop(seat: number): void {
    this.timers.delete(seat);
    this.said = new Map([...this.said].filter(([other]) => other !== seat));
  }
}

export function lasts({ preset, text }: ChatLine): number {
  if (isReaction(preset)) return GLANCE;
  return Math.min(LONGEST, GLANCE + LETTER * (text ?? "").length);
}
