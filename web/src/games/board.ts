/** What a game gives to the table page, and what it is given. A board draws a view and reports an
 * intent; it knows no rules. It says aloud, for screen readers, what happens on it.
 * It fills the width it is given; `--board-height` is the height that it should keep to. The playing surface with
 * the seats around it is its `data-stage`, the own hand its `data-hand`: how much room they must have on which
 * screen is measured (`tests/browser/layouts.js`).
 *
 * A game's own words for the browser lie in `games/<game>/words/{en,fa,uk}.ftl` and begin with its
 * key; `<key>-about` is its one sentence on the home page. They are said with `say` from
 * `words/words.svelte`, beside the engine's sentences of events, refusals and reasons. What stands before the
 * first group (`## …`) of such a file comes with the home page: the game's name, and the words of its
 * options. All the rest comes with the game.
 *
 * A game's types are made from its vocabulary in Python (`games/<game>/vocabulary.ts`); none is
 * written by hand, and nothing is cast:
 *
 *     import type { Event, Move, View } from "./vocabulary";
 *
 *     let { view, legal, happened, … }: BoardProps<View, Move, Event> = $props();   // Board.svelte
 *     let { view, names, rounds }: SheetProps<View, Event> = $props();              // Sheet.svelte
 *     const game: GameClient<View, Move, Event> = { …front, vocabulary, Board, … }; // index.ts
 *     export const scenes = playedOf<LessonScene>(data);                            // lesson.ts
 *     let { picture }: { picture: Picture<View, { … }> } = $props();               // Figure.svelte
 *     const back: LookingBack<View, Event> = { placings, highlights };              // highlights.ts
 *
 * `switch (event.event)` and `legal.filter((move) => move.do === "row")` know the fields of what they
 * found. What an event is like (worth a line, drawn, said aloud) is asked of `isLogged`, `isDrawn` and
 * `isAloud` of `games/vocabulary`, not listed again; how it is heard, the game's `sounds.ts` says (`sound/names`). How a board tells what happened, and where the
 * keyboard is meanwhile: `pieces/telling.svelte`.
 *
 * The pages know no game: for them a client is a `GameClient` of whatever there is. It becomes one
 * where it is fetched, in `games/index.ts`, and only there. */

import type { Component } from "svelte";
import type { Marking } from "../pieces/marks";
import type { Json } from "../protocol/types";
import type { Sounds } from "../sound/names";
import type { Language } from "../words/words.svelte";
import type { Vocabulary } from "./vocabulary";

export type { Json };

/** What every move, event and view has, in each game: whoever asks for no more takes any game's. */
export interface AnyMove {
  do: string;
}
export interface AnyEvent {
  event: string;
}
export interface AnyView {
  game: string;
  seats: number;
  options: object;
  seat: number | null;
  acting: number[];
}

/** A move of a game that one does not know: a small JSON object, `{"do": …}`. */
export type Move = AnyMove & Json;

/** Something that people see happen, in a game that one does not know. */
export type GameEvent = AnyEvent & Json;

/** All that one seat knows, in a game that one does not know; `seat` is null for a spectator. */
export type View = AnyView & { options: Json } & Json;

/** The newest events, and the number of the first of them. */
export interface Batch<E = GameEvent> {
  first: number;
  events: E[];
}

export interface Refused {
  rule: string;
  why: string;
  data: Json;
}

export interface BoardProps<V = View, M = Move, E = GameEvent> {
  view: V;
  legal: M[];
  names: string[];
  /** The newest batch: animate from the previous view to `view`. */
  happened: Batch<E> | null;
  /** The move that was just refused: mark its cause. */
  refused: Refused | null;
  /** A hint to show. */
  hint: M | null;
  /** The move that was sent and is not answered yet. */
  sending: M | null;
  /** In a replay with all open: every seat's view. */
  open: V[] | null;
  /** The page itself says aloud what happens. */
  silent?: boolean;
  onmove: (move: M) => void;
  /** What certainly follows from a move of the own seat; nothing if nobody can say. Not where nobody
   * moves, as in a replay. */
  preview?: (move: M) => Promise<E[]>;
  /** The newest batch has been shown to its end, or to the end of a round; the page may now open the score sheet. */
  onsettled?: () => void;
  /** The score sheet lies beside the board, or will in a moment: the picture stays at the end of the round. Not
   * where rounds follow each other without a sheet. */
  held?: boolean;
  /** The story has come to the event of this number; null is to its end. The page shows no more than is told. */
  ontold?: (number: number | null) => void;
  /** Tells once more what happened since the own last move; null where that is not known. */
  again?: (() => void) | null;
  /** Takes the own last move back; null when it can't be. */
  undo?: (() => void) | null;
}

