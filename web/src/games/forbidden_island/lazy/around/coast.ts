/** The coast of the island: the outline of its tiles, bent by a fixed noise. */
import type { ForbiddenIslandTile } from '../../../../generated/protocol';
import type { Layout } from '../../geometry/layout';

/** Points on the side of a tile. */
const POINTS = 6;
const SIDES = [
  [0, 0, 1, 0],
  [1, 0, 1, 1],
  [1, 1, 0, 1],
  [0, 1, 0, 0],
] as const;

/** Return the sides of tiles that have the sea beside them, as a path. */
export function coastOf(tiles: readonly ForbiddenIslandTile[], layout: Layout): string {
  const land = new Set(tiles.map(({ row, column }) => `${row} ${column}`));
  return tiles
    .flatMap(({ row, column }) =>
      SIDES.filter(([x1, y1, x2, y2]) => {
        // Outwards is to the left of the direction in which a side is drawn.
        const [right, down] = [y2 === y1 ? 0 : y2 > y1 ? 1 : -1, x2 === x1 ? 0 : x2 > x1 ? -1 : 1];
        return !land.has(`${row + down} ${column + right}`);
      }).map(([x1, y1, x2, y2]) =>
        Array.from({ length: POINTS + 1 }, (_, index) => {
          const part = index / POINTS;
          const [across, along] = [column + x1 + (x2 - x1) * part, row + y1 + (y2 - y1) * part];
          const { x, y } = layout.corner({ row: along + bend(across, along), column: across + bend(along, -across) });
          return `${index ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`;
        }).join(''),
      ),
    )
    .join('');
}

/** A smooth noise of a few hundredths of a tile. */
function bend(x: number, y: number): number {
  return (
    0.03 * (Math.sin(5.1 * x + 2.3 * y) + Math.sin(11.7 * y - 7.9 * x + 1) * 0.7 + Math.sin(19 * x + 23 * y) * 0.5)
  );
}
