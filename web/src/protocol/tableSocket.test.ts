import { beforeEach, describe, expect, test } from 'vitest';

import { Line, WAITS, type LineState } from './tableSocket';
import type { ServerMessage } from './messages';

/** The other end of a wire, in our hands. */
class FakeWire {
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
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  cut(code = 1006): void {
    this.onclose?.({ code });
  }
}

let wires: FakeWire[];
let waiting: { call: () => void; wait: number }[];
let heard: ServerMessage[];
let states: LineState[];
let eyes: number | null;

function connect(): Line {
  return new Line({
    url: 'ws://here/socket',
    tokens: () => ['mine'],
    eyes: () => eyes,
    hear: (message) => heard.push(message),
    change: (state) => states.push(state),
    dial: () => {
      wires.push(new FakeWire());
      return wire();
    },
    later: (call, wait) => waiting.push({ call, wait }),
    never: (timer) => waiting.splice(timer - 1, 1),
  });
}

function wire(): FakeWire {
  return wires.at(-1) as FakeWire;
}

beforeEach(() => {
  [wires, waiting, heard, states, eyes] = [[], [], [], [], null];
});

describe('saying hello', () => {
  test('with our tokens, and nothing seen yet', () => {
    connect();
    wire().open();
    expect(wire().sent).toEqual([{ type: 'hello', tokens: ['mine'], after: null, eyes: null }]);
    expect(states).toEqual(['connecting', 'open']);
  });

  test('after a break, with the last number seen', () => {
    connect();
    wire().open();
    wire().say({ type: 'table', seq: 4 });
    wire().say({ type: 'ply', seq: 5 });
    wire().cut();
    waiting.pop()?.call();
    wire().open();
    expect(wire().sent).toEqual([{ type: 'hello', tokens: ['mine'], after: 5, eyes: null }]);
    expect(states.at(-1)).toBe('open');
  });

  test('anew after sitting down, as if nothing had been seen', () => {
    const line = connect();
    wire().open();
    wire().say({ type: 'table', seq: 4 });
    const old = wire();
    line.renew();
    wire().open();
    expect(old.closed).toBe(true);
    expect(wire().sent).toEqual([{ type: 'hello', tokens: ['mine'], after: null, eyes: null }]);
    old.cut();
    expect(waiting).toEqual([]);
  });
});

describe('with other eyes', () => {
  test('hello is said again on the same line', () => {
    const line = connect();
    wire().open();
    wire().say({ type: 'table', seq: 4 });
    eyes = 2;
    line.greet();
    expect(wires).toHaveLength(1);
    expect(wire().sent.at(-1)).toEqual({ type: 'hello', tokens: ['mine'], after: null, eyes: 2 });
  });

  test('a line that is not open says so when it is', () => {
    const line = connect();
    eyes = 1;
    line.greet();
    expect(wire().sent).toEqual([]);
    wire().open();
    expect(wire().sent).toEqual([{ type: 'hello', tokens: ['mine'], after: null, eyes: 1 }]);
  });
});

test('a wish carries an id of its own', () => {
  const line = connect();
  wire().open();
  line.wish({ type: 'abandon' });
  line.wish({ type: 'answer', agrees: true });
  expect(wire().sent.slice(1)).toEqual([
    { type: 'abandon', id: 1 },
    { type: 'answer', agrees: true, id: 2 },
  ]);
});

describe('a broken line', () => {
  test('is tried again, more and more patiently', () => {
    connect();
    for (const wait of [...WAITS, WAITS.at(-1)]) {
      wire().cut();
      const next = waiting.pop();
      expect(next?.wait).toBe(wait);
      next?.call();
    }
  });

  test('that worked again is tried quickly again', () => {
    connect();
    wire().cut();
    waiting.pop()?.call();
    wire().open();
    wire().say({ type: 'table', seq: 1 });
    wire().cut();
    expect(waiting.pop()?.wait).toBe(WAITS[0]);
  });

  test('is tried at once when the network is back', () => {
    const line = connect();
    wire().cut();
    line.hurry();
    expect(wires).toHaveLength(2);
    expect(waiting).toEqual([]);
  });

  test('is not tried again when the table is gone', () => {
    connect();
    wire().cut(4404);
    expect(states.at(-1)).toBe('gone');
    expect(waiting).toEqual([]);
  });

  test('is not tried again when we left', () => {
    const line = connect();
    line.close();
    wires[0]?.cut();
    expect(waiting).toEqual([]);
    expect(wires[0]?.closed).toBe(true);
  });
});

describe('listening', () => {
  test('a ply that was heard already is not heard twice', () => {
    connect();
    wire().say({ type: 'table', seq: 4 });
    wire().say({ type: 'ply', seq: 5 });
    wire().say({ type: 'ply', seq: 5 });
    expect(heard.map((message) => message.type)).toEqual(['table', 'ply']);
  });

  test('a table told anew counts from its own number, even a smaller one', () => {
    const line = connect();
    wire().open();
    wire().say({ type: 'ply', seq: 9 });
    wire().say({ type: 'table', seq: 3 });
    line.play({ by: 0, do: 'stop' });
    expect(wire().sent.at(-1)).toMatchObject({ seq: 3 });
  });
});

test('a ply is asked for with its own number and the last one seen', () => {
  const line = connect();
  wire().open();
  wire().say({ type: 'table', seq: 7 });
  expect(line.play({ by: 0, do: 'roll' })).toBe(1);
  expect(line.play({ by: 0, do: 'stop' })).toBe(2);
  expect(wire().sent.slice(1)).toEqual([
    { type: 'play', id: 1, seq: 7, ply: { by: 0, do: 'roll' } },
    { type: 'play', id: 2, seq: 7, ply: { by: 0, do: 'stop' } },
  ]);
});
