import { expect, test } from 'vitest';

import type { GameInfo } from '../../generated/protocol';
import { messages } from '../../messages/messages.svelte';
import { addTexts } from './addTexts';

const PIG: GameInfo = {
  name: 'pig',
  title: 'The "Pig" \\ {game}',
  seats: [2, 4],
  options: [{ name: 'long_game', values: [25, 100], default: 25, help: 'how many points win' }],
  choices: [{ name: 'colour', values: ['dark_red'] }],
  parts: [],
  bots: ['random'],
  hints: false,
  compiled: true,
};

test('the texts of a game become messages, in every language', async () => {
  await addTexts([PIG]);
  for (const language of ['en', 'ru']) {
    await messages.setLocale(language);
    expect(messages.text('pig-title')).toBe('The "Pig" \\ {game}');
    expect(messages.text('pig-option-long_game')).toBe('Long game');
    expect(messages.text('pig-option-long_game-help')).toBe('How many points win');
    expect(messages.text('pig-option-long_game-value', { value: '25' })).toBe('25');
    expect(messages.text('pig-choice-colour-dark_red')).toBe('Dark red');
  }
});
