/** What a game gives to the table page, and what it is given. A board draws a view and reports an
 * intent; it knows no rules. It says aloud, for screen readers, what happens on it.
 * It fills the width it is given; `--board-height` is the height that it should keep to.
 *
 * A game's own words for the browser lie in `games/<game>/words/{en,fa,uk}.ftl` and begin with its
 * key; `<key>-about` is its one sentence on the home page. They are said with `say` from
 * `words/words.svelte`, beside the engine's sentences of events, refusals and reasons. */

import type { Component } from "svelte";
import type { Json } from "../protocol/types";

export type { Json };

/** A small JSON object, `{"do": …}`. */
export type Move = { do: string } & Json;

/** Something that people see happen. */
export type GameEvent = { event: string } & Json;

/** All that one seat knows; `seat` is null for a spectator. */
export type View = {
  game: string;
  seats: number;
  options: Json;
  seat: number | null;
  acting: number[];
} & Json;

export interface Refused {
  rule: string;
  why: string;
  data: Json;
}

export interface BoardProps {
  view: View;
  legal: Move[];
  names: string[];
  /** The newest batch: animate from the previous view to `view`. */
  happened: { first: number; events: GameEvent[] } | null;
  /** The move that was just refused: mark its cause. */
  refused: Refused | null;
  /** A hint to show. */
  hint: Move | null;
  /** The move that was sent and is not answered yet. */
  sending: Move | null;
  /** In a replay with all open: every seat's view. */
  open: View[] | null;
  /** The page itself says aloud what happens. */
  silent?: boolean;
  onmove: (move: Move) => void;
  /** What certainly follows from a move of the own seat; nothing if nobody can say. Not where nobody
   * moves, as in a replay. */
  preview?: (move: Move) => Promise<GameEvent[]>;
  /** The newest batch has been shown to its end; the page may now open the score sheet. */
  onsettled?: () => void;
  /** Takes the own last move back; null when it can't be. */
  undo?: (() => void) | null;
}

/** A set of options that people choose by name; the key of that name is `label`. */
export interface Way {
  label: string;
  /** A sentence that says what is special about it. */
  about: string;
  options: Json;
  /** How many may play it so. */
  seats: [number, number];
  /** Amounts that mean nothing in this way. */
  without?: readonly string[];
}

/** A number among the options, such as where the game ends. Its limits are the catalogue's. */
export interface Amount {
  name: string;
  label: string;
  /** The usual ones: they are offered beside the field, smallest first. */
  usual: number[];
  /** What it means to choose no number, where the game allows that. */
  unset?: string;
  /** Amounts that mean nothing once this one is chosen. */
  instead?: readonly string[];
}

/** One of a few words among the options, such as a colour; which ones there are says the catalogue.
 * The word `green` is said with `<game>-pick-green`. */
export interface Pick {
  name: string;
  label: string;
  /** The words are seats: `random`, `seat-1`, … */
  seats?: true;
  some?: Some;
}

/** A choice beside the words of a pick: so many of these, joined by "+" in their order. */
export interface Some {
  label: string;
  /** The question above them. */
  question: string;
  count: number;
  of: { value: string; label: string }[];
  /** What is chosen, as a sentence: it takes the values by the name of the pick. */
  said: string;
}

/** What the form for a new table shows. All labels are keys of sentences. */
export interface GameOptions {
  ways: Way[];
  amounts: Amount[];
  picks?: Pick[];
  /** How many sit at a table unless somebody says otherwise. */
  usual: number;
}

/** What the home page needs: it is fetched for every game, so it is small. */
export interface GameFront {
  Picture: Component;
  options: GameOptions;
}

export interface GameClient extends GameFront {
  Board: Component<BoardProps>;
  /** The score sheet at the end of a round and of the game, with a chart; `rounds` are the events
   * `round-ended` so far. */
  Sheet: Component<{ view: View; names: string[]; rounds: GameEvent[] }>;
  /** The guided first round. */
  Lesson: Component<{ onend: () => void }>;
  /** Names of events too small for a line in the log. */
  quiet?: readonly string[];
  /** Keys of its board that the help should name; `label` is the key of a sentence. */
  keys?: readonly { sign: string; label: string }[];
  /** Rounds follow each other without a pause: the sheet opens only at the end of the game. */
  flows?: boolean;
  /** What is said at the end of a game, where it is not who has won. */
  headline?: (view: View) => string | null;
}

/** What somebody put together, where the option says so. */
export function someOf({ some }: Pick, option: unknown): string[] | null {
  const chosen = typeof option === "string" ? option.split("+") : [];
  const known = some?.of.filter(({ value }) => chosen.includes(value)) ?? [];
  return known.length > 0 && known.length === chosen.length ? chosen : null;
}

/** The way that fits a table's options and seats best: of those that agree, the one that says most. */
export function wayOf(ways: Way[], options: Json, seats: number): Way | undefined {
  const fitting = ways.filter(
    (way) =>
      way.seats[0] <= seats &&
      seats <= way.seats[1] &&
      Object.entries(way.options).every(([name, value]) => options[name] === value),
  );
  return fitting.toSorted(
    (one, other) => Object.keys(other.options).length - Object.keys(one.options).length,
  )[0];
}
