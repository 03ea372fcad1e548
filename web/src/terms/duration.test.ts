import { expect, test } from 'vitest';

import { duration, longDuration } from './duration';

test.each([
  [20, '1 minute'],
  [300, '5 minutes'],
  [7300, '2 hours'],
  [3 * 86_400 + 5, '3 days'],
])('%i seconds in the largest unit', (seconds, text) => {
  expect(duration(seconds)).toBe(text);
});

test('days and hours', () => {
  expect(longDuration(86_400)).toBe('1 day');
  expect(longDuration(2 * 86_400 - 60)).toBe('1 day 23 hours');
});
