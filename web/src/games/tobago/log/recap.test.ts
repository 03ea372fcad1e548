import { expect, test } from 'vitest';

import type { TableInfo, TobagoEffects } from '../../../generated/protocol';
import type { TobagoPly } from '../play';
import { testView } from '../testViews';
import { TobagoLog } from './gameLog.svelte';
import { recap } from './recap';

const TABLE = { players: 3, seats: [], yours: [0] } as unknown as TableInfo;

function recapOf(plies: TobagoPly[], effects: TobagoEffects = {}) {
  const log = new TobagoLog(TABLE, testView());
  plies.forEach((ply) => log.add(ply, effects));
  return recap(plies.at(-1) as TobagoPly, effects, log);
}

test('a clue is shown with its sign, its player and its map', () => {
  expect(recapOf([{ by: 1, do: 'clue', card: 'in lake', map: 'grey' }])).toMatchObject({
    seat: 1,
    emblem: { kind: 'clue', clue: 'in lake' },
    phrase: { id: 'tobago-tell-clue', args: { you: 'no' } },
  });
});

test('of a clue also how many sites it leaves', () => {
  const ply: TobagoPly = { by: 1, do: 'clue', card: 'in lake', map: 'grey' };
  const changes: TobagoEffects['changes'] = [{ kind: 'narrowed', map: 'grey', before: 37, after: 11 }];
  expect(recapOf([ply], { changes })).toMatchObject({ numbers: '37 → 11', phrase: { id: 'tobago-tell-clue' } });
});

test('a treasure card that is taken, and a curse', () => {
  const reveal: TobagoPly = { by: 'chance', do: 'reveal', card: '5' };
  expect(recapOf([reveal, { by: 2, do: 'take' }])).toMatchObject({ seat: 2, emblem: { card: '5' } });
  expect(recapOf([{ by: 'chance', do: 'reveal', card: 'curse' }])).toMatchObject({
    seat: null,
    emblem: { card: 'curse' },
  });
});

test('a drive only if it won an amulet', () => {
  const drive: TobagoPly = { by: 1, do: 'drive', to: '3,0' };
  expect(recapOf([drive])).toBeNull();
  expect(recapOf([drive], { changes: [{ kind: 'amulet', seat: 1 }] })).toMatchObject({
    emblem: { kind: 'amulet' },
    phrase: { id: 'tobago-change-amulet' },
  });
});
