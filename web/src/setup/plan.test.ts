import { describe, expect, test } from 'vitest';

import type { GameOffer, TableWords } from '../protocol/words';
import { botKind, firstPlan, nameless, onceMore, planned, quickTable } from './plan';

const OFFER: GameOffer = {
  name: 'la_tortuga',
  seats: [2, 7],
  options: [{ name: 'spend_eggs', values: [false, true], default: false }],
  bots: ['random', 'stop4'],
  ready: true,
  compiled: 1,
  rules: 1,
};

test('playing now seats you with three of the best bots', () => {
  const bot = { kind: 'bot', bot: 'stop4' };
  expect(quickTable(OFFER, 'Ada')).toEqual({
    game: 'la_tortuga',
    players: 4,
    options: {},
    seats: [{ kind: 'human', name: 'Ada' }, bot, bot, bot],
  });
});

test('a game for two only is played now by two', () => {
  expect(quickTable({ ...OFFER, seats: [2, 2] }, 'Ada').seats).toHaveLength(2);
});

describe('a plan', () => {
  test('becomes a table of as many seats as play', () => {
    const plan = { ...firstPlan(OFFER, ' Ada '), players: 3 };
    expect(planned('la_tortuga', plan)).toEqual({
      game: 'la_tortuga',
      players: 3,
      options: { spend_eggs: false },
      seats: [{ kind: 'human', name: 'Ada' }, { kind: 'open' }, { kind: 'bot', bot: 'stop4' }],
    });
  });

  test('lacks the names of people at this screen, and of nobody else', () => {
    const plan = firstPlan(OFFER, 'Ada');
    expect(nameless(plan)).toEqual([]);
    plan.seats[2] = { kind: 'human', name: '  ' };
    plan.seats[6] = { kind: 'human', name: '' };
    expect(nameless(plan)).toEqual([2]);
  });

  test('can have any bot on any seat', () => {
    const plan = { ...firstPlan(OFFER, 'Ada'), players: 2 };
    plan.seats[0] = { kind: botKind('random'), name: '' };
    expect(planned('la_tortuga', plan).seats[0]).toEqual({ kind: 'bot', bot: 'random' });
  });
});

test('once more: my seats and the bots as they were, friends by link', () => {
  const seat = { name: null, bot: null, online: true };
  const table: TableWords = {
    id: 'x',
    game: 'la_tortuga',
    players: 3,
    options: { spend_eggs: true },
    status: 'over',
    seats: [
      { ...seat, kind: 'human', name: 'Ben' },
      { ...seat, kind: 'human', name: 'Ada' },
      { ...seat, kind: 'bot', bot: 'random' },
    ],
    yours: [1],
    commitment: '',
  };
  expect(onceMore(table)).toEqual({
    game: 'la_tortuga',
    players: 3,
    options: { spend_eggs: true },
    seats: [{ kind: 'open' }, { kind: 'human', name: 'Ada' }, { kind: 'bot', bot: 'random' }],
  });
});
