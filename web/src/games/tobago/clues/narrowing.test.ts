import { expect, test } from 'vitest';

import { testView } from '../testViews';
import { narrow } from './narrowing';

const VIEW = testView({
  hand_keeps: {
    'in lake': ['0,0', '1,0', '2,0'],
    'in beach': ['3,0', '4,0'],
    'not_in river': ['0,0', '1,0', '2,0', '3,0', '4,0'],
  },
});

test('a clue leaves the sites it keeps, and takes the others', () => {
  expect(narrow(VIEW, 'in lake', 'grey', 0)).toEqual({ left: ['0,0', '1,0', '2,0'], lost: ['3,0', '4,0'], why: null });
});

test.each([
  ['would leave no site', 'in beach', 'brown', 'none-left'],
  ['would take none away', 'in lake', 'brown', 'none-lost'],
  ['would take none away, before markers too', 'not_in river', 'white', 'none-lost'],
  ['the treasure is located', 'in beach', 'black', 'located'],
] as const)('a clue cannot go where it %s', (_, clue, map, why) => {
  expect(narrow(VIEW, clue, map, 0).why).toBe(why);
});

test('without a rose no clue can go anywhere', () => {
  const poor = testView({ hand_keeps: VIEW.hand_keeps }, [{ roses: 0 }]);
  expect(narrow(poor, 'in lake', 'grey', 0).why).toBe('no-rose');
});
