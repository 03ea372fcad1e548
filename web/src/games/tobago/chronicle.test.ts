import { describe, expect, test } from 'vitest';

import type { Ply, TableWords } from '../../protocol/words';
import { Chronicle } from './chronicle.svelte';
import { aMap, aView, ROW } from './drawn';

const TABLE = { players: 3, seats: [], yours: [0] } as unknown as TableWords;

function told(plies: Ply[]): Chronicle {
  const chronicle = new Chronicle(TABLE, aView());
  plies.forEach((ply) => chronicle.add(ply));
  return chronicle;
}
const ids = (plies: Ply[]) => {
  const chronicle = new Chronicle(TABLE, aView());
  return plies.flatMap((ply) => chronicle.add(ply)).map(({ id }) => id);
};

const PLACED: Ply[] = [0, 1, 2].map((by) => ({ by, do: 'place', at: '3,0' }));
const drive = (by: number): Ply => ({ by, do: 'drive', to: '4,0' });

describe('turns', () => {
  test('begin after the vehicles, and go from seat to seat even if one ends by itself', () => {
    const { turns } = told([...PLACED, drive(0), drive(0), drive(1), { by: 1, do: 'end_turn' }, drive(2)]);
    expect(turns.map(({ seat, entries }) => [seat, entries.length])).toEqual([
      [null, 3],
      [0, 2],
      [1, 2],
      [2, 1],
    ]);
  });

  test('contain the sharing that happens in them, whoever is asked', () => {
    const { turns } = told([...PLACED, { by: 1, do: 'raise', map: 'grey' }, { by: 'chance', do: 'reveal', card: '4' }, { by: 0, do: 'take' }, drive(1)]);
    expect(turns.map(({ seat }) => seat)).toEqual([null, 1]);
  });
});

describe('what is told', () => {
  test('names the terrain somebody drives to', () => {
    const chronicle = told(PLACED);
    expect(chronicle.add(drive(0))[0]).toMatchObject({ id: 'tobago-tell-drive', args: { you: 'yes', terrain: { emblem: { terrain: 'beach' } } } });
  });

  test('is nothing of cards that are not shown here', () => {
    expect(ids([{ by: 'chance', do: 'draw_clue', seat: 1, card: null }, { by: 'chance', do: 'peek', seat: 2, card: null }])).toEqual([]);
  });

  test('names the card that is taken, and the map that is begun anew', () => {
    const chronicle = told([{ by: 1, do: 'raise', map: 'white' }, { by: 'chance', do: 'reveal', card: '5' }]);
    expect(chronicle.add({ by: 2, do: 'take' })[0]?.args).toMatchObject({ card: { emblem: { card: '5' } }, you: 'no' });
    expect(chronicle.add({ by: 2, do: 'start_map', card: 'in lake' })[0]?.args).toMatchObject({ map: { emblem: { map: 'white' } } });
  });
});

describe('what a ply changes besides', () => {
  const reveal: Ply = { by: 'chance', do: 'reveal', card: 'curse' };

  function changed(ply: Ply, before: ReturnType<typeof aView>, after: ReturnType<typeof aView>): string[] {
    return told([]).add(ply, before, after).map(({ id }) => id).slice(1);
  }

  test('an amulet is taken', () => {
    expect(changed(drive(0), aView(), aView({}, [{ amulets: 1 }, {}, {}]))).toEqual(['tobago-change-amulet']);
  });

  test('a curse takes an amulet from one and a card from another', () => {
    const before = aView({}, [{ amulets: 2 }, { treasures: 3 }, {}]);
    const after = aView({}, [{ amulets: 1 }, { treasures: 2 }, {}]);
    expect(changed(reveal, before, after)).toEqual(['tobago-change-lost-amulet', 'tobago-change-lost-card']);
  });

  test('an amulet that is played is not lost', () => {
    const before = aView({}, [{ amulets: 2 }]);
    expect(changed({ by: 0, do: 'amulet_drive', to: '4,0' }, before, aView({}, [{ amulets: 1 }]))).toEqual([]);
  });

  test('a treasure is located, or gets its markers', () => {
    const clue: Ply = { by: 0, do: 'clue', card: 'in lake', map: 'grey' };
    const grey = (sites: string[], markers: boolean) => aView({ maps: [aMap('grey', sites, { markers })] });
    expect(changed(clue, grey(ROW, true), grey(['1,0'], true))).toEqual(['tobago-change-located']);
    expect(changed(clue, grey(ROW, false), grey(['1,0', '2,0'], true))).toEqual(['tobago-change-markers']);
  });

  test('amulets wash up where statues look and none lies, and the statues turn', () => {
    const statue = (faces: number) => ({ at: '1,0', faces, looks_at: '4,0' });
    const other = (faces: number) => ({ at: '2,0', faces, looks_at: '0,0' });
    const before = aView({ statues: [statue(0), other(3)], amulets: ['0,0'] });
    const after = aView({ statues: [statue(1), other(4)], amulets: ['0,0', '4,0'] });
    const told = new Chronicle(TABLE, before).add({ by: 'chance', do: 'draw_clue', seat: 0, card: 'in lake' }, before, after);
    expect(told.at(-1)).toMatchObject({ id: 'tobago-change-washed-up', args: { count: 1 } });
  });
});
