// Made from server/src/korsi_server/messages.py by `make types`. Do not edit.

export type Json = Record<string, unknown>;
export type Level = "easy" | "normal" | "hard" | "expert";

/** A move of the own seat. The same `id` sent again counts once. */
export interface Move {
  do: "move";
  id: string;
  move: Json;
}

/**
 * Take the own seat's last move back. The same `id` sent again counts once.
 *
 * `after` is the number of the last event that the person has seen: if something has happened
 * since, nothing is taken back.
 */
export interface Undo {
  do: "undo";
  id: string;
  after: number;
}

/** Take a free seat before the start, or change to it. */
export interface Sit {
  do: "sit";
  seat: number;
  id?: string | null;
}

/** Leave the own seat before the start. */
export interface Stand {
  do: "stand";
  id?: string | null;
}

/** Host, before the start: a bot takes this free seat, or changes its level. */
export interface Fill {
  do: "fill";
  seat: number;
  level: Level;
  id?: string | null;
}

/** Host, before the start: remove a bot or a person from a seat. */
export interface Clear {
  do: "clear";
  seat: number;
  id?: string | null;
}

/** Before the start, from who sits here: this device's part of the chance. The first counts. */
export interface Contribute {
  do: "contribute";
  part: string;
  id?: string | null;
}

/** Host: begin. Free seats are filled with bots of `level`; None: refused if any is free. */
export interface Start {
  do: "start";
  level?: Level | null;
  id?: string | null;
}

/** While playing: let a bot play for a seat whose person is away, or for the own seat. */
export interface Lend {
  do: "lend";
  seat: number;
  level?: Level;
  id?: string | null;
}

/** Take the own seat back from the bot. */
export interface Reclaim {
  do: "reclaim";
  id?: string | null;
}

/**
 * Words, or a preset: a greeting, or a reaction (a key that every client can say or draw).
 * While partners play, greetings alone are heard.
 */
export interface Chat {
  do: "chat";
  text?: string | null;
  preset?: "good-luck" | "hello" | "hurry" | "oops" | "thanks" | "well-played" | "clap" | "heart" | "laugh" | "sad" | "tea" | "wow" | null;
  id?: string | null;
}

/**
 * Host: what those who have no seat may do here. Before the start, while a seat is free,
 * anybody may come to take it.
 */
export interface Admit {
  do: "admit";
  onlookers: "none" | "speak" | "watch";
  id?: string | null;
}

/** What would a hard bot do in this seat, and why? */
export interface Hint {
  do: "hint";
  id?: string | null;
}

/** What would certainly follow from this move of the own seat? Nothing is played. */
export interface Preview {
  do: "preview";
  move: Json;
  id?: string | null;
}

/**
 * After the end: the same people at a new table. Alone with bots, it starts at once, or if the
 * device `contributes`, as soon as it has.
 */
export interface Rematch {
  do: "rematch";
  contributes?: boolean;
  id?: string | null;
}

/** Answered at once; `at` is the client's own clock. */
export interface Ping {
  do: "ping";
  at: number;
  id?: string | null;
}

/**
 * The first message on a socket, and the answer to a gap: everything, as it is now.
 *
 * `number` is the number of the last event. `missed` are the events after the number that the
 * client named, or None where there are too many: then the view alone must do.
 */
export interface Welcome {
  say: "welcome";
  table: TableInfo;
  seat: number | null;
  host: boolean;
  name: string | null;
  number: number;
  view: Json | null;
  legal: Json[];
  undoable: boolean;
  missed: Json[] | null;
  chat: ChatLine[];
}

/** What everybody may know of a table besides the game. */
export interface TableInfo {
  id: string;
  game: string;
  seats: number;
  options: Json;
  open: boolean;
  status: "over" | "playing" | "waiting";
  sitters: Sitter[];
  watching: number;
  rematch: string | null;
  hushed: boolean;
  hurried: boolean;
  onlookers: "none" | "speak" | "watch";
  fair: Fair | null;
  at_once: boolean;
  hints: "alone" | "everyone" | "nobody";
  preview: "alone" | "everyone" | "nobody";
  delay: number;
  audience: string[];
  language: string | null;
}

/** Who sits in a seat. A person may be lent to a bot: then `level` is set too. */
export interface Sitter {
  kind: "bot" | "free" | "person";
  name: string | null;
  level: Level | null;
  here: boolean;
  host: boolean;
  away: number | null;
  expected: boolean;
  avatar: "apricot" | "bread" | "candle" | "cherry" | "cinnamon" | "date" | "fig" | "grapes" | "hazelnut" | "honey" | "lantern" | "lemon" | "mint" | "pistachio" | "pomegranate" | "quince" | "saffron" | "samovar" | "star-anise" | "sugar-loaf" | "tea-glass" | "teapot" | "walnut" | "watermelon" | null;
  hints: number;
  previews: number;
}

