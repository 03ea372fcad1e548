import { describe, expect, it } from 'vitest';

import type { ClockWords } from '../protocol/messages';
import { isShort, left, reading } from './clock';

const WORDS: ClockWords = {
  per: 'game',
  seconds: 60,
  increment: 0,
  left: [60_000, 45_000],
  late: [0, 0],
  runs: 1,
  rest: 45_000,
};

describe('clocks', () => {
  it('tick for whoever is to decide, and for nobody else', () => {
    const told = { words: WORDS, heard: 1000 };
    expect([left(told, 0, 31_000), left(told, 1, 31_000)]).toEqual([60_000, 15_000]);
    expect(isShort(told, 1, 31_000)).toBe(false);
    expect(isShort(told, 1, 40_000)).toBe(true);
    expect(isShort(told, 0, 40_000)).toBe(false);
    expect(left(told, 1, 90_000)).toBe(0);
  });

  it('warn in the last third of a few seconds', () => {
    const told = { words: { ...WORDS, per: 'move' as const, seconds: 15, rest: 15_000 }, heard: 0 };
    expect([6000, 10_000].map((now) => isShort(told, 1, now))).toEqual([false, true]);
  });

  it('stand still where nobody is to decide', () => {
    const told = { words: { ...WORDS, runs: null, rest: null }, heard: 0 };
    expect([left(told, 0, 30_000), left(told, 1, 30_000)]).toEqual([60_000, 45_000]);
  });

  it('are read as people read clocks', () => {
    expect(reading(65_000)).toBe('1:05');
    expect(reading(9_001)).toBe('0:10');
    expect(reading(0)).toBe('0:00');
    expect(reading(3_723_000)).toBe('1:02:03');
  });
});
