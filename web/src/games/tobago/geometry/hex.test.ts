import { describe, expect, test } from 'vitest';

import { areas, middle, neighbour, outline, walk } from './hex';

const RING = [0, 1, 2, 3, 4, 5].map((direction) => neighbour('0,0', direction));

describe('neighbours', () => {
  test('are clockwise, from the lower right', () => {
    expect(RING).toEqual(['1,0', '0,1', '-1,1', '-1,0', '0,-1', '1,-1']);
    const angles = RING.map((space) => Math.atan2(middle(space).y, middle(space).x));
    const turned = angles.map((angle) => Math.round((((angle - (angles[0] ?? 0)) * 180) / Math.PI + 360) % 360));
    expect(turned).toEqual([0, 60, 120, 180, 240, 300]);
  });
});

describe('the line around spaces', () => {
  test('has six corners around one', () => {
    expect(outline(['0,0']).map((line) => line.length)).toEqual([6]);
  });

  test('leaves out the edge that two share', () => {
    expect(outline(['0,0', '1,0']).map((line) => line.length)).toEqual([10]);
  });

  test('goes around a gap as well', () => {
    const lines = outline(RING).map((line) => line.length);
    expect(lines.sort((a, b) => a - b)).toEqual([6, 18]);
  });

  test('goes around each of several islands', () => {
    expect(outline(['0,0', '5,0'])).toHaveLength(2);
  });

  test('is one closed line: its edges are all as long as a side', () => {
    const [line = []] = outline(['0,0', ...RING]);
    const lengths = line.map((point, index) => {
      const next = line[(index + 1) % line.length] ?? point;
      return Math.hypot(next.x - point.x, next.y - point.y).toFixed(3);
    });
    expect(new Set(lengths)).toEqual(new Set(['1.000']));
  });
});

test('areas are connected spaces of one terrain', () => {
  const spaces = { '0,0': 'lake', '1,0': 'lake', '2,0': 'beach', '3,0': 'lake' };
  expect(areas(spaces)).toEqual([['0,0', '1,0'], ['2,0'], ['3,0']]);
});

describe('the arrow keys', () => {
  const spaces = ['0,0', ...RING, '3,-1'];

  test('go to the space above and below', () => {
    expect(walk(spaces, '0,0', 'ArrowUp')).toBe('0,-1');
    expect(walk(spaces, '0,-1', 'ArrowDown')).toBe('0,0');
  });

  test('go sideways into the next column', () => {
    expect(middle(walk(spaces, '0,0', 'ArrowRight') ?? '').x).toBe(1.5);
    expect(middle(walk(spaces, '0,0', 'ArrowLeft') ?? '').x).toBe(-1.5);
  });

  test('cross a bay, and stop at the end', () => {
    expect(walk(['0,0', '3,-1'], '0,0', 'ArrowRight')).toBe('3,-1');
    expect(walk(['0,0', '3,-1'], '3,-1', 'ArrowRight')).toBeNull();
  });
});
