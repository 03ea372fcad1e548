import { expect, test } from 'vitest';

import { route } from './route';

const LAKE = { '0,0': 'lake', '1,0': 'lake', '2,0': 'lake', '1,-1': 'beach', '3,0': 'beach', '4,0': 'beach' };

test.each([
  ['stays in its area', '0,0', '2,0', ['0,0', '1,0', '2,0']],
  ['crosses into the next area last', '0,0', '3,0', ['0,0', '1,0', '2,0', '3,0']],
  ['leads to a neighbour at once', '0,0', '1,-1', ['0,0', '1,-1']],
  ['is straight where no way is known', '0,0', '4,0', ['0,0', '4,0']],
])('a drive %s', (_, from, to, way) => {
  expect(route(LAKE, from, to)).toEqual(way);
});
