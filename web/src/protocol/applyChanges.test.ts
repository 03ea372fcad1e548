import { expect, test } from 'vitest';

import type { Change, View } from '../generated/protocol';
import { applyChanges } from './applyChanges';

function changed(view: unknown, ...changes: Change[]): unknown {
  return applyChanges(view as View, changes);
}

test('a value is set deep in the view', () => {
  const view = { maps: [{ sites: ['1,2'] }, { sites: ['3,4'] }], deck: 5 };
  expect(changed(view, { at: ['maps', 1, 'sites'], value: [] }, { at: ['deck'], value: null })).toEqual({
    maps: [{ sites: ['1,2'] }, { sites: [] }],
    deck: null,
  });
});

test('a key is added, and one is removed', () => {
  expect(changed({ keeps: { a: 1 } }, { at: ['keeps', 'a'] }, { at: ['keeps', 'b'], value: 2 })).toEqual({
    keeps: { b: 2 },
  });
});

test('elements of a list are replaced, added and removed', () => {
  const view = { hand: ['a', 'b', 'c'] };
  expect(changed(view, { at: ['hand', 1], removed: 1, added: ['x', 'y'] })).toEqual({ hand: ['a', 'x', 'y', 'c'] });
  expect(changed(view, { at: ['hand', 3], removed: 0, added: ['d'] })).toEqual({ hand: ['a', 'b', 'c', 'd'] });
  expect(changed(view, { at: ['hand', 0], removed: 3 })).toEqual({ hand: [] });
});

test('the view before stays as it is, and shares what did not change', () => {
  const view = { maps: [{ sites: ['1,2'] }], spaces: { '1,2': 'lake' } };
  const after = changed(view, { at: ['maps', 0, 'sites'], value: [] }) as typeof view;
  expect(view.maps[0]?.sites).toEqual(['1,2']);
  expect(after.spaces).toBe(view.spaces);
});
