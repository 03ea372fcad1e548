import { expect, test } from 'vitest';

import type { GamePage } from '../../games/gamePage';
import type { Ply, TableUpdate } from '../../generated/protocol';
import { testTable } from '../../protocol/testTable';
import { Play } from './play.svelte';

const GAME = {
  createStage: () => ({ clear: () => undefined }),
  createLog: () => ({ add: () => [] }),
} as unknown as GamePage;

const PLIES: Ply[] = [
  { by: 0, do: 'roll' },
  { by: 'chance', do: 'die', value: 1 },
  { by: 1, do: 'stop' },
];

function canUndo(table: Parameters<typeof testTable>[0]): boolean {
  const message = { table: testTable({ status: 'playing', ...table }), plies: PLIES, effects: [], undone: [] };
  return new Play(GAME, message as unknown as TableUpdate, () => undefined).canUndo;
}

test('a decision of a seat of this page can be undone while the game goes on', () => {
  expect(canUndo({ yours: [0] })).toBe(true);
  expect(canUndo({ yours: [2] })).toBe(false);
  expect(canUndo({ yours: [0], status: 'over' })).toBe(false);
});

test('a decision from before the game went on here cannot be undone', () => {
  expect(canUndo({ yours: [0], origin: { moment: 1 } })).toBe(false);
  expect(canUndo({ yours: [1], origin: { moment: 1 } })).toBe(true);
});
