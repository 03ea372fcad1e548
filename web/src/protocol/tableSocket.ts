/** The line to a table: says hello, listens, and comes back by itself when it breaks. */
import type { Ply, ServerMessage } from './messages';

/** `gone`: the server says there is no such table any more. */
export type LineState = 'connecting' | 'open' | 'lost' | 'gone';

const NO_SUCH_TABLE = 4404;

interface Wire {
  send(text: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

export interface LineSettings {
  url: string;
  tokens: () => string[];
  /** With whose eyes one wants to look, where one may choose. */
  eyes?: () => number | null;
  hear: (message: ServerMessage) => void;
  change: (state: LineState) => void;
  /** For tests: how a socket is opened and how time passes. */
  dial?: (url: string) => Wire;
  later?: (call: () => void, milliseconds: number) => number;
  never?: (timer: number) => void;
}

/** Waits between two attempts: short at first, then patient. */
export const WAITS = [400, 800, 1500, 3000, 5000, 8000];

export class Line {
  #wire: Wire | null = null;
  #timer: number | null = null;
  #failures = 0;
  #seen: number | null = null;
  #sent = 0;
  #closed = false;
  /** Hello has been said. */
  #open = false;
  readonly #dial: (url: string) => Wire;
  readonly #later: (call: () => void, milliseconds: number) => number;
  readonly #never: (timer: number) => void;

  constructor(private readonly settings: LineSettings) {
    this.#dial = settings.dial ?? ((url) => new WebSocket(url) as unknown as Wire);
    this.#later = settings.later ?? ((call, wait) => window.setTimeout(call, wait));
    this.#never = settings.never ?? ((timer) => window.clearTimeout(timer));
    this.#connect('connecting');
  }

  /** The last event that was heard of. */
  get seen(): number | null {
    return this.#seen;
  }

  /** Ask for a ply; the answer comes as `accepted` or `refused` with the id given back. */
  play(ply: Ply): number {
    return this.wish({ type: 'play', seq: this.#seen, ply });
  }

  /** Take back one's last decision, or propose to the others to do so. */
  undo(propose: boolean): number {
    return this.wish({ type: 'undo', seq: this.#seen, propose });
  }

  /** Wish for something; an answer or a refusal has the id given back, what is granted comes as news. */
  wish(words: { type: string; [detail: string]: unknown }): number {
    this.#sent += 1;
    this.#wire?.send(JSON.stringify({ ...words, id: this.#sent }));
    return this.#sent;
  }

  /** Say hello again on the same line, to be told everything as it is seen now. */
  greet(): void {
    this.#seen = null;
    if (this.#wire && this.#open) this.#hello(this.#wire);
  }

  /** Try again now instead of waiting: the network is said to be back. */
  hurry(): void {
    if (this.#timer === null) return;
    this.#never(this.#timer);
    this.#timer = null;
    this.#connect('lost');
  }

  /** Hang up and say hello again, with the seats held now. */
  renew(): void {
    this.#seen = null;
    this.#failures = 0;
    this.#drop();
    this.#connect('connecting');
  }

  close(): void {
    this.#closed = true;
    if (this.#timer !== null) this.#never(this.#timer);
    this.#drop();
  }

  #connect(state: LineState): void {
    this.settings.change(state);
    this.#open = false;
    const wire = this.#dial(this.settings.url);
    this.#wire = wire;
    wire.onopen = () => this.#hello(wire);
    wire.onmessage = (event) => this.#hear(JSON.parse(event.data) as ServerMessage);
    wire.onclose = (event) => this.#broken(wire, event.code);
  }

  #hello(wire: Wire): void {
    wire.send(
      JSON.stringify({ type: 'hello', tokens: this.settings.tokens(), after: this.#seen, eyes: this.settings.eyes?.() ?? null }),
    );
    this.#open = true;
    this.settings.change('open');
  }

  #hear(message: ServerMessage): void {
    this.#failures = 0;
    if (message.type === 'ply' && this.#seen !== null && message.seq <= this.#seen) return;
    if ('seq' in message) this.#seen = Math.max(message.seq, this.#seen ?? message.seq);
    if (message.type === 'table') this.#seen = message.seq;
    this.settings.hear(message);
  }

  #broken(wire: Wire, code: number): void {
    if (this.#closed || wire !== this.#wire) return;
    this.#wire = null;
    this.#open = false;
    if (code === NO_SUCH_TABLE) return this.settings.change('gone');
    this.settings.change('lost');
    const wait = WAITS[Math.min(this.#failures, WAITS.length - 1)] ?? 0;
    this.#failures += 1;
    this.#timer = this.#later(() => {
      this.#timer = null;
      this.#connect('lost');
    }, wait);
  }

  #drop(): void {
    const wire = this.#wire;
    this.#wire = null;
    wire?.close();
  }
}
