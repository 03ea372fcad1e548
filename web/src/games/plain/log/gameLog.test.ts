import { beforeAll, expect, test } from 'vitest';

import type { Ply } from '../../../generated/protocol';
import { messages, t } from '../../../messages/messages.svelte';
import { testSeat, testTable } from '../../../protocol/testTable';
import { PlainLog } from './gameLog.svelte';

beforeAll(() => messages.load('plain', 'terms'));

function logOf(...plies: Ply[]): PlainLog {
  const log = new PlainLog(testTable({ seats: [testSeat({ name: 'Ada' }), testSeat()] }));
  plies.forEach((ply) => log.add(ply, {}));
  return log;
}

const DIE: Ply = { by: 'chance', do: 'die', value: 3 };
const ROLL: Ply = { by: 0, do: 'roll' };
const ANSWER: Ply = { by: 1, do: 'roll' };

test('every ply is logged with its player', () => {
  const log = logOf();
  const lines = [ROLL, DIE, ANSWER].flatMap((ply) => log.add(ply, {}));
  expect(lines.map(({ id, args }) => t(id, args))).toEqual(['Ada: roll', 'Chance: die 3', 'Seat 2: roll']);
});

test.each([
  ['from one\u2019s last decision on', [0], [ROLL, DIE, ANSWER]],
  ['all of it, before one has decided', [2], [ROLL, DIE, ROLL, DIE, ANSWER]],
  ['all of it, for spectators', [], [ROLL, DIE, ROLL, DIE, ANSWER]],
])('recent plies: %s', (_, seats, plies) => {
  const log = logOf(ROLL, DIE, ROLL, DIE, ANSWER);
  expect(log.since(seats).map(({ ply }) => ply)).toEqual(plies);
});
