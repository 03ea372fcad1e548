import { expect, test } from 'vitest';

import { read } from './route';

test.each([
  ['/', { screen: 'home' }],
  ['/new/la_tortuga', { screen: 'setup', game: 'la_tortuga' }],
  ['/rules/tobago', { screen: 'rules', game: 'tobago' }],
  ['/table/Ab3-x_', { screen: 'table', table: 'Ab3-x_' }],
  ['/table/a%20b/', { screen: 'table', table: 'a b' }],
  ['/table', { screen: 'nowhere' }],
  ['/table/a/b', { screen: 'nowhere' }],
  ['/elsewhere/a', { screen: 'nowhere' }],
])('%s', (path, route) => {
  expect(read(path)).toEqual(route);
});

test('an address that is no text is nowhere', () => {
  expect(read('/table/%E0%A4%A')).toEqual({ screen: 'nowhere' });
});
