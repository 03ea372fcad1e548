import { describe, expect, test } from 'vitest';

import { backlogFactor, type Clock, PlyQueue } from './queue';

/** A clock that a test advances. */
class StoppedClock implements Clock {
  #now = 0;
  #frames: (() => void)[] = [];

  now(): number {
    return this.#now;
  }

  frame(call: () => void): void {
    this.#frames.push(call);
  }

  pass(milliseconds: number): void {
    this.#now += milliseconds;
    const due = this.#frames;
    this.#frames = [];
    due.forEach((call) => call());
  }
}

function stage(options: { pace?: number; scenes?: number } = {}) {
  const clock = new StoppedClock();
  const log: string[] = [];
  const pace = { now: options.pace ?? 1 };
  const queue = new PlyQueue<string>(
    {
      scenes: (item) =>
        Array.from({ length: options.scenes ?? 1 }, (_, index) => ({
          milliseconds: 100,
          draw: (progress) => log.push(`${item}${index} ${progress.toFixed(1)}`),
        })),
      settle: (item) => log.push(`${item} settled`),
      pace: () => pace.now,
      busy: (busy) => log.push(busy ? 'busy' : 'rest'),
    },
    clock,
  );
  return { clock, log, pace, queue };
}

describe('one ply after another', () => {
  test('a scene is drawn from beginning to end, then its ply is settled', () => {
    const { clock, log, queue } = stage();
    queue.push('a');
    clock.pass(50);
    clock.pass(50);
    expect(log).toEqual(['busy', 'a0 0.0', 'a0 0.5', 'a0 1.0', 'a settled', 'rest']);
  });

  test('the scenes of a ply follow each other', () => {
    const { clock, log, queue } = stage({ scenes: 2 });
    queue.push('a');
    clock.pass(100);
    clock.pass(100);
    expect(log.filter((connection) => connection.includes('1.0'))).toEqual(['a0 1.0', 'a1 1.0']);
    expect(log.at(-2)).toBe('a settled');
  });

  test('a ply that comes meanwhile waits', () => {
    const { clock, log, queue } = stage();
    queue.push('a');
    queue.push('b');
    clock.pass(100);
    expect(log).toEqual(['busy', 'a0 0.0', 'a0 1.0', 'a settled', 'b0 0.0']);
  });

  test('a ply without scenes is settled at once', () => {
    const { log, queue } = stage({ scenes: 0 });
    queue.push('a');
    expect(log).toEqual(['busy', 'a settled', 'rest']);
  });
});

describe('without animation', () => {
  test('animation switched off settles at once', () => {
    const { log, queue } = stage({ pace: 0 });
    queue.push('a');
    queue.push('b');
    expect(log).toEqual(['a settled', 'b settled']);
  });

  test('skipping settles everything in order', () => {
    const { clock, log, queue } = stage();
    ['a', 'b', 'c'].forEach((item) => queue.push(item));
    clock.pass(30);
    queue.skip();
    expect(log.slice(-4)).toEqual(['a settled', 'b settled', 'c settled', 'rest']);
    clock.pass(500);
    expect(log.at(-1)).toBe('rest');
  });

  test('after skipping, the next ply is shown again', () => {
    const { clock, log, queue } = stage();
    queue.push('a');
    queue.skip();
    queue.push('b');
    clock.pass(100);
    expect(log.slice(-4)).toEqual(['b0 0.0', 'b0 1.0', 'b settled', 'rest']);
  });

  test('clearing drops everything that waits', () => {
    const { clock, log, queue } = stage();
    queue.push('a');
    queue.push('b');
    queue.clear();
    clock.pass(500);
    expect(log).toEqual(['busy', 'a0 0.0', 'rest']);
  });

  test('slow takes twice as long', () => {
    const { clock, log, queue } = stage({ pace: 2 });
    queue.push('a');
    clock.pass(100);
    expect(log.at(-1)).toBe('a0 0.5');
  });
});

describe('many plies waiting', () => {
  test('a few do not hurry the show, many do', () => {
    expect(backlogFactor(3)).toBe(1);
    expect(backlogFactor(16)).toBe(0.5);
    expect(backlogFactor(100)).toBeLessThan(0.1);
  });

  test('a backlog is shown faster than one ply alone', () => {
    const { clock, log, queue } = stage();
    for (let index = 0; index < 16; index += 1) queue.push('x');
    clock.pass(50);
    expect(log.filter((connection) => connection === 'x settled')).toHaveLength(1);
  });
});
