/** One table as this browser sees it: what the wire says, kept for the page to draw. */

import type { Batch, GameEvent, Move, Refused, View } from "../games/board";
import { type Goodbye, type LinkState, Wire } from "../link/wire";
import { partAt, remember, remembered } from "../parts/tables";
import type { Answered, Asked, ChatLine, Events, Fair, TableInfo, Welcome } from "../protocol/types";
import { Foresight } from "./foresight";
import { Muted } from "./muted.svelte";
import { namesAt } from "./names";

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

  names = $derived(this.info ? namesAt(this.info) : []);
  over = $derived(this.info?.status === "over");
  rounds = $derived(this.log.flatMap(({ event }) => (event.event === "round-ended" ? [event] : [])));
  /** A bot plays for this person: nothing is asked here until the seat is taken back. */
  lent = $derived(!this.over && this.seat !== null && this.info?.sitters[this.seat]?.level != null);
  mine = $derived(this.seat !== null && !this.lent && (this.view?.acting.includes(this.seat) ?? false));

  readonly muted: Muted;
  /** What is said, without those who are muted. */
  readable = $derived.by(() => this.chat.filter((line) => !this.muted.hides(line)));

  private readonly wire: Wire;
  private sendingId: string | null = null;
  private lostAt: number | null = null;
  private readonly foresight = new Foresight();
  private first = true;

  constructor(readonly id: string) {
    this.muted = new Muted(id);
    this.wire = new Wire(id, {
      said: (answer) => this.hear(answer),
      state: (state, goodbye) => this.linked(state, goodbye),
    });
  }

  open(): void {
    this.wire.open();
  }

  close(): void {
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
        if ((answer.line.seat !== this.seat || this.seat === null) && !this.muted.hides(answer.line)) this.unread += 1;
        break;
    }
  }

  /** What was said aside comes late, and stands where it was said. */
  private read(line: ChatLine): void {
    this.chat = [...this.chat.filter(({ number }) => number !== line.number), line].sort((a, b) => a.number - b.number);
  }

  private welcome(answer: Welcome): void {
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
      const seen = remembered(this.id)?.seen;
      if (seen !== undefined) this.missed = heard.filter(({ number }) => number > seen);
    } else if (this.lostAt !== null && Date.now() - this.lostAt > AWAY) {
      this.missed = heard;
    } else if (events.length > 0) {
      this.happened = { first, events };
    }
    this.first = false;
    this.lostAt = null;
    this.seen(answer.number);
  }

  private happen(answer: Events): void {
    const events = answer.events as GameEvent[];
    const known = this.log.at(-1)?.number ?? -1;
    const heard = events.map((event, at) => ({ number: answer.first + at, event }));
    this.log = [...this.log, ...heard.filter(({ number }) => number > known)];
    this.foresight.forget();
    this.view = answer.view as View;
    this.legal = answer.legal as Move[];
    this.undoable = answer.undoable;
    if (events.length > 0) {
      this.happened = { first: answer.first, events };
      this.hint = null;
      this.refused = null;
    }
    this.seen(answer.first + events.length - 1);
  }

  private inform(info: TableInfo, seat: number | null, host: boolean): void {
    this.info = info;
    this.seat = seat;
    this.host = host;
    this.informed = Date.now();
    if (info.fair) this.witness(info.status === "waiting", info.fair, seat);
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
