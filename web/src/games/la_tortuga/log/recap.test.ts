import { beforeAll, expect, test } from 'vitest';

import type { LaTortugaEffects } from '../../../generated/protocol';
import { messages, t } from '../../../messages/messages.svelte';
import { testSeat, testTable } from '../../../protocol/testTable';
import { TortugaLog } from './gameLog.svelte';
import { recap } from './recap';

beforeAll(() => messages.load('la_tortuga'));

const TABLE = testTable({ players: 4, seats: Array.from({ length: 4 }, () => testSeat()), yours: [] });

/** What the strip shows of a move that Red begins on space 2 with Green on its back. */
function shown(end: LaTortugaEffects['end']) {
  const log = new TortugaLog(TABLE);
  const effects = { turtle: 0, seat: 0, decider: 3, group: [0, 3], ...(end === undefined ? {} : { end }) };
  log.add({ by: 3, do: 'stop' }, effects);
  const picture = recap(effects, log);
  return picture && [picture.seat, picture.emblem.kind, t(picture.phrase.id, picture.phrase.args)];
}

const way = { from: 2, to: 6, spaces: 4, onto: null, egg: null };

test('a bust is shown', () => {
  expect(shown('bust')).toEqual([0, 'turtle', 'Too many: Red and the rider on its back go to the raft.']);
});

test('eggs are shown as those of the player who took them', () => {
  expect(shown({ ...way, egg: 5 })).toEqual([3, 'egg', 'Green takes 5 eggs.']);
});

test('a climb is shown', () => {
  expect(shown({ ...way, onto: 1 })).toEqual([0, 'turtle', 'Red carries a rider 4 to space 6, onto Yellow.']);
});

test('neither a plain move is shown nor one under way', () => {
  expect([shown(way), shown(undefined)]).toEqual([null, null]);
});
