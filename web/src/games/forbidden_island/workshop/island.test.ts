import { expect, test } from 'vitest';

import { ROLES, TILES } from '../../../generated/forbidden_island';
import { chooseByLot, FIRST_FLOODS, floodByLot, laidOutIn, partsOf, shuffledTiles, swap, toggleFlood } from './island';

test('shuffled tiles are all tiles', () => {
  expect(shuffledTiles().sort()).toEqual([...TILES].sort());
});

test('two tiles change places', () => {
  expect(swap(['a', 'b', 'c'], 'a', 'c')).toEqual(['c', 'b', 'a']);
});

test('a tile is flooded and drained; a seventh stays dry', () => {
  const six = TILES.slice(0, FIRST_FLOODS);
  expect(toggleFlood([], 'gold_gate')).toEqual(['gold_gate']);
  expect(toggleFlood(six, six[0] ?? '')).toEqual(six.slice(1));
  expect(toggleFlood(six, TILES[FIRST_FLOODS] ?? '')).toEqual(six);
});

test('flooding by lot keeps those that were flooded', () => {
  const flooded = floodByLot(['gold_gate']);
  expect(flooded).toHaveLength(FIRST_FLOODS);
  expect(new Set(flooded).size).toBe(FIRST_FLOODS);
  expect(flooded[0]).toBe('gold_gate');
});

test('flooded tiles are part of the set-up only if they are six', () => {
  const tiles = [...TILES];
  const flooded = tiles.slice(0, FIRST_FLOODS);
  expect(partsOf({ tiles: null, flooded: [] })).toEqual({});
  expect(partsOf({ tiles, flooded: flooded.slice(1) })).toEqual({ tiles });
  expect(laidOutIn(partsOf({ tiles, flooded }))).toEqual({ tiles, flooded });
});

test('open roles are drawn from those that no seat has', () => {
  const roles = chooseByLot(ROLES, ['pilot', null, null]);
  expect(roles[0]).toBe('pilot');
  expect(new Set(roles).size).toBe(3);
});
