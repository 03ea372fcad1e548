import { describe, expect, test } from 'vitest';

import type { ChancePly } from '../generated/protocol';
import { canonical, commitmentOf, expectedPly, verify } from './verify';

const SEED = '5a'.repeat(32);
const die = (value: number) => ({ by: 'chance', do: 'die', value, weight: 1 }) as ChancePly['outcomes'][number];
const DICE = [1, 2, 3, 4, 5, 6].map(die);

function honestChances(plies: number): ChancePly[] {
  return Array.from({ length: plies }, (_, n) => ({
    ply: 2 * n,
    outcomes: DICE,
    drawn: expectedPly(SEED, 'isle', n, DICE),
  }));
}

function check(received: ChancePly[], change: object = {}) {
  const evidence = { table: 'isle', seed: SEED, commitment: commitmentOf(SEED), savedCommitment: null, ...change };
  const some = async (first: number) => ({ chances: received.slice(first, first + 4), total: received.length });
  return verify(evidence, some, () => undefined);
}

test('texts are canonical: sorted keys, no spaces', () => {
  expect(canonical({ do: 'x', by: 'chance', at: [1, null, { b: 1, a: 2 }] })).toBe(
    '{"at":[1,null,{"a":2,"b":1}],"by":"chance","do":"x"}',
  );
});

test('the order of the outcomes does not matter', () => {
  for (let n = 0; n < 20; n += 1) {
    expect(expectedPly(SEED, 'isle', n, DICE.toReversed())).toEqual(expectedPly(SEED, 'isle', n, DICE));
  }
});

// Computed by the server's own `Chance("5a" * 32, "isle")`.
test('the page and the server agree', () => {
  const drawn = Array.from({ length: 12 }, (_, n) => expectedPly(SEED, 'isle', n, DICE)['value']);
  expect(drawn).toEqual([1, 2, 4, 1, 6, 6, 6, 1, 6, 5, 3, 4]);
  expect(commitmentOf(SEED)).toBe('60bf07c488aad18fda339df07e4fbc47b4f00be71711936f18d04d352ad01890');
});

describe('a game', () => {
  test('that was fair is confirmed', async () => {
    expect(await check(honestChances(10))).toEqual({ fair: true, chances: 10 });
  });

  test('with a changed die is found out', async () => {
    const received = honestChances(10);
    const true7 = received[7] as ChancePly;
    received[7] = { ...true7, drawn: { ...true7.drawn, value: (Number(true7.drawn['value']) % 6) + 1 } };
    expect(await check(received)).toEqual({ fair: false, what: 'ply', ply: 15 });
  });

  test('with another seed than the promised one is found out', async () => {
    expect(await check(honestChances(3), { commitment: '00'.repeat(32) })).toEqual({ fair: false, what: 'commitment' });
    expect(await check(honestChances(3), { savedCommitment: '00'.repeat(32) })).toEqual({
      fair: false,
      what: 'changed',
    });
  });
});
