import { expect, test } from 'vitest';

import { standing } from './result';

test('players stand by their coins, with how far they are behind', () => {
  const players = [
    { cards: [2, 3], coins: 5 },
    { cards: [6, 5], coins: 11 },
    { cards: null, coins: null },
  ];
  expect(standing(players)).toEqual([
    { seat: 1, cards: [6, 5], coins: 11, behind: 0 },
    { seat: 0, cards: [2, 3], coins: 5, behind: 6 },
    { seat: 2, cards: [], coins: 0, behind: 11 },
  ]);
});
