/** The socket of a table: says hello, receives messages, and reconnects when it is lost. */
import type { Hello, Ping, PlayedPly, Ply, PlyUpdate, ServerMessage, View } from '../generated/protocol';
import { applyChanges } from './applyChanges';
import { Heartbeat, type Timers, windowTimers } from './heartbeat';
import type { NewRequest } from './commands';
import type { TableMessage } from './parts';

/** `gone`: the server has no such table any more. */
export type SocketState = 'connecting' | 'open' | 'lost' | 'gone';

const NO_SUCH_TABLE = 4404;
/** No code of the protocol: the page has closed the socket of a server that was silent. */
const SILENT = 0;
const PING = JSON.stringify({ type: 'ping' } satisfies Ping);

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
  /** The page is not looked at. */
  hidden?: () => boolean;
  receive: (message: TableMessage) => void;
  onStateChange: (state: SocketState) => void;
  /** The page has everything that it missed; `resent`: a ply that had no answer was sent again. */
  onCaughtUp?: (resent: boolean) => void;
  /** For tests: how a socket is opened and how timers run. */
  openSocket?: (url: string) => RawSocket;
  timers?: Timers;
}

/** A ply without an answer. */
interface UnansweredPly {
  id: number;
  /** The number of plies before it. */
  plies: number;
  message: string;
}

/** Milliseconds between two attempts. */
export const WAITS = [400, 800, 1500, 3000, 5000, 8000];

export class TableSocket {
  #raw: RawSocket | null = null;
  #timer: number | null = null;
  #failures = 0;
  #seen: number | null = null;
  /** The newest view, and the seat whose view it is. */
  #view: View | null = null;
  #seat: number | null = null;
  #sent = 0;
  #closed = false;
  /** Hello has been sent. */
  #greeted = false;
  /** Nothing has come since hello was sent. */
  #arriving = false;
  #unanswered: UnansweredPly | null = null;
  /** The messages of commands that were given without a connection; giving one twice is giving it once. */
  readonly #unsent = new Map<string, string>();
  /** The number of plies received. */
  #plies = 0;
  /** The tokens of the last hello. */
  #said = '';
  #keys: string[] = [];
  readonly #openSocket: (url: string) => RawSocket;
  readonly #timers: Timers;
  readonly #heartbeat: Heartbeat;

  constructor(private readonly options: SocketOptions) {
    this.#openSocket = options.openSocket ?? ((url) => new WebSocket(url) as unknown as RawSocket);
    this.#timers = options.timers ?? windowTimers;
    this.#heartbeat = new Heartbeat(
      { ping: () => this.#raw?.send(PING), onSilence: () => this.#giveUp() },
      this.#timers,
    );
    this.#connect('connecting');
  }

  /** The number of the last event that was received; 0: none yet. */
  get seen(): number {
    return this.#seen ?? 0;
  }

