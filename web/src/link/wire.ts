/** The socket of one table: comes back by itself, notices gaps, and sends a move or undo again until
 * it is answered. It knows the protocol's envelope and nothing of any game. */

import type { Move } from "../games/board";
import type { Answered, Asked } from "../protocol/types";
import { Changes, Misfit } from "./changes";

export type LinkState = "connecting" | "open" | "reconnecting" | "offline" | "closed";

/** Why the server does not want us back. */
export type Goodbye = "no-cookie" | "no-table" | "closed-table";

export interface Hearing {
  said: (answer: Answered) => void;
  state: (state: LinkState, goodbye: Goodbye | null) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 15_000;
const PONG_WITHIN = 8_000;
/** Whoever rings and is not welcomed for so long hangs up, and rings again. */
const WELCOME_WITHIN = 12_000;
const GOODBYES: Record<number, Goodbye> = { 4401: "no-cookie", 4404: "no-table", 4410: "closed-table" };
const RESTARTING = 1012;
const TOO_MANY = 4429;
/** So often changes may turn out not to fit; whoever can't use them after that asks for whole views. */
const MISFITS = 2;

export class Wire {
  /** The last event that was heard without a gap; null before the first welcome. */
  number: number | null = null;
  private socket: WebSocket | null = null;
  private readonly unanswered = new Map<string, Asked>();
  private attempts = 0;
  private misfits = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private welcomed = false;
  private ended = false;

  constructor(
    private readonly table: string,
    private readonly hearing: Hearing,
    private readonly chance: () => number = Math.random,
    /** Whom of those who share this device it is for; where none is named, the server decides. */
    private readonly person: number | null = null,
  ) {}

  /** Once, or again after it was closed: then with what was missed. */
  open(): void {
    this.ended = false;
    addEventListener("online", this.hurry);
    addEventListener("offline", this.gone);
    document.addEventListener("visibilitychange", this.wake);
    this.connect("connecting");
  }

  close(): void {
    this.ended = true;
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.gone);
    document.removeEventListener("visibilitychange", this.wake);
    this.drop();
  }

  /** Sends a move, now or after the next welcome; its id comes back with the answer. */
  move(move: Move): string {
    const id = newId();
    return this.insist(id, { do: "move", id, move });
  }

  /** Asks for the last move back, as things stand after what was heard; sent like a move. */
  undo(): string {
    const id = newId();
    return this.insist(id, { do: "undo", id, after: this.number ?? 0 });
  }

  /** Says anything else; lost if nobody listens, which the caller is told. */
  say(ask: Asked): boolean {
    if (!this.welcomed) return false;
    this.send(ask);
    return true;
  }

  /** Connects at once instead of waiting for the next attempt. */
  readonly hurry = (): void => {
    if (this.ended || this.socket) return;
    this.attempts = 0;
    this.connect("reconnecting");
  };

  private readonly gone = (): void => {
    if (this.ended) return;
    this.drop();
    this.hearing.state("offline", null);
  };

  private readonly wake = (): void => {
    if (document.visibilityState !== "visible") return;
    if (this.welcomed) this.ping();
    else this.hurry();
  };

  private connect(state: LinkState): void {
    this.drop();
    this.hearing.state(state, null);
    const secure = location.protocol === "https:" ? "wss" : "ws";
    const views = this.misfits < MISFITS ? "changes" : "whole";
    const after = this.number === null ? "" : `&after=${this.number}`;
    const person = this.person === null ? "" : `&as=${this.person}`;
    const socket = new WebSocket(`${secure}://${location.host}/ws/${this.table}?views=${views}${after}${person}`);
    const changes = new Changes();
    socket.binaryType = "arraybuffer";
    this.socket = socket;
    this.silence = setTimeout(() => this.lost(0), WELCOME_WITHIN);
    socket.onmessage = (frame) => {
      if (this.socket === socket) this.take(frame.data as string | ArrayBuffer, changes);
    };
    socket.onclose = (close) => {
      if (this.socket === socket) this.lost(close.code);
    };
  }

  private take(frame: string | ArrayBuffer, changes: Changes): void {
    let answer: Answered;
    try {
      answer = changes.read(frame);
    } catch (error) {
      if (!(error instanceof Misfit)) throw error;
      this.misfits += 1;
      this.connect("reconnecting");
      return;
    }
    this.hear(answer);
  }

  private hear(answer: Answered): void {
    clearTimeout(this.silence);
    switch (answer.say) {
      case "welcome":
        this.number = answer.number;
        this.attempts = 0;
        this.welcomed = true;
        clearInterval(this.pulse);
        this.pulse = setInterval(() => this.ping(), PING_EVERY);
        this.hearing.state("open", null);
        this.hearing.said(answer);
        for (const ask of this.unanswered.values()) this.send(ask);
        return;
      case "events":
        if (this.number !== null && answer.first > this.number + 1) {
          this.connect("reconnecting");
          return;
        }
        this.number = Math.max(this.number ?? 0, answer.first + answer.events.length - 1);
        break;
      case "done":
      case "refused":
        this.unanswered.delete(answer.id);
        break;
      case "fault":
        if (answer.id) this.unanswered.delete(answer.id);
        break;
      case "pong":
        return;
    }
    this.hearing.said(answer);
  }

  private lost(code: number): void {
    this.drop();
    const goodbye = GOODBYES[code];
    if (goodbye) {
      this.ended = true;
      this.hearing.state("closed", goodbye);
      return;
    }
    if (!navigator.onLine) {
      this.hearing.state("offline", null);
      return;
    }
    this.hearing.state("reconnecting", null);
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.attempts);
    const least = code === TOO_MANY ? LONGEST_WAIT / 3 : 0;
    const wait = code === RESTARTING && this.attempts === 0 ? 100 : longest / 2;
    this.attempts += 1;
    this.retry = setTimeout(
      () => this.connect("reconnecting"),
      Math.max(least, wait + this.chance() * wait),
    );
  }

  private drop(): void {
    clearTimeout(this.retry);
    clearInterval(this.pulse);
    clearTimeout(this.silence);
    this.welcomed = false;
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private ping(): void {
    this.send({ do: "ping", at: Date.now() });
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.lost(0), PONG_WITHIN);
  }

  private insist(id: string, ask: Asked): string {
    this.unanswered.set(id, ask);
    if (this.welcomed) this.send(ask);
    return id;
  }

  private send(ask: Asked): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(ask));
  }
}

function newId(): string {
  // crypto.randomUUID is missing on plain http outside this machine
  const bits = crypto.getRandomValues(new Uint32Array(4));
  return Array.from(bits, (part) => part.toString(36)).join("-");
}
