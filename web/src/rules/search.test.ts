import { describe, expect, test } from 'vitest';

import { divide, readQuery } from './search';

function found(text: string, typed: string): string[] {
  return divide(text, readQuery(typed)).flatMap((piece) => (piece.found ? [piece.text] : []));
}

describe('a search', () => {
  test.each([
    ['An Amulet, an amulet.', 'AMULET', ['Amulet', 'amulet']],
    ['Le trésor est situé.', 'tresor', ['trésor']],
    ['Ещё один ещё.', 'еще', ['Ещё', 'ещё']],
    ['aaaa', 'aa', ['aa', 'aa']],
    ['Nothing here.', 'rose', []],
  ])('in %s for %s', (text, typed, expected) => {
    expect(found(text, typed)).toEqual(expected);
  });

  test('does not begin with a single letter', () => {
    expect(readQuery(' a ')).toBe('');
  });

  test('leaves every text as it is', () => {
    const text = 'A step ends there. (R4, R13)';
    for (const query of ['', 'r1', 'step', '. (']) {
      expect(
        divide(text, query)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
    }
  });
});

test('rulings are links, also where they are found', () => {
  const rulings = divide('Never. (R4, R13)', readQuery('R13')).filter((piece) => piece.ruling);
  expect(rulings).toEqual([
    { text: 'R4', found: false, ruling: 'R4' },
    { text: 'R13', found: true, ruling: 'R13' },
  ]);
});
