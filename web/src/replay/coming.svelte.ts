/** A replay that is read while it comes. */

import type { Step, TableInfo, ReplayBegins } from "../protocol/types";
import { shared } from "../link/changes";
import type { Played } from "./playback.svelte";

export class Coming implements Played {
  readonly table: TableInfo;
  readonly names: string[];
  readonly last: number;
  steps = $state.raw<Step[]>([]);
  whole = $derived.by(() => this.steps.length > this.last);

  constructor({ table, names, last }: ReplayBegins) {
    this.table = table;
    this.names = names;
    this.last = last;
  }

  /** Some steps more. What has not changed in a view since the step before is kept once. */
  tell(more: Step[]): void {
    let views = this.steps.at(-1)?.views ?? [];
    const added = more.map((step) => {
      views = step.views.map((view, at) => shared(views[at], view)) as Step["views"];
      return { ...step, views };
    });
    this.steps = [...this.steps, ...added];
  }

  /** Whether there is what somebody came to see: a step, or the one with this event. */
  reaches(step: number, event: number | undefined): boolean {
    if (this.whole || event === undefined) return this.whole || this.steps.length > step;
    return this.steps.reduce((sum, { events }) => sum + events.length, 0) >= event;
  }
}
