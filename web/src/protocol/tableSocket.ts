/** The socket of a table: says hello, receives messages, and reconnects when it is lost. */
import type { Hello, Ply, ServerMessage } from '../generated/protocol';
import type { NewRequest } from './commands';

/** `gone`: the server has no such table any more. */
export type SocketState = 'connecting' | 'open' | 'lost' | 'gone';

const NO_SUCH_TABLE = 4404;

interface RawSocket {
  send(text: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

export interface SocketOptions {
  url: string;
  tokens: () => string[];
  /** The wanted perspective, where there is a choice. */
  perspective?: () => number | null;
  receive: (message: ServerMessage) => void;
  onStateChange: (state: SocketState) => void;
  /** For tests: how a socket is opened and how timers run. */
  openSocket?: (url: string) => RawSocket;
  startTimer?: (call: () => void, milliseconds: number) => number;
  cancelTimer?: (timer: number) => void;
}

/** Milliseconds between two attempts. */
export const WAITS = [400, 800, 1500, 3000, 5000, 8000];

export class TableSocket {
  #raw: RawSocket | null = null;
  #timer: number | null = null;
  #failures = 0;
  #seen: number | null = null;
  #sent = 0;
  #closed = false;
  /** Hello has been sent. */
  #greeted = false;
  readonly #openSocket: (url: string) => RawSocket;
  readonly #startTimer: (call: () => void, milliseconds: number) => number;
  readonly #cancelTimer: (timer: number) => void;

  constructor(private readonly options: SocketOptions) {
    this.#openSocket = options.openSocket ?? ((url) => new WebSocket(url) as unknown as RawSocket);
    this.#startTimer = options.startTimer ?? ((call, wait) => window.setTimeout(call, wait));
    this.#cancelTimer = options.cancelTimer ?? ((timer) => window.clearTimeout(timer));
    this.#connect('connecting');
  }

  /** The number of the last event that was received; 0: none yet. */
  get seen(): number {
    return this.#seen ?? 0;
  }

  /** Send a ply; the answer comes as `accepted` or `refused` with the id that is returned. */
  play(ply: Ply): number {
    return this.send({ type: 'play', seq: this.seen, ply });
  }

  /** Undo the own last decision, or propose it to the others. */
  undo(propose: boolean): number {
    return this.send({ type: 'undo', seq: this.seen, propose });
  }

  /** Send a command; an answer or a refusal has the id that is returned, changes come as updates. */
  send(command: NewRequest): number {
    this.#sent += 1;
    this.#raw?.send(JSON.stringify({ ...command, id: this.#sent }));
    return this.#sent;
  }

  /** Say hello again on the same socket, to receive the whole table in the current perspective. */
  resubscribe(): void {
    this.#seen = null;
    if (this.#raw && this.#greeted) this.#sayHello(this.#raw);
  }

  /** Try again now instead of waiting: the network is back. */
  retryNow(): void {
    if (this.#timer === null) return;
    this.#cancelTimer(this.#timer);
    this.#timer = null;
    this.#connect('lost');
  }

  /** Open a new socket, with the seats held now. */
  reconnect(): void {
    this.#seen = null;
    this.#failures = 0;
    this.#dropSocket();
    this.#connect('connecting');
  }

  close(): void {
    this.#closed = true;
    if (this.#timer !== null) this.#cancelTimer(this.#timer);
    this.#dropSocket();
  }

  #connect(state: SocketState): void {
    this.options.onStateChange(state);
    this.#greeted = false;
    const raw = this.#openSocket(this.options.url);
    this.#raw = raw;
    raw.onopen = () => this.#sayHello(raw);
    raw.onmessage = (event) => this.#receive(JSON.parse(event.data) as ServerMessage);
    raw.onclose = (event) => this.#handleClose(raw, event.code);
  }

  #sayHello(raw: RawSocket): void {
    raw.send(
      JSON.stringify({
        type: 'hello',
        tokens: this.options.tokens(),
        after: this.#seen,
        perspective: this.options.perspective?.() ?? null,
      } satisfies Hello),
    );
    this.#greeted = true;
    this.options.onStateChange('open');
  }

  #receive(message: ServerMessage): void {
    this.#failures = 0;
    if (message.type === 'ply' && this.#seen !== null && message.seq <= this.#seen) return;
    if ('seq' in message) this.#seen = Math.max(message.seq, this.#seen ?? message.seq);
    if (message.type === 'table') this.#seen = message.seq;
    this.options.receive(message);
  }

  #handleClose(raw: RawSocket, code: number): void {
    if (this.#closed || raw !== this.#raw) return;
    this.#raw = null;
    this.#greeted = false;
    if (code === NO_SUCH_TABLE) return this.options.onStateChange('gone');
    this.options.onStateChange('lost');
    const wait = WAITS[Math.min(this.#failures, WAITS.length - 1)] ?? 0;
    this.#failures += 1;
    this.#timer = this.#startTimer(() => {
      this.#timer = null;
      this.#connect('lost');
    }, wait);
  }

  #dropSocket(): void {
    const raw = this.#raw;
    this.#raw = null;
    raw?.close();
  }
}
