/** One table as this browser sees it: what the wire says, kept for the page to draw. */

import type { Batch, GameClient, GameEvent, Move, Refused, View } from "../games/board";
import { seatsIn } from "../games/vocabulary";
import { type Goodbye, type LinkState, Wire } from "../link/wire";
import { partAt, remember, remembered } from "../parts/tables";
import { mayHave } from "../parts/terms";
import type { Answered, Asked, ChatLine, Events, Fair, TableInfo, Welcome } from "../protocol/types";
import { Bubbles } from "../people/bubbles.svelte";
import { facesAt } from "../people/faces";
import { Foresight } from "./foresight";
import { Muted } from "./muted.svelte";
import { namesAt } from "./names";
import { Since } from "./since.svelte";

/** An event in the log, with the number that is the same for everyone. */
export interface Heard {
  number: number;
  event: GameEvent;
}

export interface HintShown {
  move: Move;
  why: string;
  data: Record<string, unknown>;
}

/** Somebody else at the table was helped; what they asked nobody knows. */
export interface Helped {
  seat: number;
  what: "hints" | "previews";
  /** How often, by now. */
  count: number;
}

/** Whoever does something has done it among the last few events. */
const ONE_TURN = 12;

/** Longer than this, a person who comes back wants to be told what happened. */
const AWAY = 20_000;

