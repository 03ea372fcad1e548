import { expect, test } from 'vitest';

import { read } from './route';

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
  ['/table/a/moment/12', { screen: 'table', table: 'a', glance: { moment: 12 } }],
  ['/table/a/moment/x', { screen: 'nowhere' }],
  ['/elsewhere/a', { screen: 'nowhere' }],
])('%s', (path, route) => {
  expect(read(path)).toEqual(route);
});

test.each([
  ['?eyes=2', 2],
  ['?eyes=all', 'all'],
  ['?eyes=none', null],
  ['?eyes=x', undefined],
])('a moment seen with %s', (search, eyes) => {
  expect(read('/table/a/moment/3', search)).toEqual({ screen: 'table', table: 'a', glance: { moment: 3, eyes } });
});

test('an address that is no text is nowhere', () => {
  expect(read('/table/%E0%A4%A')).toEqual({ screen: 'nowhere' });
});
