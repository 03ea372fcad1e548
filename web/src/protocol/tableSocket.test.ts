import { beforeEach, describe, expect, test } from 'vitest';

import type { ServerMessage } from '../generated/protocol';
import { type SocketState, TableSocket, WAITS } from './tableSocket';

/** A socket that a test controls. */
class FakeSocket {
  sent: unknown[] = [];
  closed = false;
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  open(): void {
    this.onopen?.(undefined as never);
  }
  receive(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  cut(code = 1006): void {
    this.onclose?.({ code });
  }
}

let sockets: FakeSocket[];
let timers: { call: () => void; wait: number }[];
let received: ServerMessage[];
let states: SocketState[];
let perspective: number | null;

function connect(): TableSocket {
  return new TableSocket({
    url: 'ws://here/socket',
    tokens: () => ['mine'],
    perspective: () => perspective,
    receive: (message) => received.push(message),
    onStateChange: (state) => states.push(state),
    openSocket: () => {
      sockets.push(new FakeSocket());
      return lastSocket();
    },
    startTimer: (call, wait) => timers.push({ call, wait }),
    cancelTimer: (timer) => timers.splice(timer - 1, 1),
  });
}

function lastSocket(): FakeSocket {
  return sockets.at(-1) as FakeSocket;
}

beforeEach(() => {
  [sockets, timers, received, states, perspective] = [[], [], [], [], null];
});

describe('saying hello', () => {
  test('sends the held tokens, and no last event', () => {
    connect();
    lastSocket().open();
    expect(lastSocket().sent).toEqual([{ type: 'hello', tokens: ['mine'], after: null, perspective: null }]);
    expect(states).toEqual(['connecting', 'open']);
  });

  test('sends the last event after a lost connection', () => {
    connect();
    lastSocket().open();
    lastSocket().receive({ type: 'table', seq: 4 });
    lastSocket().receive({ type: 'ply', seq: 5 });
    lastSocket().cut();
    timers.pop()?.call();
    lastSocket().open();
    expect(lastSocket().sent).toEqual([{ type: 'hello', tokens: ['mine'], after: 5, perspective: null }]);
    expect(states.at(-1)).toBe('open');
  });

  test('sends no last event on a new socket after sitting down', () => {
    const connection = connect();
    lastSocket().open();
    lastSocket().receive({ type: 'table', seq: 4 });
    const old = lastSocket();
    connection.reconnect();
    lastSocket().open();
    expect(old.closed).toBe(true);
    expect(lastSocket().sent).toEqual([{ type: 'hello', tokens: ['mine'], after: null, perspective: null }]);
    old.cut();
    expect(timers).toEqual([]);
  });
});

describe('another perspective', () => {
  test('is requested by another hello on the same socket', () => {
    const connection = connect();
    lastSocket().open();
    lastSocket().receive({ type: 'table', seq: 4 });
    perspective = 2;
    connection.resubscribe();
    expect(sockets).toHaveLength(1);
    expect(lastSocket().sent.at(-1)).toEqual({ type: 'hello', tokens: ['mine'], after: null, perspective: 2 });
  });

  test('is requested once the socket is open', () => {
    const connection = connect();
    perspective = 1;
    connection.resubscribe();
    expect(lastSocket().sent).toEqual([]);
    lastSocket().open();
    expect(lastSocket().sent).toEqual([{ type: 'hello', tokens: ['mine'], after: null, perspective: 1 }]);
  });
});

test('every command has its own id', () => {
  const connection = connect();
  lastSocket().open();
  connection.send({ type: 'abandon' });
  connection.send({ type: 'answer', agrees: true });
  expect(lastSocket().sent.slice(1)).toEqual([
    { type: 'abandon', id: 1 },
    { type: 'answer', agrees: true, id: 2 },
  ]);
});

describe('a lost connection', () => {
  test('is opened again after longer and longer waits', () => {
    connect();
    for (const wait of [...WAITS, WAITS.at(-1)]) {
      lastSocket().cut();
      const next = timers.pop();
      expect(next?.wait).toBe(wait);
      next?.call();
    }
  });

  test('is opened quickly again if it had worked in between', () => {
    connect();
    lastSocket().cut();
    timers.pop()?.call();
    lastSocket().open();
    lastSocket().receive({ type: 'table', seq: 1 });
    lastSocket().cut();
    expect(timers.pop()?.wait).toBe(WAITS[0]);
  });

  test('is opened at once when the network is back', () => {
    const connection = connect();
    lastSocket().cut();
    connection.retryNow();
    expect(sockets).toHaveLength(2);
    expect(timers).toEqual([]);
  });

  test('is not opened again when the table is gone', () => {
    connect();
    lastSocket().cut(4404);
    expect(states.at(-1)).toBe('gone');
    expect(timers).toEqual([]);
  });

  test('is not opened again after closing', () => {
    const connection = connect();
    connection.close();
    sockets[0]?.cut();
    expect(timers).toEqual([]);
    expect(sockets[0]?.closed).toBe(true);
  });
});

describe('received messages', () => {
  test('a ply that was received already is dropped', () => {
    connect();
    lastSocket().receive({ type: 'table', seq: 4 });
    lastSocket().receive({ type: 'ply', seq: 5 });
    lastSocket().receive({ type: 'ply', seq: 5 });
    expect(received.map((message) => message.type)).toEqual(['table', 'ply']);
  });

  test('a whole table sets the last event, even to a smaller number', () => {
    const connection = connect();
    lastSocket().open();
    lastSocket().receive({ type: 'ply', seq: 9 });
    lastSocket().receive({ type: 'table', seq: 3 });
    connection.play({ by: 0, do: 'stop' });
    expect(lastSocket().sent.at(-1)).toMatchObject({ seq: 3 });
  });
});

test('a ply is sent with its own id and the last event', () => {
  const connection = connect();
  lastSocket().open();
  lastSocket().receive({ type: 'table', seq: 7 });
  expect(connection.play({ by: 0, do: 'roll' })).toBe(1);
  expect(connection.play({ by: 0, do: 'stop' })).toBe(2);
  expect(lastSocket().sent.slice(1)).toEqual([
    { type: 'play', id: 1, seq: 7, ply: { by: 0, do: 'roll' } },
    { type: 'play', id: 2, seq: 7, ply: { by: 0, do: 'stop' } },
  ]);
});
