import { expect, test } from 'vitest';

import type { LobbyRow, SeatInfo } from '../generated/protocol';
import { applyMessage, byPriority } from './publicTables.svelte';

function row(id: string, created: number, more: Partial<LobbyRow> = {}): LobbyRow {
  return {
    id,
    game: 'la_tortuga',
    options: {},
    arranged: [],
    clock: null,
    status: 'open',
    seats: [],
    language: null,
    watching: 0,
    created,
    ...more,
  };
}

const HERE: Omit<SeatInfo, 'grace'> = { kind: 'human', name: 'Ada', bot: null, online: true, emblem: null };

test('open tables come first, then tables with people, then the newest', () => {
  const rows = [
    row('running', 9, { status: 'playing', seats: [HERE] }),
    row('older', 1),
    row('newer', 2),
    row('waited for', 0, { seats: [HERE] }),
  ];
  expect(rows.sort(byPriority).map(({ id }) => id)).toEqual(['waited for', 'newer', 'older', 'running']);
});

test('messages add, change and remove rows', () => {
  let rows = applyMessage(new Map([['old', row('old', 0)]]), { type: 'lobby', tables: [row('a', 1)], more: 0 });
  expect([...rows.keys()]).toEqual(['a']);
  rows = applyMessage(rows, { type: 'row', table: row('b', 2) });
  rows = applyMessage(rows, { type: 'row', table: row('a', 1, { watching: 3 }) });
  expect([...rows.values()].map(({ id, watching }) => [id, watching])).toEqual([
    ['a', 3],
    ['b', 0],
  ]);
  expect([...applyMessage(rows, { type: 'gone', id: 'a' }).keys()]).toEqual(['b']);
});
