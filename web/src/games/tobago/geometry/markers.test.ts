import { expect, test } from 'vitest';

import { MAPS } from '../../../generated/tobago';
import { DIRECTIONS, middle } from './hex';
import { PIP_SIZE, PIPS, ringOf } from './markers';

const length = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);

test('the pips of four maps on one space do not overlap, nor those of its neighbours', () => {
  const spaces = ['0,0', ...DIRECTIONS.map(([q, r]) => `${q},${r}`)];
  const all = spaces.flatMap((space) =>
    MAPS.map((map) => ({ x: middle(space).x + PIPS[map].x, y: middle(space).y + PIPS[map].y })),
  );
  all.forEach((one, index) =>
    all.slice(index + 1).forEach((other) => expect(length(one, other)).toBeGreaterThan(PIP_SIZE)),
  );
});

test('the ring of a space that maps share is split without gap or overlap', () => {
  for (const shared of [['grey', 'white'], ['brown', 'black', 'white'], [...MAPS]] as (typeof MAPS)[number][][]) {
    const parts = shared.flatMap((map) => ringOf(map, shared));
    expect(parts).toHaveLength(4);
    expect(new Set(parts.map(([, corner]) => `${corner?.x.toFixed(2)} ${corner?.y.toFixed(2)}`)).size).toBe(4);
    shared.forEach((map) => expect(ringOf(map, shared)).not.toHaveLength(0));
  }
});

test('a map alone has the whole ring', () => {
  expect(ringOf('brown', ['brown'])[0]).toHaveLength(7);
});
