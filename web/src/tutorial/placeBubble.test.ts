import { expect, test } from 'vitest';

import { type Box, placeBubble } from './placeBubble';

const PHONE = { width: 390, height: 844 };
const BUBBLE = { width: 374, height: 150 };

function covers({ x, y }: { x: number; y: number }, target: Box): boolean {
  const apart = x + BUBBLE.width <= target.x || target.x + target.width <= x;
  return !(apart || y + BUBBLE.height <= target.y || target.y + target.height <= y);
}

test('a bubble without a target lies at the lower edge', () => {
  expect(placeBubble(PHONE, 56, BUBBLE, [])).toEqual({ x: 8, y: 686 });
});

test('wherever a target is, the bubble does not cover it', () => {
  for (let y = 60; y < 780; y += 20) {
    const target = { x: 150, y, width: 60, height: 60 };
    const place = placeBubble(PHONE, 56, BUBBLE, [target]);
    expect(covers(place, target)).toBe(false);
    expect(place.x).toBeGreaterThanOrEqual(8);
    expect(place.y + BUBBLE.height).toBeLessThanOrEqual(PHONE.height);
  }
});

test('with targets above and below, the bubble covers neither', () => {
  const targets = [
    { x: 0, y: 120, width: 390, height: 100 },
    { x: 0, y: 700, width: 390, height: 140 },
  ];
  const place = placeBubble(PHONE, 56, BUBBLE, targets);
  expect(targets.some((target) => covers(place, target))).toBe(false);
});
