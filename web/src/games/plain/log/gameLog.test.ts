import { beforeAll, expect, test } from 'vitest';

import { messages, t } from '../../../messages/messages.svelte';
import { seatOf, tableOf } from '../../../protocol/testTable';
import type { Ply } from '../../../protocol/messages';
import { Course } from './gameLog.svelte';

beforeAll(() => messages.need('plain', 'terms'));

function courseOf(...plies: Ply[]): Course {
  const course = new Course(tableOf({ seats: [seatOf({ name: 'Ada' }), seatOf()] }));
  plies.forEach((ply) => course.add(ply, {}));
  return course;
}

const DIE: Ply = { by: 'chance', do: 'die', value: 3 };
const ROLL: Ply = { by: 0, do: 'roll' };
const ANSWER: Ply = { by: 1, do: 'roll' };

test('every ply is logged with its player', () => {
  const course = courseOf();
  const lines = [ROLL, DIE, ANSWER].flatMap((ply) => course.add(ply, {}));
  expect(lines.map(({ id, args }) => t(id, args))).toEqual(['Ada: roll', 'Chance: die 3', 'Seat 2: roll']);
});

test.each([
  ['from one\u2019s last decision on', [0], [ROLL, DIE, ANSWER]],
  ['all of it, before one has decided', [2], [ROLL, DIE, ROLL, DIE, ANSWER]],
  ['all of it, for those who only watch', [], [ROLL, DIE, ROLL, DIE, ANSWER]],
])('what has happened lately: %s', (_, seats, plies) => {
  const course = courseOf(ROLL, DIE, ROLL, DIE, ANSWER);
  expect(course.since(seats).map(({ ply }) => ply)).toEqual(plies);
});
