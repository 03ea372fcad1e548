import { expect, test } from 'vitest';

import { tieBreak } from './tieBreak';

/** Eggs and cards of each player. */
function players(...all: [number, number][]) {
  return all.map(([eggs, counted]) => ({ eggs, counted, cards: [], beach: false }));
}

test('most eggs need no explanation', () => {
  expect(tieBreak(players([22, 6], [21, 7]), [0])).toBeNull();
});

test('of equal eggs more cards win', () => {
  expect(tieBreak(players([22, 6], [22, 5]), [0])).toBe('cards');
});

test('equal in both is a shared win', () => {
  expect(tieBreak(players([22, 6], [22, 6], [3, 1]), [0, 1])).toBe('shared');
});
