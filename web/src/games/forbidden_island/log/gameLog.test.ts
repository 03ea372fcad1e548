import { expect, test } from 'vitest';

import type { Facts, Ply, TableWords } from '../../../protocol/messages';
import { Chronicle } from './gameLog.svelte';
import type { IslandSetup } from '../view';

const SETUP: IslandSetup = {
  first: 1,
  tiles: ['iron_gate', 'gold_gate', 'watchtower', 'coral_palace'],
  flooded: ['watchtower', 'iron_gate'],
  roles: ['diver', 'navigator'],
  hands: [[], []],
};

function chronicle(): Chronicle {
  const seats = ['Ada', 'Ben'].map((name) => ({ kind: 'human', name, bot: null, online: true }));
  return new Chronicle(SETUP, { players: 2, options: {}, seats, yours: [0, 1] } as unknown as TableWords);
}

const flood: Ply = { by: 'chance', do: 'flood', tile: 'watchtower' };
const rise: Ply = { by: 'chance', do: 'draw', card: 'waters_rise' };

function told(ply: Ply, facts: Facts = {}): string[] {
  return chronicle().add(ply, { turn: 1, ...facts }).map(({ id }) => id.replace('forbidden_island-tell-', ''));
}

test('a flood card floods a tile or sinks it', () => {
  expect(told(flood, { state: 'flooded' })).toEqual(['flood']);
  expect(told(flood, { state: 'sunk' })).toEqual(['sink']);
});

test('the water rises, in the end to the skull', () => {
  expect(told(rise, { meter: 4 })).toEqual(['rise']);
  expect(told(rise, { meter: 10 })).toEqual(['skull']);
  expect(told({ ...rise, card: 'sandbags' })).toEqual(['draw']);
});

test('plies stand under the turn they belong to, whoever made them', () => {
  const book = chronicle();
  book.add({ by: 0, do: 'sandbag', tile: 'watchtower' }, { turn: 1 });
  book.add(flood, { turn: 1, state: 'flooded' });
  book.add({ by: 0, do: 'end_actions' }, { turn: 0 });
  expect(book.turns.map(({ number, seat, entries }) => [number, seat, entries.length])).toEqual([[1, 1, 2], [2, 0, 1]]);
});

test('a treasure is named when it is captured', () => {
  const [phrase] = chronicle().add({ by: 1, do: 'capture' }, { turn: 1, treasure: 'oceans_chalice' });
  expect(phrase?.args?.treasure).toMatchObject({ emblem: { card: 'oceans_chalice' } });
});

test('going on without doing anything is not worth a line', () => {
  expect([...told({ by: 1, do: 'end_actions' }), ...told({ by: 1, do: 'proceed' })]).toEqual([]);
});
