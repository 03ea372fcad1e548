import { expect, test } from 'vitest';

import type { LobbySeat, PlayerTable } from '../generated/protocol';
import { openInvitations, peopleOf } from './people';

const seat = (name: string | null, kind = name ? 'human' : 'bot'): LobbySeat =>
  ({ kind, name, bot: name ? null : 'skilled', online: true, emblem: null }) as LobbySeat;

function table(id: string, names: (string | null)[], details: Partial<PlayerTable> = {}): PlayerTable {
  const seats = names.map((name) => seat(name));
  return {
    table: id,
    status: 'over',
    seats,
    yours: [0],
    finished_at: 1,
    since: 0,
    invitations: [],
    ...details,
  } as PlayerTable;
}

const NO_OPINIONS = { forgotten: [], blocked: [], declined: [] };

test('people of begun tables are listed once, the newest first, without bots and oneself', () => {
  const people = peopleOf([
    table('old', ['Ada', 'Ben', null], { finished_at: 1 }),
    table('new', ['Ada', 'Cleo', 'ben'], { finished_at: 2 }),
    table('waiting', ['Ada', 'Dan'], { status: 'open', finished_at: null }),
    table('watched', ['Eve', 'Finn'], { yours: [] }),
  ]);
  expect(people.map(({ name, seats }) => [name, seats.length])).toEqual([
    ['Cleo', 1],
    ['ben', 2],
  ]);
});

test('invitations are left out that were declined, come from blocked people, or lead to an own table', () => {
  const invitations = ['a', 'b', 'own'].map((id) => ({ table: id, by: 1, at: 0 }));
  const tables = [table('shared', ['Ada', 'Ben'], { invitations }), table('own', ['Ada', null])];
  const ids = (opinions = {}) => openInvitations(tables, { ...NO_OPINIONS, ...opinions }).map((each) => each.table);
  expect(ids()).toEqual(['a', 'b']);
  expect(ids({ declined: ['a'] })).toEqual(['b']);
  expect(ids({ blocked: ['BEN'] })).toEqual([]);
});
