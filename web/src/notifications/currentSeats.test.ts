import { expect, test } from 'vitest';

import type { PlayerTable } from '../generated/protocol';
import { currentSeats, MOST_SEATS } from './currentSeats';

const seat = (table: string) => ({ table, token: `token of ${table}` });
const known = (table: string, status: PlayerTable['status']) => ({ table, status }) as PlayerTable;

test('games that are over call no one, and the table on screen comes first', () => {
  const tables = [known('old', 'over'), known('given up', 'abandoned'), known('isle', 'playing')];
  const seats = ['old', 'isle', 'given up', 'reef', 'unknown'].map(seat);
  expect(currentSeats(seats, tables, 'reef').map(({ table }) => table)).toEqual(['reef', 'isle', 'unknown']);
});

test('a request has room for the table on screen', () => {
  const seats = [...Array(MOST_SEATS + 5).keys()].map((number) => seat(`${number}`));
  const sent = currentSeats(seats, [], '52');
  expect(sent).toHaveLength(MOST_SEATS);
  expect(sent[0]?.table).toBe('52');
});