  /** Send a ply; the answer comes as `accepted` or `refused` with the id that is returned. */
  play(ply: Ply): number {
    const id = (this.#sent += 1);
    const message = JSON.stringify({ type: 'play', seq: this.seen, ply, id });
    if (this.#greeted) this.#raw?.send(message);
    this.#unanswered = { id, plies: this.#plies, message };
    return id;
  }

  /** Undo the own last decision, or propose it to the others. */
  undo(propose: boolean): number {
    return this.send({ type: 'undo', seq: this.seen, propose });
  }

  /**
   * Send a command, now or as soon as there is a connection; an answer or a refusal has the id that is returned,
   * changes come as updates.
   */
  send(command: NewRequest): number {
    const id = (this.#sent += 1);
    const message = JSON.stringify({ ...command, id });
    if (this.#greeted) this.#raw?.send(message);
    else this.#unsent.set(JSON.stringify(command), message);
    return id;
  }

  /** Say hello again on the same socket, to receive the whole table in the current perspective. */
  resubscribe(): void {
    this.#seen = null;
    this.greet();
  }

  /** Say hello again on the same socket, to tell whether the page is looked at. */
  greet(): void {
    if (this.#raw && this.#greeted) this.#sayHello(this.#raw);
  }

  /** Say hello again, now and after every loss, with the keys of tokens that are about to replace those held now. */
  announceKeys(keys: string[]): void {
    this.#keys = keys;
    this.greet();
  }

  /** Whether the page holds other tokens than those of the last hello. */
  get outdated(): boolean {
    return this.#said !== this.options.tokens().join(' ');
  }

  /** Try now instead of waiting: the network is back, or the computer has slept. */
  retryNow(): void {
    if (this.#greeted) this.#heartbeat.check();
    if (this.#timer === null) return;
    this.#timers.cancel(this.#timer);
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
    if (this.#timer !== null) this.#timers.cancel(this.#timer);
    this.#dropSocket();
  }

  #connect(state: SocketState): void {
    this.options.onStateChange(state);
    this.#greeted = false;
    const raw = this.#openSocket(this.options.url);
    this.#raw = raw;
    this.#arriving = true;
    this.#heartbeat.begin();
    raw.onopen = () => this.#sayHello(raw);
    raw.onmessage = (event) => {
      if (raw === this.#raw) this.#receive(JSON.parse(event.data) as ServerMessage);
    };
    raw.onclose = (event) => this.#handleClose(raw, event.code);
  }

  #sayHello(raw: RawSocket): void {
    const tokens = this.options.tokens();
    this.#said = tokens.join(' ');
    raw.send(
      JSON.stringify({
        type: 'hello',
        tokens,
        after: this.#seen,
        seat: this.#seat,
        perspective: this.options.perspective?.() ?? null,
        ...(this.options.hidden?.() && { hidden: true }),
        ...(this.#keys.length > 0 && { keys: this.#keys }),
      } satisfies Hello),
    );
    this.#greeted = true;
    this.options.onStateChange('open');
  }

  #receive(message: ServerMessage): void {
    this.#failures = 0;
    this.#heartbeat.heard();
    if (message.type === 'pong') return;
    if ((message.type === 'accepted' || message.type === 'refused') && message.id === this.#unanswered?.id) {
      this.#unanswered = null;
    }
    if (message.type === 'ply' && this.#seen !== null && message.seq <= this.#seen) return;
    if ('seq' in message) this.#seen = Math.max(message.seq, this.#seen ?? message.seq);
    if (message.type === 'table') this.#seen = message.seq;
    if (message.type === 'table' || message.type === 'ply') this.#seat = message.seat;
    if (message.type === 'table') {
      this.#view = message.view;
      this.#plies = message.plies.length;
    } else if (message.type === 'ply') this.#plies += 1;
    this.options.receive(message.type === 'ply' ? this.#withView(message) : message);
    if (this.#arriving && (message.type === 'table' || message.type === 'seats')) this.#catchUp();
  }

  /** Send what waits, and a ply that had no answer, unless something was played since: perhaps just this ply. */
  #catchUp(): void {
    this.#arriving = false;
    this.#unsent.forEach((message) => this.#raw?.send(message));
    this.#unsent.clear();
    const unanswered = this.#unanswered?.plies === this.#plies ? this.#unanswered : null;
    this.#unanswered = unanswered;
    if (unanswered) this.#raw?.send(unanswered.message);
    this.options.onCaughtUp?.(unanswered !== null);
  }

  /** Close the socket of a server that does not answer, and connect again. */
  #giveUp(): void {
    const raw = this.#raw;
    if (raw === null) return;
    this.#handleClose(raw, SILENT);
    raw.close();
  }

  /** Return a ply with the whole view after it. */
  #withView({ changes, ...ply }: PlyUpdate): PlayedPly {
    if (this.#view) this.#view = applyChanges(this.#view, changes);
    return { ...ply, view: this.#view, legal: ply.legal ?? [], outcome: ply.outcome ?? null };
  }

  #handleClose(raw: RawSocket, code: number): void {
    if (this.#closed || raw !== this.#raw) return;
    this.#raw = null;
    this.#greeted = false;
    this.#heartbeat.stop();
    if (code === NO_SUCH_TABLE) return this.options.onStateChange('gone');
    this.options.onStateChange('lost');
    const wait = WAITS[Math.min(this.#failures, WAITS.length - 1)] ?? 0;
    this.#failures += 1;
    this.#timer = this.#timers.start(() => {
      this.#timer = null;
      this.#connect('lost');
    }, wait);
  }

  #dropSocket(): void {
    const raw = this.#raw;
    this.#raw = null;
    this.#heartbeat.stop();
    raw?.close();
  }
}
