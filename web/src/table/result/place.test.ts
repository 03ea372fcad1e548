import { expect, test } from 'vitest';

import { placeOf } from './place';

test('the winner is ahead of the next player', () => {
  expect(placeOf({ scores: [12, 30, 25], winners: [1], reason: '' }, 1)).toEqual({ place: 1, players: 3, margin: 5 });
});

test('another player is behind the winner', () => {
  expect(placeOf({ scores: [12, 30, 25], winners: [1], reason: '' }, 0)).toEqual({ place: 3, players: 3, margin: 18 });
});

test('as many points as the winner are the second place', () => {
  expect(placeOf({ scores: [30, 30], winners: [1], reason: '' }, 0)).toEqual({ place: 2, players: 2, margin: 0 });
});
