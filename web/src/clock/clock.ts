/** The clocks of a table, which tick here between two messages. */
import { createSubscriber } from 'svelte/reactivity';

import type { ClockInfo } from '../generated/protocol';

/** Below this a clock warns; one that has only seconds for a decision, in its last third. */
const LOW = 10_000;

/** The clocks as last received, and when: `performance.now()`. */
export interface ClockState {
  clock: ClockInfo;
  receivedAt: number;
}

/** Return the milliseconds a seat has left, for this decision or for the game. */
export function timeLeft({ clock, receivedAt }: ClockState, seat: number, now: number): number {
  const { runs, rest } = clock;
  if (seat !== runs || rest === null) return clock.left[seat] ?? 0;
  return Math.max(0, rest - Math.max(0, now - receivedAt));
}

export function isLow(state: ClockState, seat: number, now: number): boolean {
  const { runs, per, seconds } = state.clock;
  const low = per === 'move' ? Math.min(LOW, (seconds * 1000) / 3) : LOW;
  return seat === runs && timeLeft(state, seat, now) <= low;
}

/** The time now, for all clocks on the page; it advances while any of them reads it. */
export const ticker = {
  get now(): number {
    subscribe();
    return performance.now();
  },
};

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, 250);
  return () => clearInterval(timer);
});

/** Return `4:05`, or `1:02:03` above an hour; the second that has begun counts. */
export function formatTime(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60];
  const hours = Math.floor(seconds / 3600);
  const padded = parts.map((part, index) => (index > 0 || hours > 0 ? String(part).padStart(2, '0') : String(part)));
  return [...(hours > 0 ? [String(hours)] : []), ...padded].join(':');
}
