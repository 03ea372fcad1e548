import { expect, test } from 'vitest';

import { SHAPES } from '../../../generated/forbidden_island_shapes';
import type { ForbiddenIslandTile } from '../../../generated/protocol';
import { Layout } from './layout';

function tilesOf(shape: keyof typeof SHAPES): ForbiddenIslandTile[] {
  return SHAPES[shape].map(([row, column]) => ({ tile: 'watchtower', row, column, state: 'dry' }));
}

const BOXES = [
  { width: 1090, height: 786, wide: true },
  { width: 754, height: 650, wide: true },
  { width: 768, height: 620, wide: false },
  { width: 390, height: 514, wide: false },
  { width: 360, height: 374, wide: false },
  { width: 844, height: 300, wide: false },
];
const ALL = Object.keys(SHAPES) as (keyof typeof SHAPES)[];

test.each(BOXES)('treasures stand beside the tiles in $width × $height', ({ width, height, wide }) => {
  for (const shape of ALL) {
    const tiles = tilesOf(shape);
    const layout = new Layout(width, height, tiles, wide);
    for (const index of [0, 1, 2, 3]) {
      const box = layout.treasure(index);
      expect(box.x, shape).toBeGreaterThanOrEqual(-1);
      expect(box.x + box.width, shape).toBeLessThanOrEqual(layout.width + 1);
      expect(box.y, shape).toBeGreaterThanOrEqual(-1);
      expect(box.y + box.height, shape).toBeLessThanOrEqual(layout.height + 1);
      const covered = tiles.map((tile) => layout.middle(tile)).filter((middle) => isIn(middle, box));
      expect(covered, shape).toEqual([]);
    }
  }
});

function isIn({ x, y }: { x: number; y: number }, box: { x: number; y: number; width: number; height: number }) {
  return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
}

test('tiles are large enough for a finger, and for their names on tablets', () => {
  for (const { width, height, wide } of BOXES) {
    for (const shape of ALL) expect(new Layout(width, height, tilesOf(shape), wide).tile).toBeGreaterThanOrEqual(44);
  }
  const named = BOXES.slice(0, 3).map(
    ({ width, height, wide }) => new Layout(width, height, tilesOf('standard'), wide),
  );
  expect(named.map((layout) => layout.named)).toEqual([true, true, true]);
});

test('up to four pawns stand on a tile without covering each other', () => {
  const layout = new Layout(390, 514, tilesOf('standard'), false);
  for (const pawns of [1, 2, 3, 4]) {
    const places = Array.from({ length: pawns }, (_, rank) => layout.pawn({ row: 2, column: 2 }, rank, pawns));
    for (const [index, { x, y, radius }] of places.entries())
      for (const other of places.slice(index + 1))
        expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThan(1.5 * radius);
  }
});
