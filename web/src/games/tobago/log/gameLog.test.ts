import { describe, expect, test } from 'vitest';

import type { TableInfo, TobagoChange } from '../../../generated/protocol';
import type { TobagoPly } from '../play';
import { testView } from '../testViews';
import { TobagoLog } from './gameLog.svelte';

const TABLE = { players: 3, seats: [], yours: [0] } as unknown as TableInfo;

function playedLog(plies: TobagoPly[]): TobagoLog {
  const log = new TobagoLog(TABLE, testView());
  plies.forEach((ply) => log.add(ply, {}));
  return log;
}
const ids = (plies: TobagoPly[]) => {
  const log = new TobagoLog(TABLE, testView());
  return plies.flatMap((ply) => log.add(ply, {})).map(({ id }) => id);
};

const PLACED: TobagoPly[] = [0, 1, 2].map((by) => ({ by, do: 'place', at: '3,0' }));
const drive = (by: number): TobagoPly => ({ by, do: 'drive', to: '4,0' });

describe('turns', () => {
  test('begin after the vehicles, and go from seat to seat even if one ends by itself', () => {
    const { turns } = playedLog([...PLACED, drive(0), drive(0), drive(1), { by: 1, do: 'end_turn' }, drive(2)]);
    expect(turns.map(({ seat, entries }) => [seat, entries.length])).toEqual([
      [null, 3],
      [0, 2],
      [1, 2],
      [2, 1],
    ]);
  });

  test('contain the sharing that happens in them, also the answers of others', () => {
    const { turns } = playedLog([
      ...PLACED,
      { by: 1, do: 'raise', map: 'grey' },
      { by: 'chance', do: 'reveal', card: '4' },
      { by: 0, do: 'take' },
      drive(1),
    ]);
    expect(turns.map(({ seat }) => seat)).toEqual([null, 1]);
  });
});

describe('the phrases of a ply', () => {
  test('name the terrain of a drive', () => {
    const log = playedLog(PLACED);
    expect(log.add(drive(0), {})[0]).toMatchObject({
      id: 'tobago-tell-drive',
      args: { you: 'yes', terrain: { emblem: { terrain: 'beach' } } },
    });
  });

  test('are empty for cards that are not shown here', () => {
    expect(
      ids([
        { by: 'chance', do: 'draw_clue', seat: 1, card: null },
        { by: 'chance', do: 'peek', seat: 2, card: null },
      ]),
    ).toEqual([]);
  });

  test('name the card that is taken, and the map that starts again', () => {
    const log = playedLog([
      { by: 1, do: 'raise', map: 'white' },
      { by: 'chance', do: 'reveal', card: '5' },
    ]);
    expect(log.add({ by: 2, do: 'take' }, {})[0]?.args).toMatchObject({ card: { emblem: { card: '5' } }, you: 'no' });
    expect(log.add({ by: 2, do: 'start_map', card: 'in lake' }, {})[0]?.args).toMatchObject({
      map: { emblem: { map: 'white' } },
    });
  });
});

describe('further changes of a ply', () => {
  test.each<[TobagoChange, object]>([
    [{ kind: 'amulet', seat: 0 }, { you: 'yes' }],
    [{ kind: 'lost-card', seat: 1 }, { you: 'no' }],
    [{ kind: 'located', map: 'grey' }, { map: { emblem: { map: 'grey' } } }],
    [{ kind: 'markers', map: 'white', count: 9 }, { count: 9 }],
    [{ kind: 'washed-up', count: 2 }, { count: 2 }],
  ])('%o is described after it', (change, args) => {
    const phrases = playedLog([]).add(drive(0), { changes: [change] });
    expect(phrases.at(-1)).toMatchObject({ id: `tobago-change-${change.kind}`, args });
  });
});
