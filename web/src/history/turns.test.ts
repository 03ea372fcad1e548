import { expect, test } from 'vitest';

import type { Ply } from '../generated/protocol';
import { turnAt } from './turns';

const PLIES = ['chance', 0, 'chance', 0, 1, 'chance', 1, 0].map((by) => ({ by, do: 'roll' }) as unknown as Ply);

test('dice belong to the turn in which they are thrown', () => {
  expect(turnAt(PLIES, 0)).toBe(0);
  expect(turnAt(PLIES, 1)).toBe(0);
  expect(turnAt(PLIES, 4)).toBe(1);
  expect(turnAt(PLIES, 6)).toBe(2);
  expect(turnAt(PLIES, PLIES.length)).toBe(3);
});
