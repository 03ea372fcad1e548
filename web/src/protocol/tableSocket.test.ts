import { beforeEach, describe, expect, test } from 'vitest';

import type { TableMessage } from './parts';
import { ANSWER_MS, ARRIVAL_MS, QUIET_MS } from './heartbeat';
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
let timers: { id: number; call: () => void; wait: number }[];
let lastTimer = 0;
let resent: boolean[];
let received: TableMessage[];
let states: SocketState[];
let perspective: number | null;
let hidden: boolean;

function connect(): TableSocket {
  return new TableSocket({
    url: 'ws://here/socket',
    tokens: () => ['mine'],
    perspective: () => perspective,
    hidden: () => hidden,
    receive: (message) => received.push(message),
    onStateChange: (state) => states.push(state),
    openSocket: () => {
      sockets.push(new FakeSocket());
      return lastSocket();
    },
    onCaughtUp: (again) => resent.push(again),
    timers: {
      start: (call, wait) => {
        timers.push({ id: (lastTimer += 1), call, wait });
        return lastTimer;
      },
      cancel: (id) => (timers = timers.filter((timer) => timer.id !== id)),
    },
  });
}

function lastSocket(): FakeSocket {
  return sockets.at(-1) as FakeSocket;
}

/** How long the running timers take. */
function waits(): number[] {
  return timers.map(({ wait }) => wait);
}

beforeEach(() => {
  [sockets, timers, received, states, resent, perspective, hidden] = [[], [], [], [], [], null, false];
});

describe('saying hello', () => {
  test('sends the held tokens, and no last event', () => {
    connect();
    lastSocket().open();
    expect(lastSocket().sent).toEqual([
      { type: 'hello', tokens: ['mine'], after: null, seat: null, perspective: null },
    ]);
    expect(states).toEqual(['connecting', 'open']);
  });

  test('sends the last event after a lost connection', () => {
    connect();
    lastSocket().open();
    lastSocket().receive({ type: 'table', plies: [], seq: 4, seat: 1, view: {} });
    lastSocket().receive({ type: 'ply', seq: 5, seat: 1, changes: [] });
    lastSocket().cut();
    timers.pop()?.call();
    lastSocket().open();
    expect(lastSocket().sent).toEqual([{ type: 'hello', tokens: ['mine'], after: 5, seat: 1, perspective: null }]);
    expect(states.at(-1)).toBe('open');
  });

  test('announces coming keys again after a lost connection', () => {
    const connection = connect();
    lastSocket().open();
    connection.announceKeys(['coming']);
    expect(lastSocket().sent.at(-1)).toMatchObject({ type: 'hello', keys: ['coming'] });
    lastSocket().cut();
    connection.retryNow();
    lastSocket().open();
    expect(sockets).toHaveLength(2);
    expect(lastSocket().sent).toMatchObject([{ type: 'hello', keys: ['coming'] }]);
  });

  test('sends no last event on a new socket after sitting down', () => {
    const connection = connect();
    lastSocket().open();
    lastSocket().receive({ type: 'table', plies: [], seq: 4, seat: null, view: null });
    const old = lastSocket();
    connection.reconnect();
    lastSocket().open();
    expect(old.closed).toBe(true);
    expect(lastSocket().sent).toEqual([
      { type: 'hello', tokens: ['mine'], after: null, seat: null, perspective: null },
    ]);
    old.cut();
    expect(waits()).toEqual([ARRIVAL_MS]);
  });
});

