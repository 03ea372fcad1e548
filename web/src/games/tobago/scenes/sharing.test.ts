import { expect, test } from 'vitest';

import type { TobagoView } from '../../../generated/protocol';
import { testMap, testView } from '../testViews';
import { paymentsOf } from './sharing';

test('a curse costs an amulet or else the best card, and only those with a rose left on the map', () => {
  const clues = [
    { clue: 'in lake', owner: 1, roses: 1 },
    { clue: 'in beach', owner: 3, roses: 0 },
  ] as const;
  const view = testView(
    {
      maps: [testMap('grey', [], { clues: [...clues] })],
      sharing: { map: 'grey', raiser: 0, raiser_rose: true } as TobagoView['sharing'],
    },
    [{ amulets: 2, treasures: 3 }, { treasures: 1 }, { amulets: 1 }, {}],
  );
  expect(paymentsOf(view)).toEqual([
    { seat: 0, pays: 'amulet' },
    { seat: 1, pays: 'card' },
  ]);
  view.sharing = { map: 'grey', raiser: 2, raiser_rose: false } as TobagoView['sharing'];
  view.players[1] = { ...view.players[1], treasures: 0 } as TobagoView['players'][number];
  expect(paymentsOf(view)).toEqual([{ seat: 1, pays: 'nothing' }]);
});
