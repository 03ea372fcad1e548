import { describe, expect, test } from 'vitest';

import type { GameInfo } from '../generated/protocol';
import { testSeat, testTable } from '../protocol/testTable';
import {
  availableChoices,
  botKind,
  botRematch,
  choicesInPlay,
  choose,
  chooseOption,
  chosenParts,
  defaultPlan,
  type FirstPlayer,
  firstSeat,
  toNewTable,
  unnamedSeats,
} from './plan';
import { quickTable } from './quickTable';

const OFFER: GameInfo = {
  name: 'la_tortuga',
  title: 'La Tortuga',
  seats: [2, 7],
  options: [{ name: 'spend_eggs', values: [false, true], default: false, help: '' }],
  choices: [],
  parts: ['first', 'egg'],
  bots: ['random', 'stop4'],
  hints: true,
  compiled: true,
};

test('a quick game seats you with three of the best bots', () => {
  const bot = { kind: 'bot', bot: 'stop4' };
  expect(quickTable(OFFER, 'Ada')).toEqual({
    game: 'la_tortuga',
    players: 4,
    options: {},
    seats: [{ kind: 'human', name: 'Ada' }, bot, bot, bot],
  });
});

test('a game may have another number of players for a quick game', () => {
  expect(quickTable(OFFER, 'Ada', 3).seats).toHaveLength(3);
});

test('a quick game of a game for two has two players', () => {
  expect(quickTable({ ...OFFER, seats: [2, 2] }, 'Ada').seats).toHaveLength(2);
});

test('a cooperative game is planned for friends', () => {
  const plan = defaultPlan(OFFER, 'Ada', true);
  expect(plan.players).toBe(2);
  expect(plan.seats.slice(1).every((seat) => seat.kind === 'open')).toBe(true);
});

describe('a plan', () => {
  test('becomes a table of as many seats as play', () => {
    const plan = { ...defaultPlan(OFFER, ' Ada '), players: 3 };
    expect(toNewTable('la_tortuga', plan)).toEqual({
      game: 'la_tortuga',
      players: 3,
      options: { spend_eggs: false },
      chosen: {},
      public: false,
      seats: [{ kind: 'human', name: 'Ada' }, { kind: 'open' }, { kind: 'bot', bot: 'stop4' }],
    });
  });

  test('lacks names only for people at this screen who play', () => {
    const plan = defaultPlan(OFFER, 'Ada');
    expect(unnamedSeats(plan)).toEqual([]);
    plan.seats[2] = { kind: 'human', name: '  ' };
    plan.seats[6] = { kind: 'human', name: '' };
    expect(unnamedSeats(plan)).toEqual([2]);
  });

  test('can have any bot on any seat', () => {
    const plan = { ...defaultPlan(OFFER, 'Ada'), players: 2 };
    plan.seats[0] = { kind: botKind('random'), name: '' };
    expect(toNewTable('la_tortuga', plan).seats[0]).toEqual({ kind: 'bot', bot: 'random' });
  });
});

describe('a role', () => {
  const choice = { name: 'roles', values: ['diver', 'pilot', 'engineer'] };
  const plan = () => ({ ...defaultPlan({ ...OFFER, seats: [2, 4], choices: [choice] }, 'Ada'), players: 3 });

  test('is left to chance unless it is chosen', () => {
    const chosen = plan();
    choose(chosen, 'roles', 1, 'pilot');
    expect(toNewTable('x', plan()).chosen).toEqual({ roles: [null, null, null] });
    expect(toNewTable('x', chosen).chosen).toEqual({ roles: [null, 'pilot', null] });
    choose(chosen, 'roles', 1, null);
    expect(toNewTable('x', chosen).chosen).toEqual({ roles: [null, null, null] });
  });

  test('that one seat has is not offered to another', () => {
    const chosen = plan();
    choose(chosen, 'roles', 1, 'pilot');
    expect(availableChoices(choice, choicesInPlay(chosen), 0)).toEqual(['diver', 'engineer']);
    expect(availableChoices(choice, choicesInPlay(chosen), 1)).toEqual(['diver', 'pilot', 'engineer']);
  });

  test('of an unused seat can be taken by another, for good', () => {
    const chosen = plan();
    choose(chosen, 'roles', 2, 'pilot');
    chosen.players = 2;
    expect(availableChoices(choice, choicesInPlay(chosen), 0)).toContain('pilot');
    choose(chosen, 'roles', 0, 'pilot');
    chosen.players = 3;
    expect(toNewTable('x', chosen).chosen).toEqual({ roles: ['pilot', null, null] });
  });
});

test('a rematch of bots has the same bots and options', () => {
  const table = testTable({
    options: { spend_eggs: true },
    public: true,
    status: 'over',
    seats: [testSeat(), testSeat({ bot: 'stop4' })],
  });
  expect(botRematch(table)).toEqual({
    game: 'la_tortuga',
    players: 2,
    options: { spend_eggs: true },
    chosen: {},
    public: true,
    seats: [
      { kind: 'bot', bot: 'random' },
      { kind: 'bot', bot: 'stop4' },
    ],
  });
});

describe('who begins', () => {
  const planned = (first: FirstPlayer, kinds: string[]) => {
    const plan = { ...defaultPlan(OFFER, 'Ada'), players: kinds.length, first };
    plan.seats = kinds.map((kind) => ({ kind, name: 'Ada' }));
    return plan;
  };

  test('is drawn by lot unless it is chosen', () => {
    expect(chosenParts(planned('lot', ['human', 'human']))).toEqual({});
  });

  test('is a given seat, as long as that plays', () => {
    const plan = planned(1, ['human', 'human', 'human']);
    expect(chosenParts(plan)).toEqual({ first: 1 });
    expect(chosenParts({ ...plan, players: 1 })).toEqual({});
  });

  test('is the person who was last on an island, if all are known', () => {
    const plan = planned('asked', ['bot:random', 'human', 'human']);
    expect(firstSeat(plan)).toBe(1);
    expect(firstSeat({ ...plan, lastOnIsland: 2 })).toBe(2);
    expect(firstSeat({ ...plan, lastOnIsland: 0 })).toBe(1);
    expect(toNewTable('la_tortuga', plan).ask_first).toBeUndefined();
  });

  test('is asked at the table if others are still to come', () => {
    const plan = planned('asked', ['human', 'open']);
    expect(toNewTable('la_tortuga', plan)).toMatchObject({ ask_first: true, chosen: {} });
  });
});

test('another island drops what was arranged on the first', () => {
  const plan = defaultPlan(OFFER, 'Ada');
  plan.arrangement = { island: 'ABC-0-1', huts: ['0,0'] };
  chooseOption(plan, 'curse', 'light');
  chooseOption(plan, 'island', 'ABC-0-1');
  expect(plan.arrangement).toHaveProperty('huts');
  chooseOption(plan, 'island', 'ABC-1-1');
  expect(plan.arrangement).toEqual({});
});