/**
 * How the chance of a game comes about. The secret behind the commitment is in the game file,
 * after the end; docs/game_file.md says how all of it is checked.
 */
export interface Fair {
  commitment: string;
  parts: GivenPart[];
}

/** What the device of the person in a seat has added to the chance of the game. */
export interface GivenPart {
  seat: number;
  part: string;
}

/** Something said: `text` or `preset`. */
export interface ChatLine {
  number: number;
  seat: number | null;
  name: string;
  text: string | null;
  preset: string | null;
  earlier: boolean;
  aside: boolean;
}

/** Somebody sat down, came, went, or the status changed. */
export interface TableChanged {
  say: "table";
  table: TableInfo;
  seat: number | null;
  host: boolean;
}

/** What happened: events `first`, `first + 1`, …, as this seat may know them; then the view. */
export interface Events {
  say: "events";
  first: number;
  events: Json[];
  view: Json;
  legal: Json[];
  undoable: boolean;
}

/** The move or undo with this id is durable; its events end at `number`. */
export interface Done {
  say: "done";
  id: string;
  number: number;
}

/** The rules forbid the move with this id; nothing has changed. */
export interface Refusal {
  say: "refused";
  id: string;
  rule: string;
  why: string;
  data: Json;
}

/**
 * Something else can't be done: not host, seat taken, too fast, not understood.
 *
 * `id` is that of the message that it answers, where that had one that could be read.
 */
export interface Fault {
  say: "fault";
  why: string;
  data: Json;
  id: string | null;
}

/** Somebody said something. */
export interface ChatSaid {
  say: "chat";
  line: ChatLine;
}

/** The answer to `hint`: a move, and the key and data of its reason. */
export interface Hinted {
  say: "hint";
  move: Json;
  why: string;
  data: Json;
}

/**
 * The answer to `preview`, with its `move`: what certainly follows, as this seat may know it.
 *
 * Where the rules forbid the move, `refused` says why and there are no events. `refused` as a
 * message of its own is only ever about a move that was to be made.
 */
export interface Previewed {
  say: "preview";
  move: Json;
  events: Json[];
  refused: Reason | null;
}

/** Why the rules forbid a move: the rule, and the key and data of its sentence. */
export interface Reason {
  rule: string;
  why: string;
  data: Json;
}

/** The answer to `ping`, with its `at`. */
export interface Pong {
  say: "pong";
  at: number;
}

/** GET /api/me: the guest behind the cookie. */
export interface Me {
  name: string | null;
  avatar: "apricot" | "bread" | "candle" | "cherry" | "cinnamon" | "date" | "fig" | "grapes" | "hazelnut" | "honey" | "lantern" | "lemon" | "mint" | "pistachio" | "pomegranate" | "quince" | "saffron" | "samovar" | "star-anise" | "sugar-loaf" | "tea-glass" | "teapot" | "walnut" | "watermelon";
  tables: string[];
  mine: MyTable[];
}

/** An unfinished table where this guest sits. */
export interface MyTable {
  table: TableInfo;
  seat: number;
  acting: number[];
  idle: number;
}

/** PUT /api/me: another name, another avatar, or both. */
export interface Rename {
  name?: string | null;
  avatar?: "apricot" | "bread" | "candle" | "cherry" | "cinnamon" | "date" | "fig" | "grapes" | "hazelnut" | "honey" | "lantern" | "lemon" | "mint" | "pistachio" | "pomegranate" | "quince" | "saffron" | "samovar" | "star-anise" | "sugar-loaf" | "tea-glass" | "teapot" | "walnut" | "watermelon" | null;
}

/**
 * POST /api/tables. With `bots`, free seats are filled and the game starts at once, or if the
 * device `contributes`, as soon as it has: first the commitment is shown, then the part is.
 */
export interface NewTable {
  game: string;
  seats: number;
  options?: Json;
  open?: boolean;
  bots?: Level | null;
  contributes?: boolean;
  hints?: "alone" | "everyone" | "nobody";
  preview?: "alone" | "everyone" | "nobody";
  delay?: number;
  language?: string | null;
}

/** The answer to POST /api/tables. */
export interface Made {
  table: string;
}

/** The answer to POST /api/me/link: a path for the other device. */
export interface Link {
  link: string;
}

