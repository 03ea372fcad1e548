/** The public tables, as the server sends them; a lost socket is opened again. */
import type { LobbyMessage, LobbyRow, Ping } from '../generated/protocol';
import { Heartbeat } from '../protocol/heartbeat';
import { WAITS } from '../protocol/tableSocket';

export class PublicTables {
  #rows = $state.raw<Map<string, LobbyRow> | null>(null);
  /** How many more public tables there are than the server sends. */
  more = $state(0);
  lost = $state(false);
  #socket: WebSocket | null = null;
  #failures = 0;
  #timer = 0;
  readonly #heartbeat = new Heartbeat({
    ping: () => this.#socket?.send(JSON.stringify({ type: 'ping' } satisfies Ping)),
    onSilence: () => this.#retryLater(),
  });

  constructor() {
    this.#connect();
  }

  /** Open tables before running ones, tables with people before empty ones, the newest first; null: not received yet. */
  get rows(): LobbyRow[] | null {
    return this.#rows && [...this.#rows.values()].sort(byPriority);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#dropSocket();
  }

  #dropSocket(): void {
    this.#heartbeat.stop();
    if (this.#socket) this.#socket.onclose = null;
    this.#socket?.close();
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/lobby/socket`);
    this.#socket = socket;
    this.#heartbeat.begin();
    socket.onmessage = (event) => this.#receive(JSON.parse(event.data as string) as LobbyMessage);
    socket.onclose = () => this.#retryLater();
  }

  #retryLater(): void {
    this.#dropSocket();
    this.lost = true;
    const wait = WAITS[Math.min(this.#failures, WAITS.length - 1)] ?? 0;
    this.#failures += 1;
    this.#timer = window.setTimeout(() => this.#connect(), wait);
  }

  #receive(message: LobbyMessage): void {
    this.#failures = 0;
    this.#heartbeat.heard();
    if (message.type === 'pong') return;
    this.lost = false;
    if (message.type === 'lobby') this.more = message.more;
    this.#rows = applyMessage(this.#rows ?? new Map(), message);
  }
}

/** Return the rows after a message. */
export function applyMessage(rows: Map<string, LobbyRow>, message: LobbyMessage): Map<string, LobbyRow> {
  if (message.type === 'lobby') return new Map(message.tables.map((table) => [table.id, table]));
  const changed = new Map(rows);
  if (message.type === 'row') changed.set(message.table.id, message.table);
  if (message.type === 'gone') changed.delete(message.id);
  return changed;
}

export function byPriority(one: LobbyRow, other: LobbyRow): number {
  return priority(other) - priority(one) || other.created - one.created;
}

function priority({ status, seats }: LobbyRow): number {
  return (status === 'open' ? 2 : 0) + (seats.some((seat) => seat.online) ? 1 : 0);
}
