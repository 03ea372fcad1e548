import { expect, test } from 'vitest';

import type { TobagoView } from '../../../generated/protocol';
import { testMap, testView } from '../testViews';
import { paymentsOf } from './sharing';

const SHARING = { map: 'grey', raiser: 0, raiser_rose: true } as TobagoView['sharing'];

test('what a curse cost is what those with a rose left on the map have lost', () => {
  const clues = [
    { clue: 'in lake', owner: 1, roses: 1 },
    { clue: 'in beach', owner: 3, roses: 0 },
  ] as const;
  const view = testView(
    {
      maps: [testMap('grey', [], { clues: [...clues] })],
      sharing: SHARING,
    },
    [{ amulets: 2, treasures: 3 }, { treasures: 1 }, { amulets: 1 }, {}],
  );
  const after = testView({}, [{ amulets: 1, treasures: 3 }, { treasures: 0 }, { amulets: 1 }, {}]);
  expect(paymentsOf(view, after)).toEqual([
    { seat: 0, pays: 'amulet' },
    { seat: 1, pays: 'card' },
  ]);
  view.sharing = { map: 'grey', raiser: 2, raiser_rose: false } as TobagoView['sharing'];
  view.players[1] = { ...view.players[1], treasures: 0 } as TobagoView['players'][number];
  expect(paymentsOf(view, after)).toEqual([{ seat: 1, pays: 'nothing' }]);
});

test('a player who is still to pay for a curse has paid nothing yet', () => {
  const players = [{ amulets: 1, treasures: 2 }, {}, {}, {}];
  const view = testView({ maps: [testMap('grey', [])], sharing: SHARING }, players);
  expect(paymentsOf(view, testView({}, players))).toEqual([]);
  const paid = testView({}, [{ amulets: 1, treasures: 1 }, {}, {}, {}]);
  expect(paymentsOf(view, paid)).toEqual([{ seat: 0, pays: 'card' }]);
});
