import { expect, test } from 'vitest';

import { Messages } from '../../../messages/messages.svelte';
import { readFile } from '../../../messages/testFiles';
import { readClue } from './clue';

test('a clue is a relation to a landmark', () => {
  expect(readClue('not_in_sight_of hut')).toEqual({
    not: true,
    relation: 'in_sight_of',
    landmark: 'hut',
    largest: false,
  });
  expect(readClue('in largest_lake')).toEqual({ not: false, relation: 'in', landmark: 'lake', largest: true });
});

test('all 52 clues have their own texts', async () => {
  const source = (await readFile('en', 'tobago')) ?? '';
  const ids = [...source.matchAll(/^tobago-clue-((?:not_)?(?:in|next_to|in_sight_of)-\w+)/gm)].map(
    (match) => match[1] ?? '',
  );
  const messages = new Messages(readFile);
  await messages.load('tobago');
  expect(new Set(ids.map((id) => messages.text(`tobago-clue-${id}`))).size).toBe(52);
});
