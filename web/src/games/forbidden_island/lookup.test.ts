import { expect, test } from 'vitest';

import type { Ply } from '../../generated/protocol';
import { recentTiles } from './lookup';
import { drawnPly } from './testViews';

const PLAYED: Ply[] = [
  { by: 0, do: 'move', to: '01' },
  { by: 0, do: 'end_actions' },
  { by: 'chance', do: 'flood', tile: '02' },
  { by: 1, do: 'shore_up', tile: '02' },
  { by: 1, do: 'move', to: '03' },
];
const PLIES = PLAYED.map(drawnPly);

test('what happened since the last ply of this page is marked, the newest first', () => {
  expect(recentTiles(PLIES, [0])).toEqual(['03', '02']);
});

test('right after an own ply, its tile is', () => {
  expect(recentTiles(PLIES.slice(0, 1), [0])).toEqual(['01']);
  expect(recentTiles(PLIES, [0, 1])).toEqual(['03']);
});

test('without any ply nothing is', () => {
  expect(recentTiles([], [0])).toEqual([]);
});
