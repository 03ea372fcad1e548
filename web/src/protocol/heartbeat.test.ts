import { beforeEach, expect, test, vi } from 'vitest';

import { ANSWER_MS, ARRIVAL_MS, Heartbeat, QUIET_MS } from './heartbeat';

const ping = vi.fn();
const onSilence = vi.fn();
let heartbeat: Heartbeat;

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  const timers = { start: (call: () => void, wait: number) => Number(setTimeout(call, wait)), cancel: clearTimeout };
  heartbeat = new Heartbeat({ ping, onSilence }, timers);
});

test('silence is noticed within ten seconds', () => {
  heartbeat.heard();
  vi.advanceTimersByTime(QUIET_MS);
  expect(ping).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(ANSWER_MS - 1);
  expect(onSilence).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onSilence).toHaveBeenCalledOnce();
  expect(QUIET_MS + ANSWER_MS).toBeLessThan(10_000);
});

test('a server that answers is asked again and again', () => {
  heartbeat.heard();
  for (let times = 1; times < 5; times += 1) {
    vi.advanceTimersByTime(QUIET_MS);
    expect(ping).toHaveBeenCalledTimes(times);
    heartbeat.heard();
  }
  expect(onSilence).not.toHaveBeenCalled();
});

test('a connection that never says anything is given up', () => {
  heartbeat.begin();
  vi.advanceTimersByTime(ARRIVAL_MS);
  expect(ping).not.toHaveBeenCalled();
  expect(onSilence).toHaveBeenCalledOnce();
});

test('nothing happens once it has stopped', () => {
  heartbeat.check();
  heartbeat.stop();
  vi.advanceTimersByTime(60_000);
  expect(ping).toHaveBeenCalledOnce();
  expect(onSilence).not.toHaveBeenCalled();
});
