import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { LobbyRow, SeatInfo } from '../generated/protocol';
import { ANSWER_MS, ARRIVAL_MS, QUIET_MS } from '../protocol/heartbeat';
import { WAITS } from '../protocol/tableSocket';
import { applyMessage, byPriority, PublicTables } from './publicTables.svelte';

function row(id: string, created: number, more: Partial<LobbyRow> = {}): LobbyRow {
  return {
    id,
    game: 'la_tortuga',
    options: {},
    arranged: [],
    clock: null,
    status: 'open',
    seats: [],
    language: null,
    watching: 0,
    created,
    ...more,
  };
}

const HERE: Omit<SeatInfo, 'grace'> = { kind: 'human', name: 'Ada', bot: null, online: true, emblem: null };

test('open tables come first, then tables with people, then the newest', () => {
  const rows = [
    row('running', 9, { status: 'playing', seats: [HERE] }),
    row('older', 1),
    row('newer', 2),
    row('waited for', 0, { seats: [HERE] }),
  ];
  expect(rows.sort(byPriority).map(({ id }) => id)).toEqual(['waited for', 'newer', 'older', 'running']);
});

test('messages add, change and remove rows', () => {
  let rows = applyMessage(new Map([['old', row('old', 0)]]), { type: 'lobby', tables: [row('a', 1)], more: 0 });
  expect([...rows.keys()]).toEqual(['a']);
  rows = applyMessage(rows, { type: 'row', table: row('b', 2) });
  rows = applyMessage(rows, { type: 'row', table: row('a', 1, { watching: 3 }) });
  expect([...rows.values()].map(({ id, watching }) => [id, watching])).toEqual([
    ['a', 3],
    ['b', 0],
  ]);
  expect([...applyMessage(rows, { type: 'gone', id: 'a' }).keys()]).toEqual(['b']);
});

describe('a server that falls silent', () => {
  /** A socket that a test controls. */
  class FakeSocket {
    sent: string[] = [];
    closed = false;
    onmessage: ((event: { data: string }) => void) | null = null;
    onclose: (() => void) | null = null;

    constructor() {
      sockets.push(this);
    }
    send(text: string): void {
      this.sent.push(text);
    }
    close(): void {
      this.closed = true;
    }
    receive(message: object): void {
      this.onmessage?.({ data: JSON.stringify(message) });
    }
  }

  let sockets: FakeSocket[];

  beforeEach(() => {
    sockets = [];
    vi.useFakeTimers();
    vi.stubGlobal('window', globalThis);
    vi.stubGlobal('location', { protocol: 'https:', host: 'here' });
    vi.stubGlobal('WebSocket', FakeSocket);
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  test('is noticed within eight seconds of opening the page, and connected to again', () => {
    const tables = new PublicTables();
    vi.advanceTimersByTime(ARRIVAL_MS - 1);
    expect(tables.lost).toBe(false);
    vi.advanceTimersByTime(1);
    expect(tables.lost).toBe(true);
    expect(sockets[0]?.closed).toBe(true);
    vi.advanceTimersByTime(WAITS[0] ?? 0);
    expect(sockets).toHaveLength(2);
    sockets[1]?.receive({ type: 'lobby', tables: [row('a', 1)], more: 0 });
    expect(tables.lost).toBe(false);
    expect(tables.rows).toHaveLength(1);
    tables.close();
  });

  test('is asked after its last message, and given up if it does not answer', () => {
    const tables = new PublicTables();
    sockets[0]?.receive({ type: 'lobby', tables: [], more: 0 });
    vi.advanceTimersByTime(QUIET_MS);
    expect(sockets[0]?.sent).toEqual(['{"type":"ping"}']);
    sockets[0]?.receive({ type: 'pong' });
    vi.advanceTimersByTime(QUIET_MS);
    expect(tables.lost).toBe(false);
    vi.advanceTimersByTime(ANSWER_MS);
    expect(tables.lost).toBe(true);
    expect(sockets[0]?.closed).toBe(true);
    tables.close();
  });

  test('is not connected to again once the page has left', () => {
    const tables = new PublicTables();
    vi.advanceTimersByTime(ARRIVAL_MS);
    tables.close();
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
  });
});
