import { describe, expect, test } from 'vitest';

import { ALL_SPACES, Ring, type Point } from './layout';

const SIZES: [string, number, number][] = [
  ['a desk', 1090, 786],
  ['a tablet', 754, 654],
  ['a phone', 390, 507],
  ['a small phone', 360, 375],
];

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

describe.each(SIZES)('on %s', (_, width, height) => {
  const ring = new Ring(width, height);

  test('neighbours are equally far apart, and do not touch', () => {
    const gaps = ALL_SPACES.map((space) => distance(ring.at(space), ring.at(space + 1)));
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(Math.max(...gaps) * 0.06);
    expect(Math.min(...gaps)).toBeGreaterThan(2 * ring.space);
  });

  test('the ring is swum counter-clockwise', () => {
    const angle = (space: number) => {
      const { x, y } = ring.at(space);
      return Math.atan2(ring.centre.y - y, x - ring.centre.x);
    };
    for (const space of ALL_SPACES) {
      const turn = (angle(space + 1) - angle(space) + 2 * Math.PI) % (2 * Math.PI);
      expect(turn).toBeLessThan(Math.PI);
    }
  });

  test('after 21 comes 1, and 21 is where the lap began', () => {
    expect(ring.at(22)).toEqual(ring.at(1));
    expect(ring.at(21)).toEqual(ring.at(0));
  });

  test('space 1 is the one beside the raft', () => {
    const raft = { x: ring.raft.x + ring.raft.width, y: ring.raft.y };
    const near = (space: number) => distance(ring.at(space), raft);
    expect(near(1)).toBeLessThan(near(21));
    expect(ring.at(1).y + ring.space).toBeLessThan(ring.raft.y + ring.raft.height / 2);
  });

  test('everything is on the board, a stack of seven too', () => {
    for (const space of ALL_SPACES) {
      const top = ring.place({ space, level: 6, height: 7 });
      expect(top.y - ring.turtle * 0.45).toBeGreaterThan(0);
      expect(ring.at(space).y + ring.space).toBeLessThan(height);
      expect(ring.at(space).x + ring.space).toBeLessThan(width);
      expect(ring.at(space).x - ring.space).toBeGreaterThan(0);
    }
    for (let slot = 0; slot < 7; slot += 1) {
      const { x, y } = ring.place({ raft: slot });
      expect(x + ring.turtle / 2).toBeLessThan(width + ring.turtle * 0.2);
      expect(y).toBeLessThan(height);
    }
  });

  test('each turtle of a stack stands higher than the one below', () => {
    for (const space of ALL_SPACES) {
      const heights = [0, 1, 2, 3, 4, 5, 6].map((level) => ring.place({ space, level, height: 7 }).y);
      const lifts = heights.slice(1).map((y, index) => (heights[index] ?? 0) - y);
      expect(Math.min(...lifts)).toBeGreaterThan(ring.turtle * 0.17);
    }
  });
});