/** GET /api/come/TOKEN: whom this device becomes by the POST. Looking changes nothing. */
export interface Arrival {
  name: string | null;
  avatar: "apricot" | "bread" | "candle" | "cherry" | "cinnamon" | "date" | "fig" | "grapes" | "hazelnut" | "honey" | "lantern" | "lemon" | "mint" | "pistachio" | "pomegranate" | "quince" | "saffron" | "samovar" | "star-anise" | "sugar-loaf" | "tea-glass" | "teapot" | "walnut" | "watermelon";
  same: boolean;
}

/** GET /api/catalogue: the games, and the bots' levels. */
export interface Catalogue {
  games: GameTerms[];
  levels: Level[];
  most: number;
}

/** A game and what a table may choose, as `korsi.catalogue()` gives it. */
export interface GameTerms {
  game: string;
  rules: number;
  seats: SeatTerms;
  wins: "high" | "low";
  options: OptionTerms[];
}

/** How many can play. */
export interface SeatTerms {
  from: number;
  to: number;
}

/** What a table may choose before a game: one of `choices`, or a whole number `from` … `to`. */
export interface OptionTerms {
  name: string;
  rule: string;
  default: string | number | null;
  choices?: string[];
  from?: number | null;
  to?: number | null;
}

/**
 * GET /api/games/KEY: a game, and the addresses of all that a client of one's own needs.
 *
 * A game from elsewhere may lack its data, and sentences and rulebook in some languages.
 */
export interface GameHome {
  terms: GameTerms;
  schema: string;
  data: string | null;
  sentences: Json;
  rulebook: Json;
}

/** GET /api/tables: tables that wait for people and are listed. */
export interface OpenTables {
  tables: TableInfo[];
}

/** GET, POST and DELETE /api/seek: what this guest seeks. Who else does, nobody is told. */
export interface Sought {
  games: string[];
  seats: number;
  people: number;
  table: string | null;
}

/** POST /api/seek: one of these games, at a table of so many, with whoever seeks the same. */
export interface NewSeek {
  games: string[];
  seats: number;
}

/**
 * GET /api/company?tables=ID,ID…: people of these tables, and of the unfinished ones, who may
 * be asked to another.
 */
export interface Acquaintances {
  people: Acquaintance[];
}

/** Somebody with whom this guest has played, named by the seat where that was. */
export interface Acquaintance {
  table: string;
  seat: number;
  name: string;
  avatar: "apricot" | "bread" | "candle" | "cherry" | "cinnamon" | "date" | "fig" | "grapes" | "hazelnut" | "honey" | "lantern" | "lemon" | "mint" | "pistachio" | "pomegranate" | "quince" | "saffron" | "samovar" | "star-anise" | "sugar-loaf" | "tea-glass" | "teapot" | "walnut" | "watermelon";
}

/** POST /api/tables/ID/invitations: who sat in this seat of that table is asked to this one. */
export interface Whom {
  table: string;
  seat: number;
}

/** GET /api/invitations, and the answer to everything that changes them. */
export interface Invitations {
  invitations: Invitation[];
}

/** Somebody asks this guest to a table. */
export interface Invitation {
  table: string;
  game: string;
  name: string;
  avatar: "apricot" | "bread" | "candle" | "cherry" | "cinnamon" | "date" | "fig" | "grapes" | "hazelnut" | "honey" | "lantern" | "lemon" | "mint" | "pistachio" | "pomegranate" | "quince" | "saffron" | "samovar" | "star-anise" | "sugar-loaf" | "tea-glass" | "teapot" | "walnut" | "watermelon";
}

/** PUT /api/invitations/ID. */
export interface Answering {
  answer: "never" | "no";
}

/** GET /api/tables/ID/replay, finished games only. Step 0 is the beginning, without a move. */
export interface Replay {
  table: TableInfo;
  names: string[];
  steps: Step[];
}

/** One move of a finished game: who, what, its events, and the table afterwards. */
export interface Step {
  seat: number | null;
  move: Json | null;
  events: Json[];
  views: Json[];
}

/**
 * The first line of a replay for who accepts `application/x-ndjson`: each of the lines after it
 * is a `Step`, the last of which has the number `last`.
 */
export interface ReplayBegins {
  table: TableInfo;
  names: string[];
  last: number;
}

/** Any HTTP answer from 400 up. */
export interface Problem {
  why: string;
  data: Json;
}

export type Asked =
  | Move
  | Undo
  | Sit
  | Stand
  | Fill
  | Clear
  | Contribute
  | Start
  | Lend
  | Reclaim
  | Chat
  | Admit
  | Hint
  | Preview
  | Rematch
  | Ping;

export type Answered =
  | Welcome
  | TableChanged
  | Events
  | Done
  | Refusal
  | Fault
  | ChatSaid
  | Hinted
  | Previewed
  | Pong;
