import { expect, test } from 'vitest';

import { isPlain, keyOf } from './keyboard';

test.each([
  ['R', 'KeyR', 'r'],
  ['к', 'KeyR', 'r'],
  ['К', 'KeyR', 'r'],
  ['a', 'KeyQ', 'a'],
  ['1', 'Digit1', '1'],
  ['Escape', 'Escape', 'escape'],
])('%s on %s is %s', (key, code, letter) => {
  expect(keyOf({ key, code })).toBe(letter);
});

test.each([{ repeat: true }, { ctrlKey: true }, { metaKey: true }, { altKey: true }])(
  'a key with %o plays nothing',
  (more) => {
    expect(isPlain({ target: null, ...more } as unknown as KeyboardEvent)).toBe(false);
  },
);