describe('another perspective', () => {
  test('on the same socket tells whether the page is looked at, and asks for no more than is new', () => {
    const connection = connect();
    lastSocket().open();
    lastSocket().receive({ type: 'seats', seq: 7 });
    hidden = true;
    connection.greet();
    expect(lastSocket().sent.at(-1)).toMatchObject({ type: 'hello', after: 7, hidden: true });
  });

  test('is requested by another hello on the same socket', () => {
    const connection = connect();
    lastSocket().open();
    lastSocket().receive({ type: 'table', plies: [], seq: 4, seat: null, view: null });
    perspective = 2;
    connection.resubscribe();
    expect(sockets).toHaveLength(1);
    expect(lastSocket().sent.at(-1)).toEqual({
      type: 'hello',
      tokens: ['mine'],
      after: null,
      seat: null,
      perspective: 2,
    });
  });

  test('is requested once the socket is open', () => {
    const connection = connect();
    perspective = 1;
    connection.resubscribe();
    expect(lastSocket().sent).toEqual([]);
    lastSocket().open();
    expect(lastSocket().sent).toEqual([{ type: 'hello', tokens: ['mine'], after: null, seat: null, perspective: 1 }]);
  });
});

describe('a server that falls silent', () => {
  function fire(wait: number): void {
    const timer = timers.find((each) => each.wait === wait);
    timers = timers.filter((each) => each !== timer);
    timer?.call();
  }

  test('is asked, given up and connected to again', () => {
    connect();
    lastSocket().open();
    lastSocket().receive({ type: 'table', plies: [], seq: 4, seat: null, view: null });
    fire(QUIET_MS);
    expect(lastSocket().sent.at(-1)).toEqual({ type: 'ping' });
    fire(ANSWER_MS);
    expect(sockets[0]?.closed).toBe(true);
    expect(states.at(-1)).toBe('lost');
    fire(WAITS[0] ?? 0);
    expect(sockets).toHaveLength(2);
  });

  test('is kept if it answers', () => {
    connect();
    lastSocket().open();
    lastSocket().receive({ type: 'table', plies: [], seq: 4, seat: null, view: null });
    fire(QUIET_MS);
    lastSocket().receive({ type: 'pong' });
    expect(waits()).toEqual([QUIET_MS]);
    expect(received.map(({ type }) => type)).toEqual(['table']);
  });

  test('is given up if it accepts a connection and says nothing', () => {
    connect();
    lastSocket().open();
    fire(ARRIVAL_MS);
    expect(states.at(-1)).toBe('lost');
  });

  test('is asked at once after sleep', () => {
    const connection = connect();
    lastSocket().open();
    connection.retryNow();
    expect(lastSocket().sent.at(-1)).toEqual({ type: 'ping' });
    expect(waits()).toEqual([ANSWER_MS]);
  });

  test('and speaks again on its old socket is not listened to', () => {
    connect();
    lastSocket().open();
    fire(ARRIVAL_MS);
    sockets[0]?.receive({ type: 'table', plies: [], seq: 4, seat: null, view: null });
    expect(received).toEqual([]);
  });
});

