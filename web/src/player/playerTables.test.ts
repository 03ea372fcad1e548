import { expect, test } from 'vitest';

import type { PlayerTable } from '../generated/protocol';
import { nextTable, sortTables } from './playerTables';

const HUMAN = { kind: 'human', name: 'Ada', bot: null, online: true, emblem: null } as const;
const BOT = { kind: 'bot', name: null, bot: 'skilled', online: true, emblem: null } as const;

function table(id: string, details: Partial<PlayerTable> = {}): PlayerTable {
  return {
    table: id,
    game: 'la_tortuga',
    options: {},
    public: false,
    status: 'playing',
    seats: [HUMAN, HUMAN],
    yours: [0],
    bound: [],
    clock: null,
    decides: 1,
    your_turn: false,
    proposal: null,
    plies: 0,
    since: 0,
    outcome: null,
    finished_at: null,
    next: null,
    picture: null,
    challenge: null,
    challenges: 0,
    invitations: [],
    ...details,
  };
}

const ids = (tables: PlayerTable[]) => tables.map(({ table }) => table);

test('the turn that waits longest comes first, open tables last, finished games apart', () => {
  const { current, finished } = sortTables([
    table('open', { status: 'open' }),
    table('others'),
    table('bots', { your_turn: true, since: 9000, seats: [HUMAN, BOT] }),
    table('soon', { your_turn: true, since: 10 }),
    table('long', { your_turn: true, since: 500 }),
    table('old', { status: 'over', finished_at: 1 }),
    table('new', { status: 'abandoned', finished_at: 2 }),
  ]);
  expect(ids(current)).toEqual(['long', 'soon', 'bots', 'others', 'open']);
  expect(ids(finished)).toEqual(['new', 'old']);
});

test('the next table is not the one on screen', () => {
  const tables = [table('a', { your_turn: true }), table('b'), table('c', { your_turn: true })];
  expect(nextTable(tables, 'a')?.table).toBe('c');
  expect(nextTable(tables.slice(0, 2), 'a')).toBeNull();
});
