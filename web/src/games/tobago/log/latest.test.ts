import { expect, test } from 'vitest';

import type { TableInfo } from '../../../generated/protocol';
import type { TobagoPly } from '../play';
import { testView } from '../testViews';
import { TobagoLog } from './gameLog.svelte';
import { latest } from './latest';

const TABLE = { players: 3, seats: [], yours: [0] } as unknown as TableInfo;
const PLIES: TobagoPly[] = [
  { by: 0, do: 'place', at: '0,0' },
  { by: 1, do: 'place', at: '1,0' },
  { by: 0, do: 'clue', card: 'in lake', map: 'grey' },
  { by: 1, do: 'drive', to: '2,0' },
  { by: 1, do: 'drive', to: '3,0' },
  { by: 2, do: 'clue', card: 'in beach', map: 'white' },
];

function latestOf(plies: TobagoPly[], yours: number[]) {
  const log = new TobagoLog(TABLE, testView());
  plies.forEach((ply) => log.add(ply, {}));
  return latest(log.turns, yours);
}

test('the drives and clues of others since your last turn stay marked', () => {
  expect(latestOf(PLIES, [0])).toEqual({
    drives: [{ seat: 1, stops: ['1,0', '2,0', '3,0'] }],
    clues: [{ map: 'white', clue: 'in beach' }],
  });
});

test('they are gone once you have begun your turn', () => {
  expect(latestOf([...PLIES, { by: 0, do: 'drive', to: '4,0' }], [0])).toEqual({ drives: [], clues: [] });
});

test('who only watches sees the last turn', () => {
  expect(latestOf(PLIES, [])).toEqual({ drives: [], clues: [{ map: 'white', clue: 'in beach' }] });
});
