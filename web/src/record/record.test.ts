import { describe, expect, test } from 'vitest';

import { fromFile, toFile } from './file';
import { gamesIn, type RecordedGame } from './record';
import { winsByGame, winsByLevel, winsByPlayers } from './wins';

const PERSON = { kind: 'human', name: 'Ada', bot: null, online: false, emblem: null } as const;

function bot(name: string) {
  return { kind: 'bot', name: null, bot: name, online: true, emblem: null } as const;
}

function game(table: string, details: Partial<RecordedGame> = {}): RecordedGame {
  return {
    table,
    game: 'la_tortuga',
    options: {},
    seats: [PERSON, bot('skilled')],
    yours: [0],
    status: 'over',
    outcome: { scores: [5, 3], winners: [0], reason: 'eggs' },
    plies: 40,
    finished_at: 1,
    challenge: null,
    challenges: 0,
    ...details,
  };
}

const LOST = { scores: [1, 3], winners: [1], reason: 'eggs' };
const GAMES = [
  game('a'),
  game('b', { outcome: LOST, seats: [PERSON, bot('novice'), bot('expert')] }),
  game('c', { seats: [PERSON, { ...PERSON, name: 'Ben' }] }),
  game('d', { game: 'forbidden_island', options: { level: 'elite' }, seats: [PERSON, PERSON], yours: [0, 1] }),
  game('e', { status: 'abandoned', outcome: null }),
];

describe('wins', () => {
  test('by game, without games that were not played to their end', () => {
    expect(winsByGame(GAMES)).toEqual([
      { kind: 'la_tortuga', played: 3, won: 2 },
      { kind: 'forbidden_island', played: 1, won: 1 },
    ]);
  });

  test('by the strongest bot, or by the level of the game', () => {
    expect(winsByLevel(GAMES)).toEqual([
      { kind: 'expert', played: 1, won: 0 },
      { kind: 'forbidden_island elite', played: 1, won: 1 },
      { kind: 'people', played: 1, won: 1 },
      { kind: 'skilled', played: 1, won: 1 },
    ]);
  });

  test('by the number of players', () => {
    expect(winsByPlayers(GAMES)).toEqual([
      { kind: '2', played: 3, won: 3 },
      { kind: '3', played: 1, won: 0 },
    ]);
  });
});

describe('a file', () => {
  test('brings the games back', () => {
    expect(fromFile(toFile(GAMES))).toEqual(GAMES);
  });

  test.each(['', 'null', '[]', '{}', '{"games": []}'])('that is no record: %s', (text) => {
    expect(fromFile(text)).toBeNull();
  });

  test('loses only what is no game, and what no game has', () => {
    const edited = [game('a'), 7, null, { table: 'b' }, { ...game('c'), outcome: null }, { ...game('a/../b') }];
    expect(gamesIn([...edited, { ...game('d'), token: 'secret' }])).toEqual([game('a'), game('d')]);
  });
});
