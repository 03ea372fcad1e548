import { expect, test } from 'vitest';

import { parseRoute } from './route';

test.each([
  ['/', { screen: 'home' }],
  ['/lobby', { screen: 'lobby' }],
  ['/lobby/', { screen: 'lobby' }],
  ['/lobby/a', { screen: 'nowhere' }],
  ['/new/la_tortuga', { screen: 'setup', game: 'la_tortuga' }],
  ['/rules/tobago', { screen: 'rules', game: 'tobago' }],
  ['/learn/tobago', { screen: 'learn', game: 'tobago' }],
  ['/table/Ab3-x_', { screen: 'table', table: 'Ab3-x_' }],
  ['/table/a%20b/', { screen: 'table', table: 'a b' }],
  ['/table', { screen: 'nowhere' }],
  ['/table/a/b', { screen: 'nowhere' }],
  ['/replay', { screen: 'replay' }],
  ['/key', { screen: 'key' }],
  ['/key/a', { screen: 'nowhere' }],
  ['/record/', { screen: 'record' }],
  ['/table/a/moment/12', { screen: 'table', table: 'a', momentRef: { moment: 12 } }],
  ['/table/a/moment/x', { screen: 'nowhere' }],
  ['/elsewhere/a', { screen: 'nowhere' }],
])('%s', (path, route) => {
  expect(parseRoute(path)).toEqual(route);
});

test.each([
  ['?eyes=2', 2],
  ['?eyes=all', 'all'],
  ['?eyes=none', null],
  ['?eyes=x', undefined],
])('a moment seen with %s', (search, perspective) => {
  expect(parseRoute('/table/a/moment/3', search)).toEqual({
    screen: 'table',
    table: 'a',
    momentRef: { moment: 3, perspective },
  });
});

test('an address with invalid escapes is nowhere', () => {
  expect(parseRoute('/table/%E0%A4%A')).toEqual({ screen: 'nowhere' });
});
