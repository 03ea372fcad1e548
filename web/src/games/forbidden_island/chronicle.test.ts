import { expect, test } from 'vitest';

import type { Ply, TableWords } from '../../protocol/words';
import { Chronicle } from './chronicle.svelte';
import type { IslandSetup } from './view';

const SETUP: IslandSetup = {
  first: 1,
  tiles: ['iron_gate', 'gold_gate', 'watchtower', 'coral_palace'],
  flooded: ['watchtower', 'iron_gate'],
  roles: ['diver', 'navigator'],
  hands: [[], []],
};

function chronicle(level = 'novice'): Chronicle {
  const seats = ['Ada', 'Ben'].map((name) => ({ kind: 'human', name, bot: null, online: true }));
  return new Chronicle(SETUP, { players: 2, options: { level }, seats, yours: [0, 1] } as unknown as TableWords);
}

const chance = (words: string): Ply => {
  const [deed = '', what] = words.split(' ');
  return { by: 'chance', do: deed, [deed === 'draw' ? 'card' : 'tile']: what };
};

function told(book: Chronicle, ...plies: (Ply | string)[]): string[] {
  return plies.flatMap((ply) => book.add(typeof ply === 'string' ? chance(ply) : ply)).map(({ id }) => id.replace('forbidden_island-tell-', ''));
}

test('a flood card floods a dry tile and sinks a flooded one', () => {
  expect(told(chronicle(), 'flood watchtower', 'flood gold_gate', 'flood gold_gate')).toEqual(['sink', 'flood', 'sink']);
});

test('what was shored up is only flooded again', () => {
  const book = chronicle();
  expect(told(book, { by: 1, do: 'shore_up', tile: 'watchtower' }, 'flood watchtower')).toEqual(['shore_up', 'flood']);
});

test('the turn passes after the last flood card, as the meter says', () => {
  const book = chronicle();
  told(book, 'draw earth_stone', 'draw sandbags', 'flood gold_gate', 'flood coral_palace', { by: 0, do: 'end_actions' });
  expect(book.turns.map(({ number, seat }) => [number, seat])).toEqual([[1, 1], [2, 0]]);
});

test('a rise before the flood counts for the same turn', () => {
  const book = chronicle('normal');
  expect(told(book, 'draw earth_stone', 'draw waters_rise')).toEqual(['draw', 'rise']);
  told(book, 'flood gold_gate', 'flood coral_palace', 'flood watchtower', { by: 0, do: 'end_actions' });
  expect(book.turns.map((turn) => turn.entries.length)).toEqual([5, 1]);
});

test('whoever is in the water leaves it in the same turn', () => {
  const book = chronicle();
  told(book, 'draw sandbags', 'draw sandbags', 'flood gold_gate', 'flood iron_gate');
  told(book, { by: 0, do: 'swim', to: 'gold_gate' }, { by: 0, do: 'end_actions' });
  expect(book.turns.map((turn) => turn.entries.length)).toEqual([5, 1]);
});

test('a treasure is named by the tile on which it is captured', () => {
  const book = chronicle();
  told(book, { by: 1, do: 'move', to: 'coral_palace' });
  const [phrase] = book.add({ by: 1, do: 'capture' });
  expect(phrase?.args?.treasure).toMatchObject({ emblem: { card: 'oceans_chalice' } });
});

test('going on without doing anything is not worth a line', () => {
  expect(told(chronicle(), { by: 1, do: 'end_actions' }, { by: 1, do: 'proceed' })).toEqual([]);
});
