import { expect, test } from 'vitest';

import { arrangeHand } from './arrangeHand';

const HAND = ['in_river', 'near_palm', 'not_in_lake', 'sees_hut'];

test('a hand is laid out in its order', () => {
  expect(arrangeHand([], HAND)).toEqual(HAND);
});

test('the other cards keep their places when one is played', () => {
  const left = HAND.filter((card) => card !== 'near_palm');
  expect(arrangeHand(HAND, left)).toEqual(['in_river', null, 'not_in_lake', 'sees_hut']);
});

test('a new card takes the free place', () => {
  const places = ['in_river', null, 'not_in_lake', 'sees_hut'];
  const hand = ['at_coast', 'in_river', 'not_in_lake', 'sees_hut'];
  expect(arrangeHand(places, hand)).toEqual(['in_river', 'at_coast', 'not_in_lake', 'sees_hut']);
});

test('a hand of more cards than usual has more places, until they are free', () => {
  const five = [...HAND, 'sees_palm'];
  expect(arrangeHand(HAND, five)).toEqual(five);
  expect(arrangeHand(five, HAND)).toEqual(HAND);
});
