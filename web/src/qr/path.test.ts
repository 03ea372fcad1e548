import { expect, test } from 'vitest';

import { qrPath } from './path';

const modules = (path: string) => [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map((run) => run.slice(1).map(Number));

test('a code has the finder pattern of its corner inside a quiet zone of four modules', () => {
  const { size, path } = qrPath('https://example.org/table/abc');
  // The smallest version that holds these 29 bytes at level M has 29 modules.
  expect(size).toBe(29 + 2 * 4);
  const runs = modules(path);
  expect(runs[0]).toEqual([4, 4, 7]);
  for (const [x = 0, y = 0, length = 0] of runs) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(4);
    expect(Math.max(x + length, y + 1)).toBeLessThanOrEqual(size - 4);
  }
});

test('another text is another code', () => {
  expect(qrPath('one').path).not.toBe(qrPath('two').path);
});