/** The end of a round, as this game tells it. */
export type RoundEnded<E> = E extends { event: "round-ended" } ? E : GameEvent extends E ? E : never;

export interface SheetProps<V = View, E = GameEvent> {
  view: V;
  names: string[];
  /** The rounds that have ended so far. */
  rounds: RoundEnded<E>[];
}

/** An event with its number, counted from 1 without moves that were taken back: as a replay has it. */
export interface Numbered<E = GameEvent> {
  number: number;
  event: E;
}

/** A moment of a finished game that is worth a line: a sentence, and the event that it is about. */
export interface Highlight {
  /** The key of the sentence, and what it takes; fields mean what they mean in any sentence of the game. */
  key: string;
  data: Json;
  /** The number of the event. */
  at: number;
  /** The few that are worth most are told, in the order in which they happened. */
  worth: number;
}

/** Who came in at this place: one player, or partners; others may have come in there too. */
export interface Placing {
  place: number;
  seats: number[];
  /** With what: "12 heads". */
  said: string;
}

/** What a game tells once it is over; see `pieces/highlights`. */
export interface LookingBack<V = View, E = GameEvent> {
  /** All who played, best first; nobody where that means nothing, as alone. */
  placings: (view: V) => Placing[];
  /** From all that happened. The log still has what was taken back, and `undone` after it. */
  highlights: (log: Numbered<E>[], view: V) => Highlight[];
  /** Whether there is something to celebrate, where it is not that somebody has won. */
  celebrates?: (view: V) => boolean;
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
  /** What is chosen, as a sentence: it takes their labels by the name of the pick. */
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

/** Where a drawing lies that became a file when the client was built, in the digits of each language:
 * `import picture from "./drawn/Picture.svelte?drawn"` (`web/plugins/drawn.ts`). The page pays no script for it. */
export type Drawn = Record<Language, string>;

/** Drawn in a square of 100, with room around it: `viewBox="-25 -25 150 150"`. */
export interface Lying {
  still: Drawn;
  /** The part above the rest that moves a little now and then. */
  moving?: Drawn;
  motion?: Motion;
}

/** A motion that begins again and again. Lengths are shares of the whole picture, `origin` is where it turns. */
export interface Motion {
  frames: Keyframe[];
  seconds: number;
  /** From each frame to the next. */
  easing: string;
  origin?: string;
}

/** What the home page needs: it is there for every game from the start, so it is small. */
export interface GameFront {
  /** Fills any frame: it is cut where the frame is higher or wider. */
  picture: Drawn;
  /** How the game lies on the table at the top of the page, seen from above. */
  lying: Lying;
  /** How long a usual game takes; a game of another package does not say. */
  minutes?: number;
  options: GameOptions;
  /** Whether there is a rulebook to read; one from another package may lack it. */
  rulebook?: boolean;
}

/** A component that is fetched when it is wanted. */
export type Fetched<Props extends object> = () => Promise<{ default: Component<Props> }>;

export interface GameClient<V = View, M = Move, E extends AnyEvent = GameEvent> extends GameFront {
  /** What its fields mean and what its events are like. */
  vocabulary: Vocabulary<E>;
  Board: Component<BoardProps<V, M, E>>;
  /** The score sheet at the end of a round and of the game, with a chart. */
  sheet: Fetched<SheetProps<V, E>>;
  /** Placings and highlights, for the end of the game; the plain board has none. */
  lookingBack?: () => Promise<{ default: LookingBack<V, E> }>;
  /** The guided first round; the plain board has none. */
  lesson?: Fetched<{ onend: () => void }>;
  /** What events leave on its board, for marks and for the log; the plain board has none. */
  marks?: Marking<V, E>;
  /** Keys of its board that the help should name; `label` is the key of a sentence. */
  keys?: readonly { sign: string; label: string }[];
  /** How each event is heard; a game that does not say has the sounds of any game. */
  sounds?: Sounds<E>;
  /** Whether all that may be done now is chosen from the hand: then a phone beside the big screen needs no board. A game whose
   * places are always chosen on the board does not say. */
  byHand?: (legal: M[]) => boolean;
  /** Nobody holds anything that the others may not see: who shares a device needs no curtain. */
  open?: true;
  /** Rounds follow each other without a pause: the sheet opens only at the end of the game. */
  flows?: boolean;
  /** What is said at the end of a game, where it is not who has won. */
  headline?: (view: V) => string | null;
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