describe('a ply without an answer', () => {
  function playAndLose(): void {
    const connection = connect();
    lastSocket().open();
    lastSocket().receive({ type: 'table', plies: [], seq: 4, seat: null, view: {} });
    connection.play({ by: 0, do: 'roll' });
    lastSocket().cut();
    timers.pop()?.call();
    lastSocket().open();
  }
  const play = { type: 'play', seq: 4, ply: { by: 0, do: 'roll' }, id: 1 };

  test('is sent again if nothing was played meanwhile', () => {
    playAndLose();
    lastSocket().receive({ type: 'seats', seq: 4, table: {} });
    expect(lastSocket().sent.slice(1)).toEqual([play]);
    expect(resent).toEqual([false, true]);
  });

  test('is not sent again if it was played', () => {
    playAndLose();
    lastSocket().receive({ type: 'ply', seq: 5, changes: [] });
    lastSocket().receive({ type: 'seats', seq: 5, table: {} });
    expect(lastSocket().sent).toHaveLength(1);
    expect(resent).toEqual([false, false]);
  });

  test('is not sent again if it was answered', () => {
    const connection = connect();
    lastSocket().open();
    lastSocket().receive({ type: 'table', plies: [], seq: 4, seat: null, view: {} });
    connection.play({ by: 0, do: 'roll' });
    lastSocket().receive({ type: 'refused', id: 1, error: { id: 'refused-turn', args: {}, message: '' } });
    lastSocket().cut();
    timers.pop()?.call();
    lastSocket().open();
    lastSocket().receive({ type: 'seats', seq: 4, table: {} });
    expect(lastSocket().sent).toHaveLength(1);
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

describe('a command without a connection', () => {
  function loseAndSend(...commands: Parameters<TableSocket['send']>[0][]): void {
    const connection = connect();
    lastSocket().open();
    lastSocket().receive({ type: 'table', plies: [], seq: 4, seat: null, view: {} });
    lastSocket().cut();
    for (const command of commands) connection.send(command);
    timers.pop()?.call();
    lastSocket().open();
  }

  test('is sent once the page has everything that it missed', () => {
    loseAndSend({ type: 'answer', agrees: true }, { type: 'abandon' });
    expect(lastSocket().sent).toHaveLength(1);
    lastSocket().receive({ type: 'seats', seq: 4, table: {} });
    expect(lastSocket().sent.slice(1)).toEqual([
      { type: 'answer', agrees: true, id: 1 },
      { type: 'abandon', id: 2 },
    ]);
  });

  test('is sent once, also if it was given twice', () => {
    loseAndSend({ type: 'abandon' }, { type: 'abandon' });
    lastSocket().receive({ type: 'seats', seq: 4, table: {} });
    lastSocket().receive({ type: 'seats', seq: 4, table: {} });
    expect(lastSocket().sent).toHaveLength(2);
  });
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
    lastSocket().receive({ type: 'table', plies: [], seq: 1 });
    lastSocket().cut();
    expect(timers.pop()?.wait).toBe(WAITS[0]);
  });

  test('is opened at once when the network is back', () => {
    const connection = connect();
    lastSocket().cut();
    connection.retryNow();
    expect(sockets).toHaveLength(2);
    expect(waits()).toEqual([ARRIVAL_MS]);
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
    lastSocket().receive({ type: 'table', plies: [], seq: 4, seat: null, view: null });
    lastSocket().receive({ type: 'ply', seq: 5, changes: [] });
    lastSocket().receive({ type: 'ply', seq: 5, changes: [] });
    expect(received.map((message) => message.type)).toEqual(['table', 'ply']);
  });

  test('a ply is given with the view that its changes make', () => {
    connect();
    lastSocket().receive({ type: 'table', plies: [], seq: 4, view: { total: 3, deck: 9 } });
    lastSocket().receive({ type: 'ply', seq: 5, changes: [{ at: ['total'], value: 4 }] });
    lastSocket().receive({
      type: 'ply',
      seq: 6,
      changes: [{ at: ['deck'], value: 8 }],
      legal: [{ by: 0, do: 'roll' }],
    });
    expect(received.slice(1)).toMatchObject([
      { seq: 5, view: { total: 4, deck: 9 }, legal: [], outcome: null },
      { seq: 6, view: { total: 4, deck: 8 }, legal: [{ by: 0, do: 'roll' }], outcome: null },
    ]);
  });

  test('a whole table sets the last event, even to a smaller number', () => {
    const connection = connect();
    lastSocket().open();
    lastSocket().receive({ type: 'ply', seq: 9, changes: [] });
    lastSocket().receive({ type: 'table', plies: [], seq: 3 });
    connection.play({ by: 0, do: 'stop' });
    expect(lastSocket().sent.at(-1)).toMatchObject({ seq: 3 });
  });
});

test('a ply is sent with its own id and the last event', () => {
  const connection = connect();
  lastSocket().open();
  lastSocket().receive({ type: 'table', plies: [], seq: 7 });
  expect(connection.play({ by: 0, do: 'roll' })).toBe(1);
  expect(connection.play({ by: 0, do: 'stop' })).toBe(2);
  expect(lastSocket().sent.slice(1)).toEqual([
    { type: 'play', id: 1, seq: 7, ply: { by: 0, do: 'roll' } },
    { type: 'play', id: 2, seq: 7, ply: { by: 0, do: 'stop' } },
  ]);
});
