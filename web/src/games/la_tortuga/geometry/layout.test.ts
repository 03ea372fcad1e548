import { describe, expect, test } from 'vitest';

import type { Point } from '../../shared/point';
import { ALL_SPACES, Layout } from './layout';

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
  const layout = new Layout(width, height);

  test('neighbours are equally far apart, and do not touch', () => {
    const gaps = ALL_SPACES.map((space) => distance(layout.at(space), layout.at(space + 1)));
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(Math.max(...gaps) * 0.06);
    expect(Math.min(...gaps)).toBeGreaterThan(2 * layout.space * 0.95);
  });

  test('the ring is swum counter-clockwise', () => {
    const angle = (space: number) => {
      const { x, y } = layout.at(space);
      return Math.atan2(layout.centre.y - y, x - layout.centre.x);
    };
    for (const space of ALL_SPACES) {
      const turn = (angle(space + 1) - angle(space) + 2 * Math.PI) % (2 * Math.PI);
      expect(turn).toBeLessThan(Math.PI);
    }
  });

  test('after 21 comes 1, and 21 is where the lap began', () => {
    expect(layout.at(22)).toEqual(layout.at(1));
    expect(layout.at(21)).toEqual(layout.at(0));
  });

  test('space 1 is the one beside the raft', () => {
    const raft = { x: layout.raft.x + layout.raft.width, y: layout.raft.y };
    const near = (space: number) => distance(layout.at(space), raft);
    expect(near(1)).toBeLessThan(near(21));
    expect(layout.at(1).y + layout.space).toBeLessThan(layout.raft.y + layout.raft.height / 2);
  });

  test('everything is on the board, a stack of seven too', () => {
    for (const space of ALL_SPACES) {
      const top = layout.place({ space, level: 6, height: 7 });
      expect(top.y - layout.turtle * 0.45).toBeGreaterThan(0);
      expect(layout.at(space).y + layout.space).toBeLessThan(height);
      expect(layout.at(space).x + layout.space).toBeLessThan(width);
      expect(layout.at(space).x - layout.space).toBeGreaterThan(0);
    }
    for (let slot = 0; slot < 7; slot += 1) {
      const { x, y } = layout.place({ raft: slot });
      expect(x + layout.turtle / 2).toBeLessThan(width + layout.turtle * 0.2);
      expect(y).toBeLessThan(height);
    }
  });

  test('each turtle of a stack stands higher than the one below', () => {
    for (const space of ALL_SPACES) {
      const heights = [0, 1, 2, 3, 4, 5, 6].map((level) => layout.place({ space, level, height: 7 }).y);
      const lifts = heights.slice(1).map((y, index) => (heights[index] ?? 0) - y);
      expect(Math.min(...lifts)).toBeGreaterThan(layout.turtle * 0.17);
    }
  });
});
