import { expect, test } from 'vitest';

import { clockName } from './terms';

// No messages are loaded here: a text is then its message's name.
test.each([
  ['none', null, 'clock-none'],
  ['seconds', { per: 'move', seconds: 30 }, 'clock-per-move-seconds'],
  ['a minute and a half', { per: 'move', seconds: 90 }, 'clock-per-move-seconds'],
  ['minutes', { per: 'move', seconds: 120 }, 'clock-per-move-minutes'],
  ['days', { per: 'move', seconds: 172_800 }, 'clock-per-move-days'],
  ['for the game', { per: 'game', seconds: 600, increment: 5 }, 'clock-per-game'],
] as const)('a clock has a message: %s', (_, rule, message) => {
  expect(clockName(rule)).toBe(message);
});
