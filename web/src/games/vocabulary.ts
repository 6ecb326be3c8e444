/** How a game's fields are said and what its events are like: the tables that are made from each
 * game's vocabulary in Python. */

/** What a field means besides its number or word. */
export interface Role {
  role: "seat" | "counted" | "by-seat" | "place" | "named" | "composed" | "pieces";
  /** The messages that name it: `card` stands for `<game>-card-<value>`. */
  sorts?: readonly string[];
  /** How a name is composed: an expression whose named groups are the parts. */
  pattern?: string;
  /** Which field of a piece names its kind, where a piece is an object. */
  by?: string;
}

/** What is special about an event, as far as the client needs to know. */
export interface Nature {
  /** Worth a line in the log. */
  log: boolean;
  /** There is something to draw. */
  drawn: boolean;
  /** To whom it is read aloud. */
  aloud: "all" | "own" | "none";
  /** It follows from the move before it, without chance or secret. */
  foreseen?: boolean;
  /** The fields that name those to whom it is done. */
  against?: readonly string[];
}

export interface Vocabulary<Event extends { event: string } = { event: string }> {
  fields: Record<string, Role>;
  events: Record<Event["event"], Nature>;
}

/** Whether an event is worth a line in the log. One that nobody declared is: better said than lost. */
export function isLogged({ events }: Vocabulary, { event }: { event: string }): boolean {
  return events[event]?.log ?? true;
}

/** Whether there is something to draw of it. */
export function isDrawn({ events }: Vocabulary, { event }: { event: string }): boolean {
  return events[event]?.drawn ?? false;
}

/** Whether it is read aloud to the person in this seat, where `event.seat` is who did it. */
export function isAloud({ events }: Vocabulary, event: { event: string; seat?: unknown }, seat: number | null): boolean {
  const aloud = events[event.event]?.aloud ?? "all";
  return aloud === "all" || (aloud === "own" && event.seat === seat);
}

/** Whether it is done to the person in this seat, by somebody else or by the game: such a thing must not go by
 * unnoticed. What one does to oneself is none, unless it says that it falls upon whoever does it. */
export function isAgainst({ events }: Vocabulary, event: { event: string }, seat: number | null): boolean {
  if (seat === null) return false;
  const fields = events[event.event]?.against ?? [];
  const of = (name: string): unknown => (name in event ? (event as Record<string, unknown>)[name] : undefined);
  const own = of("seat") === seat;
  return fields.some((name) => [of(name)].flat().includes(seat) && (!own || name === "seat"));
}

/** Everybody who does something in these events, the first of them first. */
export function seatsIn(events: { event: string }[]): number[] {
  return [...new Set(events.flatMap((event) => ("seat" in event && typeof event.seat === "number" ? [event.seat] : [])))];
}
