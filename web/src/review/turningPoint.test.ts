import { expect, test } from 'vitest';

import { turningPoint } from './turningPoint';

test('the greatest gain of a seat is the turning point', () => {
  const curve = [
    { moment: 0, shares: [0.5, 0.5] },
    { moment: 8, shares: [0.2, 0.8] },
    { moment: 12, shares: [0.9, 0.1] },
    { moment: 15, shares: [1, 0] },
  ];
  expect(turningPoint(curve)).toEqual({ moment: 8, seat: 0, before: 0.2, after: 0.9 });
});

test('the loss of a team counts as well', () => {
  const curve = [
    { moment: 0, shares: [0.8] },
    { moment: 5, shares: [0.1] },
  ];
  expect(turningPoint(curve)).toEqual({ moment: 0, seat: 0, before: 0.8, after: 0.1 });
});

test('a game in which nothing changed has none', () => {
  expect(turningPoint([{ moment: 0, shares: [0.5, 0.5] }])).toBeNull();
});
