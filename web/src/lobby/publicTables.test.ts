import { expect, test } from 'vitest';

import type { Notice, Seat } from '../protocol/messages';
import { byUrgency, told } from './publicTables.svelte';

function notice(id: string, laid: number, more: Partial<Notice> = {}): Notice {
  return { id, game: 'la_tortuga', options: {}, clock: null, status: 'open', seats: [], watching: 0, laid, ...more };
}

const HERE: Omit<Seat, 'grace'> = { kind: 'human', name: 'Ada', bot: null, online: true };

test('open tables come first, then those where somebody is, then the newest', () => {
  const notices = [
    notice('running', 9, { status: 'playing', seats: [HERE] }),
    notice('older', 1),
    notice('newer', 2),
    notice('waited for', 0, { seats: [HERE] }),
  ];
  expect(notices.sort(byUrgency).map(({ id }) => id)).toEqual(['waited for', 'newer', 'older', 'running']);
});

test('the board follows what it is told', () => {
  let notices = told(new Map([['old', notice('old', 0)]]), { type: 'lobby', tables: [notice('a', 1)], more: 0 });
  expect([...notices.keys()]).toEqual(['a']);
  notices = told(notices, { type: 'notice', table: notice('b', 2) });
  notices = told(notices, { type: 'notice', table: notice('a', 1, { watching: 3 }) });
  expect([...notices.values()].map(({ id, watching }) => [id, watching])).toEqual([
    ['a', 3],
    ['b', 0],
  ]);
  expect([...told(notices, { type: 'gone', id: 'a' }).keys()]).toEqual(['b']);
});
