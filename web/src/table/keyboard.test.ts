import { expect, test } from 'vitest';

import { keyOf } from './keyboard';

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
