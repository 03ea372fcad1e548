import { describe, expect, it } from 'vitest';

import type { ClockInfo } from '../generated/protocol';
import { formatTime, isLow, timeLeft } from './clock';

const CLOCK: ClockInfo = {
  per: 'game',
  seconds: 60,
  increment: 0,
  left: [60_000, 45_000],
  late: [0, 0],
  runs: 1,
  rest: 45_000,
};

describe('clocks', () => {
  it('run for the seat to decide only', () => {
    const state = { clock: CLOCK, receivedAt: 1000 };
    expect([timeLeft(state, 0, 31_000), timeLeft(state, 1, 31_000)]).toEqual([60_000, 15_000]);
    expect(isLow(state, 1, 31_000)).toBe(false);
    expect(isLow(state, 1, 40_000)).toBe(true);
    expect(isLow(state, 0, 40_000)).toBe(false);
    expect(timeLeft(state, 1, 90_000)).toBe(0);
  });

  it('warn in the last third of a few seconds', () => {
    const state = { clock: { ...CLOCK, per: 'move' as const, seconds: 15, rest: 15_000 }, receivedAt: 0 };
    expect([6000, 10_000].map((now) => isLow(state, 1, now))).toEqual([false, true]);
  });

  it('stand still while no seat is to decide', () => {
    const state = { clock: { ...CLOCK, runs: null, rest: null }, receivedAt: 0 };
    expect([timeLeft(state, 0, 30_000), timeLeft(state, 1, 30_000)]).toEqual([60_000, 45_000]);
  });

  it('are formatted as minutes and seconds, or with hours', () => {
    expect(formatTime(65_000)).toBe('1:05');
    expect(formatTime(9_001)).toBe('0:10');
    expect(formatTime(0)).toBe('0:00');
    expect(formatTime(3_723_000)).toBe('1:02:03');
  });
});
