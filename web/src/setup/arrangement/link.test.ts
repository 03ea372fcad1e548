import { expect, test } from 'vitest';

import type { GameInfo } from '../../generated/protocol';
import { chosenParts, defaultPlan } from '../plan';
import { readSetup, setupHash, takeOver } from './link';

const ISLAND: GameInfo = {
  name: 'forbidden_island',
  title: 'Forbidden Island',
  seats: [2, 4],
  options: [{ name: 'shape', values: ['standard', 'coral_reef'], default: 'standard', help: '' }],
  choices: [{ name: 'roles', values: ['diver', 'pilot', 'engineer'] }],
  parts: ['first', 'tiles', 'flooded'],
  bots: ['novice'],
  hints: true,
  compiled: true,
};

function arrangedPlan() {
  const plan = { ...defaultPlan(ISLAND, 'Ada'), players: 3 };
  plan.options['shape'] = 'coral_reef';
  plan.chosen['roles'] = ['diver', null, 'pilot', null];
  plan.arrangement = { tiles: ['gold_gate', 'lost_lagoon'] };
  plan.first = 2;
  return plan;
}

test('a link shares the set-up as a transcript has it', () => {
  expect(readSetup(setupHash(ISLAND, arrangedPlan()))).toEqual({
    game: 'forbidden_island',
    players: 3,
    options: { shape: 'coral_reef' },
    setup: { roles: ['diver', null, 'pilot'], tiles: ['gold_gate', 'lost_lagoon'], first: 2 },
  });
});

test('what is as usual is not in the link', () => {
  const shared = readSetup(setupHash(ISLAND, defaultPlan(ISLAND, 'Ada')));
  expect(shared).toMatchObject({ options: {}, setup: {} });
});

test('a link makes the same plan again', () => {
  const plan = defaultPlan(ISLAND, 'Ben');
  const shared = readSetup(setupHash(ISLAND, arrangedPlan()));
  if (shared === null || shared === 'broken') throw new Error('not read');
  takeOver(ISLAND, plan, shared);
  expect(plan.players).toBe(3);
  expect(plan.options).toEqual({ shape: 'coral_reef' });
  expect(chosenParts(plan)).toEqual(chosenParts(arrangedPlan()));
  expect(plan.seats[0]?.name).toBe('Ben');
});

test.each([
  ['', null],
  ['#rule-4', null],
  ['#setup=', 'broken'],
  ['#setup=%%%', 'broken'],
  ['#setup=bm90aGluZw', 'broken'],
  ['#setup=e30', 'broken'],
  [`#setup=${btoa('{"game": "tobago", "players": 2, "options": {}, "setup": []}')}`, 'broken'],
  [`#setup=${btoa('{"game": "tobago", "players": "2", "options": {}, "setup": {}}')}`, 'broken'],
])('the hash %s shares %s', (hash, shared) => {
  expect(readSetup(hash)).toBe(shared);
});
