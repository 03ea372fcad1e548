import { beforeAll, describe, expect, test } from 'vitest';

import type { Effects, TableInfo } from '../../../generated/protocol';
import { messages, t } from '../../../messages/messages.svelte';
import { testSeat, testTable } from '../../../protocol/testTable';
import type { LaTortugaPly } from '../play';
import { TortugaLog } from './gameLog.svelte';

beforeAll(() => messages.load('la_tortuga'));

function table(players: number, yours: number[] = []): TableInfo {
  return testTable({ players, seats: Array.from({ length: players }, () => testSeat()), yours });
}

const red = { turtle: 0, seat: 0, decider: 0, group: [0] };
const to = (space: number, more: object = {}) => ({
  end: { from: 0, to: space, spaces: space, onto: null, egg: null, ...more },
});

/** Plies in short: `4` a die, `r` roll, `s` stop, `$2` a card spent, `e5` a card turned up, `t3` turtle 3. */
function ply(word: string): LaTortugaPly {
  const value = Number(word.slice(1));
  if (/^\d$/.test(word)) return { by: 'chance', do: 'die', value: Number(word) };
  if (word === 'r') return { by: 0, do: 'roll' };
  if (word === 's') return { by: 0, do: 'stop' };
  if (word.startsWith('$')) return { by: 0, do: 'spend', value };
  if (word.startsWith('t')) return { by: 1, do: 'turtle', turtle: value };
  return { by: 'chance', do: 'egg', value };
}

/** The texts of a move: its plies in short, and the effects of the last of them. */
function phrases(log: TortugaLog, short: string, last: Effects, move: Effects = red): string[] {
  const words = short.split(' ');
  return words
    .flatMap((word, index) => log.add(ply(word), { ...move, ...(index === words.length - 1 ? last : {}) }))
    .map((phrase) => t(phrase.id, phrase.args));
}

describe('a move', () => {
  test('of two dice that stop', () => {
    expect(phrases(new TortugaLog(table(4)), '4 r 2 s', to(12))).toEqual([
      'A 4 for Red.',
      'Red throws another die.',
      'A 2 for Red.',
      'Red stops.',
      'Red swims 12 to space 12.',
    ]);
  });

  test('that busts', () => {
    const log = new TortugaLog(table(4));
    expect(phrases(log, '2 r 6', { end: 'bust' }).at(-1)).toBe('Too many: Red goes back to the raft.');
    expect(log.entries[0]?.end).toBe('bust');
  });

  test('that takes the card on the beach, and the next card', () => {
    const log = new TortugaLog(table(4));
    expect(phrases(log, '2 r 1 r 4', to(21, { egg: 3 })).slice(-2)).toEqual([
      'Red swims 21 to space 21.',
      'Red takes 3 eggs.',
    ]);
    expect(phrases(log, 'e5', {}, {})).toEqual(['Up next: 5 eggs.']);
  });

  test('onto a back', () => {
    const yellow = { turtle: 1, seat: 1, decider: 1, group: [1] };
    expect(phrases(new TortugaLog(table(4)), '4 s', to(4, { onto: 0 }), yellow).at(-1)).toBe(
      'Yellow swims 4 to space 4, onto Red.',
    );
  });

  test('with a card spent instead of a die', () => {
    const log = new TortugaLog(table(4));
    expect(phrases(log, '5 $2 s', to(14))).toContain('Red spends 2 eggs as a die.');
    expect(log.entries[0]?.dice).toEqual([
      { value: 5, spent: false },
      { value: 2, spent: true },
    ]);
  });

  test('of your own turtle addresses you', () => {
    expect(phrases(new TortugaLog(table(4, [0])), '3 s', to(3))).toContain('You stop.');
  });
});

describe('moves', () => {
  test('follow each other, the dice of the last put away', () => {
    const log = new TortugaLog(table(4));
    phrases(log, '3 s', to(3));
    expect(log.dice).toEqual([]);
    phrases(log, '5', {}, { turtle: 1, seat: 1, decider: 1, group: [1] });
    expect(log.dice).toEqual([{ value: 5, spent: false }]);
    expect(log.entries.map(({ number, seat }) => [number, seat])).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });

  test('with two turtles each begin by choosing one', () => {
    const log = new TortugaLog(table(2));
    const curled = { turtle: 3, seat: 1, decider: 1, group: [3] };
    expect(phrases(log, 't3', {}, curled)).toEqual(['Yellow sends Yellow (curled) first.']);
    phrases(log, '3 s', to(3), curled);
    expect(log.entries.map((entry) => entry.turtle)).toEqual([3]);
  });
});
