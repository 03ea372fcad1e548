import { describe, expect, test } from 'vitest';

import type { TobagoPly } from '../play';
import { cluePly, NO_INTENT, removable, spacePlies } from './intent';

const drive: TobagoPly = { by: 0, do: 'drive', to: '1,0' };
const byAmulet: TobagoPly = { by: 0, do: 'amulet_drive', to: '1,0' };
const greyGoes: TobagoPly = { by: 0, do: 'amulet_remove', map: 'grey', at: '1,0' };
const brownGoes: TobagoPly = { by: 0, do: 'amulet_remove', map: 'brown', at: '1,0' };
const clue: TobagoPly = { by: 0, do: 'clue', card: 'in lake', map: 'grey' };
const extra: TobagoPly = { ...clue, do: 'amulet_clue' };
const LEGAL = [drive, byAmulet, greyGoes, brownGoes, clue, extra];

describe('a tap on a space', () => {
  test('is a step of the drive', () => {
    expect(spacePlies(LEGAL, NO_INTENT, 0)).toEqual([drive]);
  });

  test('goes on with the drive that an amulet gave', () => {
    expect(spacePlies(LEGAL, NO_INTENT, 2)).toEqual([byAmulet]);
  });

  test('is the action’s drive if that was chosen instead', () => {
    expect(spacePlies(LEGAL, { kind: 'drive' }, 2)).toEqual([drive]);
  });

  test('spends an amulet only when that was chosen', () => {
    expect(spacePlies([byAmulet], NO_INTENT, 0)).toEqual([]);
    expect(spacePlies(LEGAL, { kind: 'amulet', power: 'amulet_drive', map: null }, 0)).toEqual([byAmulet]);
  });

  test('removes a marker of the map in question', () => {
    expect(spacePlies(LEGAL, { kind: 'amulet', power: 'amulet_remove', map: 'brown' }, 0)).toEqual([brownGoes]);
  });

  test('means nothing while a card waits for its map', () => {
    expect(spacePlies(LEGAL, { kind: 'clue', card: 'in lake', power: false }, 0)).toEqual([]);
  });
});

test('a card goes onto a map as the action, or by an amulet', () => {
  expect(cluePly(LEGAL, 'in lake', 'grey', false)).toBe(clue);
  expect(cluePly(LEGAL, 'in lake', 'grey', true)).toBe(extra);
  expect(cluePly(LEGAL, 'in lake', 'white', false)).toBeUndefined();
});

test('markers can be removed of the maps that offer it', () => {
  expect(removable(LEGAL)).toEqual(['grey', 'brown']);
});
