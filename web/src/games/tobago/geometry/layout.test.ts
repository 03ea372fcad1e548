import { expect, test } from 'vitest';

import { Layout } from './layout';

/** A strip of 14 columns, and one of 14 rows. */
const WIDE = Array.from({ length: 14 }, (_, q) => `${q},${-Math.floor(q / 2)}`);
const HIGH = Array.from({ length: 14 }, (_, r) => `0,${r}`);

test.each([
  ['wide', WIDE],
  ['high', HIGH],
])('a %s island fits its room', (_, spaces) => {
  const layout = new Layout(390, 450, spaces);
  for (const space of spaces) {
    const { x, y } = layout.at(space);
    expect(x - layout.side).toBeGreaterThanOrEqual(0);
    expect(x + layout.side).toBeLessThanOrEqual(390);
    expect(y - layout.side).toBeGreaterThanOrEqual(0);
    expect(y + layout.side).toBeLessThanOrEqual(450);
  }
});

test('zooming enlarges everything equally', () => {
  const [far, near] = [new Layout(390, 450, WIDE), new Layout(390, 450, WIDE, 2)];
  expect(near.side).toBeCloseTo(2 * far.side);
  expect(near.at('0,0').x).toBeCloseTo(2 * far.at('0,0').x);
});

test('the shore is one rounded line with a bend at every corner', () => {
  const shore = new Layout(390, 450, ['0,0', '1,0']).shore(['0,0', '1,0']);
  expect(shore.match(/Q/g)).toHaveLength(10);
  expect(shore.match(/M/g)).toHaveLength(1);
});
