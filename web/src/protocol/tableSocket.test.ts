import { beforeEach, describe, expect, test } from 'vitest';

import { TableSocket, WAITS, type SocketState } from './tableSocket';
import type { ServerMessage } from './messages';

/** The other end of a wire, in our hands. */
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
  test('with our tokens, and nothing seen yet', () => {
    connect();
    lastSocket().open();
    expect(lastSocket().sent).toEqual([{ type: 'hello', tokens: ['mine'], after: null, eyes: null }]);
    expect(states).toEqual(['connecting', 'open']);
  });

  test('after a break, with the last number seen', () => {
    connect();
    lastSocket().open();
    lastSocket().receive({ type: 'table', seq: 4 });
    lastSocket().receive({ type: 'ply', seq: 5 });
    lastSocket().cut();
    timers.pop()?.call();
    lastSocket().open();
    expect(lastSocket().sent).toEqual([{ type: 'hello', tokens: ['mine'], after: 5, eyes: null }]);
    expect(states.at(-1)).toBe('open');
  });

  test('anew after sitting down, as if nothing had been seen', () => {
    const connection = connect();
    lastSocket().open();
    lastSocket().receive({ type: 'table', seq: 4 });
    const old = lastSocket();
    connection.reconnect();
    lastSocket().open();
    expect(old.closed).toBe(true);
    expect(lastSocket().sent).toEqual([{ type: 'hello', tokens: ['mine'], after: null, eyes: null }]);
    old.cut();
    expect(timers).toEqual([]);
  });
});

describe('with other eyes', () => {
  test('hello is said again on the same line', () => {
    const connection = connect();
    lastSocket().open();
    lastSocket().receive({ type: 'table', seq: 4 });
    perspective = 2;
    connection.resubscribe();
    expect(sockets).toHaveLength(1);
    expect(lastSocket().sent.at(-1)).toEqual({ type: 'hello', tokens: ['mine'], after: null, eyes: 2 });
  });

  test('a line that is not open says so when it is', () => {
    const connection = connect();
    perspective = 1;
    connection.resubscribe();
    expect(lastSocket().sent).toEqual([]);
    lastSocket().open();
    expect(lastSocket().sent).toEqual([{ type: 'hello', tokens: ['mine'], after: null, eyes: 1 }]);
  });
});

test('a wish carries an id of its own', () => {
  const connection = connect();
  lastSocket().open();
  connection.send({ type: 'abandon' });
  connection.send({ type: 'answer', agrees: true });
  expect(lastSocket().sent.slice(1)).toEqual([
    { type: 'abandon', id: 1 },
    { type: 'answer', agrees: true, id: 2 },
  ]);
});

describe('a broken line', () => {
  test('is tried again, more and more patiently', () => {
    connect();
    for (const wait of [...WAITS, WAITS.at(-1)]) {
      lastSocket().cut();
      const next = timers.pop();
      expect(next?.wait).toBe(wait);
      next?.call();
    }
  });

  test('that worked again is tried quickly again', () => {
    connect();
    lastSocket().cut();
    timers.pop()?.call();
    lastSocket().open();
    lastSocket().receive({ type: 'table', seq: 1 });
    lastSocket().cut();
    expect(timers.pop()?.wait).toBe(WAITS[0]);
  });

  test('is tried at once when the network is back', () => {
    const connection = connect();
    lastSocket().cut();
    connection.retryNow();
    expect(sockets).toHaveLength(2);
    expect(timers).toEqual([]);
  });

  test('is not tried again when the table is gone', () => {
    connect();
    lastSocket().cut(4404);
    expect(states.at(-1)).toBe('gone');
    expect(timers).toEqual([]);
  });

  test('is not tried again when we left', () => {
    const connection = connect();
    connection.close();
    sockets[0]?.cut();
    expect(timers).toEqual([]);
    expect(sockets[0]?.closed).toBe(true);
  });
});

describe('listening', () => {
  test('a ply that was heard already is not heard twice', () => {
    connect();
    lastSocket().receive({ type: 'table', seq: 4 });
    lastSocket().receive({ type: 'ply', seq: 5 });
    lastSocket().receive({ type: 'ply', seq: 5 });
    expect(received.map((message) => message.type)).toEqual(['table', 'ply']);
  });

  test('a table told anew counts from its own number, even a smaller one', () => {
    const connection = connect();
    lastSocket().open();
    lastSocket().receive({ type: 'ply', seq: 9 });
    lastSocket().receive({ type: 'table', seq: 3 });
    connection.play({ by: 0, do: 'stop' });
    expect(lastSocket().sent.at(-1)).toMatchObject({ seq: 3 });
  });
});

test('a ply is asked for with its own number and the last one seen', () => {
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
