/** What was asked about moves that nobody has made yet, from one view; answers name the move. */

import type { GameEvent, Move } from "../games/board";

interface Question {
  events: Promise<GameEvent[]>;
  tell: (events: GameEvent[]) => void;
}

export class Foresight {
  private readonly asked = new Map<string, Question>();

  /** What certainly follows from a move: asked once. Nothing where nobody listens. */
  of(move: Move, ask: (move: Move) => boolean): Promise<GameEvent[]> {
    const wish = JSON.stringify(move);
    const known = this.asked.get(wish);
    if (known) return known.events;
    if (!ask(move)) return Promise.resolve([]);
    let tell: (events: GameEvent[]) => void = () => undefined;
    const events = new Promise<GameEvent[]>((told) => (tell = told));
    this.asked.set(wish, { events, tell });
    return events;
  }

  hear(move: object, events: GameEvent[]): void {
    this.asked.get(JSON.stringify(move))?.tell(events);
  }

  /** Another moment has come; who still waits hears nothing. */
  forget(): void {
    for (const { tell } of this.asked.values()) tell([]);
    this.asked.clear();
  }
}
