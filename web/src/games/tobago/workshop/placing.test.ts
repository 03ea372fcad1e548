import { expect, test } from 'vitest';

import { OBJECTS } from '../../../generated/tobago_islands';
import { chartOf, isPrinted } from './chart';
import { Holding } from './holding.svelte';
import { freeSpaces, KINDS, partsOf, type Piece, piecesOf, scatter, whyNot } from './placing';

const SPACES = chartOf('ABC-0-1');
const MIDDLE = '0,0';

function pieces(...at: [Piece['kind'], string][]): Piece[] {
  const all = piecesOf({});
  for (const [kind, space] of at) {
    const piece = all.find((each) => each.kind === kind && each.at === null);
    if (piece) piece.at = space;
  }
  return all;
}

function spare(all: Piece[], kind: Piece['kind']): Piece {
  const piece = all.find((each) => each.kind === kind && each.at === null);
  if (!piece) throw new Error(`no ${kind} left`);
  return piece;
}

test('a space takes one object', () => {
  const all = pieces(['hut', MIDDLE]);
  expect(whyNot(SPACES, all, spare(all, 'palm'), MIDDLE)).toBe('taken');
});

test.each([
  ['3,0', 'close'],
  ['4,0', null],
  ['99,0', 'sea'],
])('a second hut beside one in the middle: %s is %s', (space, reason) => {
  const all = pieces(['hut', MIDDLE]);
  expect(whyNot(SPACES, all, spare(all, 'hut'), space)).toBe(reason);
});

test('another kind may stand closer', () => {
  const all = pieces(['hut', MIDDLE]);
  expect(whyNot(SPACES, all, spare(all, 'palm'), '1,0')).toBeNull();
});

test('statues have fewer spaces: none next to the ocean', () => {
  const all = piecesOf({});
  const inland = freeSpaces(SPACES, all, spare(all, 'statue'));
  expect(inland.length).toBeGreaterThan(0);
  expect(inland.length).toBeLessThan(freeSpaces(SPACES, all, spare(all, 'hut')).length);
});

test('only complete kinds are part of the set-up', () => {
  const some = pieces(['hut', MIDDLE]);
  expect(partsOf('ABC-0-1', some)).toEqual({});
  const huts = scatter(SPACES, some, ['hut']) ?? [];
  expect(Object.keys(partsOf('ABC-0-1', huts))).toEqual(['island', 'huts']);
  expect(partsOf('ABC-0-1', huts)['huts']).toContain(MIDDLE);
});

test('objects by lot stand where they may, and those that stood stay', () => {
  for (let number = 0; number < 20; number++) {
    const all = scatter(SPACES, pieces(['statue', MIDDLE]), KINDS) ?? [];
    expect(all.filter(({ kind, at }) => kind === 'statue' && at === MIDDLE)).toHaveLength(1);
    for (const piece of all) expect(whyNot(SPACES, all, piece, piece.at ?? '')).toBeNull();
  }
});

test('an arrangement is read as it is written', () => {
  const all = scatter(SPACES, piecesOf({}), KINDS) ?? [];
  const parts = partsOf('ABC-0-1', all);
  expect(piecesOf(parts)).toEqual(all);
  expect(parts['statues']).toHaveLength(OBJECTS.statue);
});

test('printed islands have the printed sides only', () => {
  expect(['ABC-0-0', 'aBC-0-0', 'abc-1-1'].map(isPrinted)).toEqual([true, false, false]);
});

test('a held object is put on a space, picked up there, turned, and taken away', () => {
  let changes = 0;
  const holding = new Holding(SPACES, piecesOf({}), () => (changes += 1));
  const statue = holding.pieces.find(({ kind }) => kind === 'statue');
  if (!statue) throw new Error('no statue');
  holding.hold(statue);
  expect(holding.free).toContain(MIDDLE);
  holding.tap(MIDDLE);
  expect(holding.on(MIDDLE)?.kind).toBe('statue');
  expect(holding.held).toBeNull();
  holding.turn(MIDDLE);
  expect(holding.on(MIDDLE)?.faces).toBe(1);
  holding.tap(MIDDLE);
  expect(holding.held?.at).toBe(MIDDLE);
  holding.remove(MIDDLE);
  expect(holding.on(MIDDLE)).toBeNull();
  expect(changes).toBe(3);
});

test('an object that may not stand there stays held, and the reason is said', () => {
  const holding = new Holding(SPACES, pieces(['hut', MIDDLE]), () => undefined);
  holding.hold(spare(holding.pieces, 'hut'));
  holding.tap('1,0');
  expect(holding.on('1,0')).toBeNull();
  expect(holding.held).not.toBeNull();
  expect(holding.status).toEqual({ id: 'workshop-tobago-not-close', args: { kind: 'hut' } });
});