export class Sitting {
  link = $state<LinkState>("connecting");
  goodbye = $state<Goodbye | null>(null);
  info = $state.raw<TableInfo | null>(null);
  seat = $state<number | null>(null);
  host = $state(false);
  name = $state<string | null>(null);
  view = $state.raw<View | null>(null);
  legal = $state.raw<Move[]>([]);
  /** Whether the own last move can be taken back. */
  undoable = $state(false);
  happened = $state.raw<Batch | null>(null);
  refused = $state.raw<Refused | null>(null);
  fault = $state.raw<{ why: string; data: Record<string, unknown> } | null>(null);
  hint = $state.raw<HintShown | null>(null);
  asking = $state(false);
  /** The others' last helps; each is told for a while. */
  helped = $state.raw<Helped[]>([]);
  sending = $state.raw<Move | null>(null);
  log = $state.raw<Heard[]>([]);
  /** The log begins or goes on after a hole: too much happened to be told. */
  holed = $state(false);
  missed = $state.raw<Heard[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  /** This person wants to play again. */
  again = $state(false);
  /** When `info` arrived, to count the seconds that people are away. */
  informed = $state(0);

  /** How far the board has come with its story: no more is shown of what happened. Null where nothing is told. */
  reached = $state<number | null>(null);
  /** The own last move: what others did since then is marked on the board, until the next one. */
  readonly since: Since;
  /** The view of then is on the board for a moment, to set out from: nothing may be done in it. */
  rewinding = $state(false);
  /** An event that somebody wants to be shown, by its number. */
  pointed = $state.raw<{ number: number } | null>(null);

  names = $derived(this.info ? namesAt(this.info) : []);
  faces = $derived(this.info ? facesAt(this.info) : []);
  /** The log, as far as it has been told. */
  told = $derived(this.reached === null ? this.log : this.log.filter(({ number }) => number <= this.reached!));
  telling = $derived(this.reached !== null);
  over = $derived(this.info?.status === "over");
  rounds = $derived(this.told.flatMap(({ event }) => (event.event === "round-ended" ? [event] : [])));
  /** A bot plays for this person: nothing is asked here until the seat is taken back. */
  lent = $derived(!this.over && this.seat !== null && this.info?.sitters[this.seat]?.level != null);
  /** Who is to move; while something is told, who does it. */
  acting = $derived.by(() => {
    if (!this.telling) return this.view?.acting ?? [];
    return seatsIn(this.told.slice(-ONE_TURN).map(({ event }) => event)).slice(-1);
  });
  /** The game is over, and everybody has seen how. */
  ended = $derived(this.over && !this.telling);
  mine = $derived(this.seat !== null && !this.lent && !this.telling && (this.view?.acting.includes(this.seat) ?? false));

  mayHint = $derived(this.info !== null && mayHave(this.info.hints, this.info));
  mayPreview = $derived(this.info !== null && mayHave(this.info.preview, this.info));

  readonly muted: Muted;
  /** What is said, without those who are muted. */
  readable = $derived.by(() => this.chat.filter((line) => !this.muted.hides(line)));

  /** What was just said, at the seats. */
  readonly bubbles = new Bubbles((line) => this.muted.hides(line));
  /** Whether anybody is here who would see a reaction, and may: nobody reacts while partners play. */
  reacts = $derived(
    this.seat !== null && !this.info?.hushed && (this.info?.sitters.some(({ kind }, seat) => kind === "person" && seat !== this.seat) ?? false),
  );

  private readonly wire: Wire;
  private sendingId: string | null = null;
  private lostAt: number | null = null;
  private readonly foresight = new Foresight();
  private first = true;

  constructor(readonly id: string) {
    this.muted = new Muted(id);
    this.since = new Since(remembered(id)?.moved ?? null, (moved) => remember(id, { moved }));
    this.wire = new Wire(id, {
      said: (answer) => this.hear(answer),
      state: (state, goodbye) => this.linked(state, goodbye),
    });
  }

  open(): void {
    this.wire.open();
  }

  close(): void {
    this.bubbles.clear();
    this.wire.close();
  }

  hurry(): void {
    this.wire.hurry();
  }

  play(move: Move): void {
    this.refused = null;
    this.fault = null;
    this.hint = null;
    this.sending = move;
    this.sendingId = this.wire.move(move);
  }

  /** Whether there is something to be seen of it on the board. */
  places({ event }: Heard, game: GameClient): boolean {
    return this.view !== null && (game.marks?.of(event, this.view).length ?? 0) > 0;
  }

  /** Tells once more what happened since the own last move. */
  showAgain(): void {
    if (this.telling || !this.view) return;
    const now = this.view;
    this.rewinding = true;
    void this.since
      .again((view, batch) => {
        this.view = view;
        if (batch) this.happened = batch;
      }, now)
      .finally(() => (this.rewinding = false));
  }

  /** Takes the own last move back; not while something else is on its way. */
  undo(): void {
    if (!this.undoable || this.sendingId !== null) return;
    this.refused = null;
    this.fault = null;
    this.hint = null;
    this.sendingId = this.wire.undo();
  }

  /** What certainly follows from a move; nothing where nobody answers. */
  preview(move: Move): Promise<GameEvent[]> {
    return this.foresight.of(move, () => this.wire.say({ do: "preview", move }));
  }

  /** What a bot would do here; where the table has agreed on none, that is said instead. */
  askHint(): void {
    if (!this.mine || this.over || this.asking) return;
    if (this.mayHint) this.say({ do: "hint" });
    else this.fault = { why: "fault-no-hints", data: { who: this.info!.hints } };
  }

  say(ask: Asked): void {
    this.fault = null;
    if (ask.do === "rematch") this.again = true;
    if (ask.do === "hint") this.asking = true;
    if (!this.wire.say(ask)) this.asking = false;
  }

  /** The same people at a new table; this device adds to its chance there. */
  rematch(): void {
    this.say({ do: "rematch", contributes: true });
  }

  linked(state: LinkState, goodbye: Goodbye | null): void {
    if (state !== "open" && this.link === "open") this.lostAt = Date.now();
    this.link = state;
    this.goodbye = goodbye;
    if (state !== "open") {
      this.asking = false;
      this.foresight.forget();
    }
  }

  hear(answer: Answered): void {
    switch (answer.say) {
      case "welcome":
        this.welcome(answer);
        break;
      case "table":
        this.inform(answer.table, answer.seat, answer.host);
        break;
      case "events":
        this.happen(answer);
        break;
      case "done":
        if (answer.id === this.sendingId) this.sent();
        break;
      case "refused":
        this.sent();
        this.hint = null;
        this.refused = { rule: answer.rule, why: answer.why, data: answer.data };
        break;
      case "fault":
        if (answer.id) this.sent();
        this.asking = false;
        this.again = false;
        this.fault = { why: answer.why, data: answer.data };
        break;
      case "hint":
        this.asking = false;
        this.refused = null;
        this.hint = { move: answer.move as Move, why: answer.why, data: answer.data };
        break;
      case "preview":
        this.foresight.hear(answer.move, answer.events as GameEvent[]);
        break;
      case "chat":
        this.read(answer.line);
        this.bubbles.hear(answer.line);
        if ((answer.line.seat !== this.seat || this.seat === null) && !this.muted.hides(answer.line)) this.unread += 1;
        break;
    }
  }

  /** What was said aside comes late, and stands where it was said. */
  private read(line: ChatLine): void {
    this.chat = [...this.chat.filter(({ number }) => number !== line.number), line].sort((a, b) => a.number - b.number);
  }

  private welcome(answer: Welcome): void {
    const before = this.view;
    const events = (answer.missed ?? []) as GameEvent[];
    const first = answer.number - events.length + 1;
    const heard = events.map((event, at) => ({ number: first + at, event }));
    this.inform(answer.table, answer.seat, answer.host);
    this.name = answer.name;
    this.foresight.forget();
    this.view = answer.view as View | null;
    this.legal = answer.legal as Move[];
    this.undoable = answer.undoable;
    this.chat = answer.chat;
    this.hint = null;
    if (answer.missed === null) this.holed = true;
    this.log = answer.missed === null ? [] : this.first ? heard : [...this.log, ...heard];
    if (this.first) {
      const seen = remembered(this.id)?.seen ?? this.lastDone(heard);
      if (seen !== undefined) this.missed = heard.filter(({ number }) => number > seen);
    } else if (this.lostAt !== null && Date.now() - this.lostAt > AWAY) {
      this.missed = heard;
    } else if (events.length > 0) {
      this.happened = { first, events };
      this.since.hear(this.happened, before, this.view!, this.seat);
    }
    this.since.welcome(this.log, this.seat, this.happened?.first !== first && (events.length > 0 || answer.missed === null));
    this.first = false;
    this.lostAt = null;
    this.seen(answer.number);
  }

  /** Whoever comes by a notice to a table where this device has not been is told what happened since they did something. */
  private lastDone(heard: Heard[]): number | undefined {
    if (location.hash !== "#told") return undefined;
    return heard.findLast(({ event }) => event["seat"] === this.seat)?.number;
  }

  private happen(answer: Events): void {
    const events = answer.events as GameEvent[];
    const known = this.log.at(-1)?.number ?? -1;
    const heard = events.map((event, at) => ({ number: answer.first + at, event }));
    this.log = [...this.log, ...heard.filter(({ number }) => number > known)];
    this.foresight.forget();
    const before = this.view;
    this.view = answer.view as View;
    this.legal = answer.legal as Move[];
    this.undoable = answer.undoable;
    if (events.length > 0) {
      this.happened = { first: answer.first, events };
      this.since.hear(this.happened, before, this.view, this.seat);
      this.hint = null;
      this.refused = null;
    }
    this.seen(answer.first + events.length - 1);
  }

  private inform(info: TableInfo, seat: number | null, host: boolean): void {
    if (this.info?.status === "playing") this.notice(this.info, info, seat);
    this.info = info;
    this.seat = seat;
    this.host = host;
    this.informed = Date.now();
    if (info.fair) this.witness(info.status === "waiting", info.fair, seat);
  }

  /** Who else was helped since the table was last told of. */
  private notice(before: TableInfo, now: TableInfo, own: number | null): void {
    const news = now.sitters.flatMap((sitter, seat) =>
      (["hints", "previews"] as const).flatMap((what) => {
        const known = before.sitters[seat]?.[what] ?? 0;
        return seat !== own && sitter[what] > known ? [{ seat, what, count: sitter[what] }] : [];
      }),
    );
    if (news.length > 0) this.helped = [...this.helped.filter(({ seat, what }) => !news.some((one) => one.seat === seat && one.what === what)), ...news];
  }

  /** What a device can bear witness to later: the commitment that was shown before the start, and its own part; no
   * longer where another device's counted first, or where somebody else sits by then. */
  private witness(waiting: boolean, { commitment, parts }: Fair, seat: number | null): void {
    const known = remembered(this.id);
    const given = parts.find((one) => one.seat === seat)?.part;
    if (waiting && !known?.commitment) remember(this.id, { commitment });
    if (waiting && seat !== null && given === undefined) this.contribute();
    else if (known?.part !== undefined && (waiting ? seat !== null && given !== known.part : seat === null)) remember(this.id, { part: undefined });
  }

  /** By itself, as soon as somebody sits here: this device's part of the chance. */
  private contribute(): void {
    this.wire.say({ do: "contribute", part: partAt(this.id) });
  }

  private sent(): void {
    this.sending = null;
    this.sendingId = null;
  }

  private seen(number: number): void {
    if (this.info) remember(this.id, { seen: number });
  }
}
