import { expect, test } from 'vitest';

import type { Effects, ForbiddenIslandSetup, TableInfo } from '../../../generated/protocol';
import type { ForbiddenIslandPly } from '../play';
import { IslandLog } from './gameLog.svelte';
import { recap } from './recap';

const SETUP: ForbiddenIslandSetup = {
  first: 1,
  tiles: ['iron_gate', 'gold_gate', 'watchtower', 'coral_palace'],
  flooded: ['watchtower', 'iron_gate'],
  roles: ['diver', 'navigator'],
  hands: [[], []],
};

function newLog(): IslandLog {
  const seats = ['Ada', 'Ben'].map((name) => ({ kind: 'human', name, bot: null, online: true }));
  return new IslandLog(SETUP, { players: 2, options: {}, seats, yours: [0, 1] } as unknown as TableInfo);
}

const flood: ForbiddenIslandPly = { by: 'chance', do: 'flood', tile: 'watchtower' };
const rise: ForbiddenIslandPly = { by: 'chance', do: 'draw', card: 'waters_rise' };

function idsOf(ply: ForbiddenIslandPly, effects: Effects = {}): string[] {
  return newLog()
    .add(ply, { turn: 1, ...effects })
    .map(({ id }) => id.replace('forbidden_island-tell-', ''));
}

test('a flood card floods a tile or sinks it', () => {
  expect(idsOf(flood, { state: 'flooded' })).toEqual(['flood']);
  expect(idsOf(flood, { state: 'sunk' })).toEqual(['sink']);
});

test('the water rises, in the end to the skull', () => {
  expect(idsOf(rise, { meter: 4 })).toEqual(['rise']);
  expect(idsOf(rise, { meter: 10 })).toEqual(['skull']);
  expect(idsOf({ ...rise, card: 'sandbags' })).toEqual(['draw']);
});

test('plies are under the turn they belong to, also those of other players', () => {
  const log = newLog();
  log.add({ by: 0, do: 'sandbag', tile: 'watchtower' }, { turn: 1 });
  log.add(flood, { turn: 1, state: 'flooded' });
  log.add({ by: 0, do: 'end_actions' }, { turn: 0 });
  expect(log.turns.map(({ number, seat, entries }) => [number, seat, entries.length])).toEqual([
    [1, 1, 2],
    [2, 0, 1],
  ]);
});

test('a treasure is named when it is captured', () => {
  const [phrase] = newLog().add({ by: 1, do: 'capture' }, { turn: 1, treasure: 'oceans_chalice' });
  expect(phrase?.args?.['treasure']).toMatchObject({ emblem: { card: 'oceans_chalice' } });
});

test('going on without doing anything is not worth a line', () => {
  expect([...idsOf({ by: 1, do: 'end_actions' }), ...idsOf({ by: 1, do: 'proceed' })]).toEqual([]);
});

test('important plies are worth a picture', () => {
  const recapOf = (ply: ForbiddenIslandPly, effects: Effects = {}) => recap(ply, { turn: 1, ...effects }, newLog());
  expect(recapOf(flood, { state: 'flooded' })).toBeNull();
  expect(recapOf(flood, { state: 'sunk' })).toMatchObject({ seat: null, emblem: { tile: 'watchtower' } });
  expect(recapOf({ by: 1, do: 'capture' }, { treasure: 'oceans_chalice' })).toMatchObject({
    seat: 1,
    emblem: { card: 'oceans_chalice' },
    phrase: { id: 'forbidden_island-tell-capture' },
  });
  expect(recapOf(rise, { meter: 4 })?.phrase.id).toBe('forbidden_island-tell-rise');
  expect(recapOf({ by: 0, do: 'end_actions' })).toBeNull();
});
