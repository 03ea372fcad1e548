import { beforeAll, describe, expect, test } from 'vitest';

import { messages, t } from '../../messages/messages.svelte';
import type { Outcome, Ply, TableWords } from '../../protocol/words';
import { Chronicle, type Entry } from './chronicle.svelte';
import seven from './fixtures/seven_players.jsonl?raw';
import three from './fixtures/three_players.jsonl?raw';

beforeAll(() => messages.need('la_tortuga'));

function table(players: number, yours: number[] = []): TableWords {
  const seat = { kind: 'bot', name: null, bot: 'random', online: true } as const;
  return {
    id: 'x',
    game: 'la_tortuga',
    players,
    options: {},
    chosen: {},
    status: 'playing',
    seats: Array.from({ length: players }, () => seat),
    yours,
    watching: 0,
    clock: null,
    commitment: '',
  };
}

/** Plies in short: `4` a die, `r` roll, `s` stop, `$2` a card spent, `e5` a card turned up, `t3` turtle 3. */
function plies(short: string, by = 0): Ply[] {
  return short.split(' ').map((word): Ply => {
    const value = Number(word.slice(1));
    if (/^\d$/.test(word)) return { by: 'chance', do: 'die', value: Number(word) };
    if (word === 'r') return { by, do: 'roll' };
    if (word === 's') return { by, do: 'stop' };
    if (word.startsWith('$')) return { by, do: 'spend', value };
    if (word.startsWith('t')) return { by, do: 'turtle', turtle: value };
    return { by: 'chance', do: 'egg', value };
  });
}

function told(chronicle: Chronicle, short: string, by = 0): string[] {
  return plies(short, by).flatMap((ply) => chronicle.add(ply).map((phrase) => t(phrase.id, phrase.args)));
}

describe('a move', () => {
  test('of two dice that stop', () => {
    const chronicle = new Chronicle({ first: 0, egg: 3 }, table(4));
    expect(told(chronicle, '4 r 2 s')).toEqual([
      'A 4 for Red.',
      'Red throws another die.',
      'A 2 for Red.',
      'Red stops.',
      'Red swims 12 to space 12.',
    ]);
  });

  test('that busts', () => {
    const chronicle = new Chronicle({ first: 0, egg: 3 }, table(4));
    expect(told(chronicle, '2 r 6').at(-1)).toBe('Too many: Red goes back to the raft.');
    expect(chronicle.entries[0]?.end).toBe('bust');
  });

  test('of three dice ends by itself, and takes the card on the beach', () => {
    const chronicle = new Chronicle({ first: 0, egg: 3 }, table(4));
    expect(told(chronicle, '2 r 1 r 4 e5').slice(-3)).toEqual([
      'Red swims 21 to space 21.',
      'Red takes 3 eggs.',
      'Up next: 5 eggs.',
    ]);
  });

  test('onto a back; then the rider decides, and takes the eggs', () => {
    const chronicle = new Chronicle({ first: 0, egg: 6 }, table(4));
    told(chronicle, '4 s'); // Red to 4
    expect(told(chronicle, '4 s').at(-1)).toBe('Yellow swims 4 to space 4, onto Red.');
    told(chronicle, '1 s 1 s'); // Blue and Green
    expect(told(chronicle, '6 r 1 r').length).toBeGreaterThan(0); // Red at 7, one more would bust
    const red = chronicle.entries.at(-1) as Entry;
    expect([red.seat, red.decider, red.group]).toEqual([0, 1, [0, 1]]);
  });

  test('with a card spent instead of a die', () => {
    const chronicle = new Chronicle({ first: 0, egg: 3 }, table(4));
    expect(told(chronicle, '5 $2 s')).toEqual([
      'A 5 for Red.',
      'Red spends 2 eggs as a die.',
      'Red stops.',
      'Red swims 14 to space 14.',
    ]);
    expect(chronicle.entries[0]?.dice).toEqual([
      { value: 5, spent: false },
      { value: 2, spent: true },
    ]);
  });

  test('is told to you as yours', () => {
    const chronicle = new Chronicle({ first: 0, egg: 3 }, table(4, [0]));
    expect(told(chronicle, '3 s')).toContain('You stop.');
  });
});

describe('whose move it is', () => {
  test('seat by seat, the dice of the last move put away', () => {
    const chronicle = new Chronicle({ first: 3, egg: 3 }, table(4));
    told(chronicle, '3 s');
    expect(chronicle.entries.map((entry) => entry.seat)).toEqual([3, 0]);
    expect(chronicle.dice).toEqual([]);
  });

  test('with two turtles each, the other follows', () => {
    const chronicle = new Chronicle({ first: 1, egg: 3 }, table(2));
    expect(told(chronicle, 't3', 1)).toEqual(['Yellow sends Yellow (curled) first.']);
    told(chronicle, '3 s 4 s');
    expect(chronicle.entries.map((entry) => entry.turtle)).toEqual([3, 2]);
  });
});

describe('whole games as the rules played them', () => {
  interface Header {
    players: number;
    setup: { first: number; egg: number };
  }

  function read(text: string) {
    const lines = text.trim().split('\n').map((line): unknown => JSON.parse(line));
    const header = lines.shift() as Header;
    const { outcome } = lines.pop() as { outcome: Outcome };
    return { header, outcome, plies: lines as Ply[] };
  }

  test.each([
    ['seven players', seven],
    ['three players who spend eggs', three],
  ])('%s: the eggs told of are the eggs scored', (_, text) => {
    const { header, outcome, plies } = read(text);
    const chronicle = new Chronicle(header.setup, table(header.players));
    plies.forEach((ply) => chronicle.add(ply));
    const eggs = outcome.scores.map(() => 0);
    for (const entry of chronicle.entries) {
      const spent = entry.dice.filter((die) => die.spent).reduce((sum, die) => sum + die.value, 0);
      eggs[entry.decider] = (eggs[entry.decider] ?? 0) + (entry.egg ?? 0) - spent;
    }
    expect(eggs).toEqual(outcome.scores);
    expect(chronicle.entries.at(-1)?.egg).toBe(7);
  });
});
