import { beforeAll, expect, test } from 'vitest';

import { messages } from '../../messages/messages.svelte';
import { testSeat, testTable } from '../../protocol/testTable';
import { hasParts, partsOf, plyInWords, plyWithEffects, valueInWords } from './wording';

const TABLE = testTable({ game: 'pig', players: 2, seats: [testSeat({ name: 'Ada' }), testSeat()] });

beforeAll(() => messages.load('plain', 'terms'));

test.each([
  [{ by: 0, do: 'hold' }, 'hold'],
  [{ by: 0, do: 'throw_die', value: 3 }, 'throw die 3'],
  [{ by: 0, do: 'bid', count: 3, face: 'black_sand' }, 'bid: count 3, face black sand'],
  [{ by: 0, do: 'rob', seat: 0 }, 'rob Ada'],
  [{ by: 0, do: 'rob', seat: 1 }, 'rob Seat 2'],
  [{ by: 0, do: 'stop', early: true }, 'stop: early yes'],
  [{ by: 0, do: 'draw', card: null }, 'draw ?'],
  [{ by: 0, do: 'lay', cards: [1, 2] }, 'lay 1, 2'],
])('a ply in plain words: %j', (ply, words) => {
  expect(plyInWords(ply, TABLE)).toBe(words);
});

test('a ply is logged with its effects', () => {
  expect(plyWithEffects({ by: 'chance', do: 'die', value: 1 }, {}, TABLE)).toBe('die 1');
  expect(plyWithEffects({ by: 'chance', do: 'die', value: 1 }, { lost: 12 }, TABLE)).toBe('die 1 (lost 12)');
});

test.each([
  ['pot', 7, '7'],
  ['open', false, 'no'],
  ['last', null, '–'],
  ['turn', 0, 'Ada'],
  ['hand', [], '–'],
  ['hand', [3, 'black_sand'], '3, black sand'],
  ['deck', { left: 3, top: null }, 'left 3, top –'],
  ['players', [{ banked: 3 }, { banked: 0 }], 'Ada banked 3, Seat 2 banked 0'],
])('a value on one line: %s %j', (key, value, words) => {
  expect(valueInWords(key, value, TABLE)).toBe(words);
});

test('what has parts is shown part by part, players by their names', () => {
  const players = [{ banked: 3 }, { banked: 0 }];
  expect(hasParts('players', players, TABLE)).toBe(true);
  expect(partsOf('players', players, TABLE)).toEqual([
    ['Ada', { banked: 3 }],
    ['Seat 2', { banked: 0 }],
  ]);
  expect(partsOf('rows', [[1], [2]], TABLE)).toEqual([
    ['0', [1]],
    ['1', [2]],
  ]);
});

test.each([
  [7, false],
  [null, false],
  [[], false],
  [[1, 2], false],
  [{ banked: 3 }, false],
  [{ a: 1, b: 2, c: 3, d: 4, e: 5 }, true],
  [{ deck: { left: 3 } }, true],
  [[[1, 2], [3]], true],
])('what fits on one line stays there: %j', (value, parts) => {
  expect(hasParts('any', value, TABLE)).toBe(parts);
});
