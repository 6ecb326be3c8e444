/** A finished game, step by step, through somebody's eyes or with everything open. */

import type { Batch, GameEvent, View } from "../games/board";
import type { ReplayBegins, Step } from "../protocol/types";
import type { Heard } from "../table/sitting.svelte";

/** Whose view: a seat, or everybody's at once. */
export type Eyes = number | "all";

/** What is played back: its steps may still be coming. */
export interface Played extends ReplayBegins {
  readonly steps: Step[];
}

/** Until the next step of a replay that plays by itself. */
const PACE = 1800;

export class Playback {
  at = $state(0);
  eyes = $state<Eyes>("all");
  playing = $state(false);
  happened = $state.raw<Batch | null>(null);

  readonly last: number;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** A step that somebody wants to see and that has not come yet. */
  private wanted: number | null = null;

  step = $derived.by(() => this.replay.steps[this.at]!);
  seats = $derived.by(() => this.replay.table.seats);
  view = $derived.by(() => this.step.views[this.eyes === "all" ? this.seats : this.eyes] as View);
  open = $derived.by(() => (this.eyes === "all" ? (this.step.views.slice(0, this.seats) as View[]) : null));
  log = $derived.by(() => {
    const events = this.replay.steps.slice(0, this.at + 1).flatMap(({ events }) => this.heard(events));
    return events.map((event, number): Heard => ({ number, event }));
  });
  rounds = $derived.by(() => this.log.flatMap(({ event }) => (event.event === "round-ended" ? [event] : [])));

  constructor(
    private readonly replay: Played,
    start = 0,
  ) {
    this.last = replay.last;
    this.at = this.within(start);
  }

  /** To a step; where it has not come yet, as far as there are any, and the rest of the way when it has. */
  go(wish: number): void {
    const to = this.within(wish);
    this.wanted = Math.min(wish, this.last) > to ? wish : null;
    const forward = to === this.at + 1;
    this.at = to;
    this.happened = forward ? { first: this.firstOf(to), events: this.heard(this.step.events) } : null;
    if (to === this.last) this.pause();
  }

  /** More has come. */
  come(): void {
    if (this.wanted !== null && this.within(this.wanted) > this.at) this.go(this.wanted);
  }

  play(): void {
    this.wanted = null;
    if (this.at === this.last) this.go(0);
    this.playing = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.tick(), PACE / 2);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  /** What these eyes may know of some events; blanks in place of the rest. */
  heard(events: unknown[]): GameEvent[] {
    return (events as GameEvent[]).map((event) => {
      const to = event["to"] as number[] | undefined;
      const told = to === undefined || (this.eyes !== "all" && to.includes(this.eyes));
      return told ? event : { event: "blank" };
    });
  }

  /** The step in which the event of this number happens; numbers begin with 1. */
  stepOf(event: number): number {
    let told = 0;
    const step = this.replay.steps.findIndex(({ events }) => (told += events.length) >= event);
    return event < 1 ? 0 : step < 0 ? this.last : step;
  }

  private within(step: number): number {
    return Math.min(Math.max(0, step), this.replay.steps.length - 1);
  }

  private firstOf(step: number): number {
    return this.replay.steps.slice(0, step).reduce((sum, { events }) => sum + events.length, 0);
  }

  private tick(): void {
    if (!this.playing) return;
    if (this.within(this.at + 1) > this.at) this.go(this.at + 1);
    if (this.playing) {
      const quick = (this.happened?.events.length ?? 0) <= 2; // somebody chose; nothing moves
      this.timer = setTimeout(() => this.tick(), quick ? PACE / 4 : PACE);
    }
  }
}
