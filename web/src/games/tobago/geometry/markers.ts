/** Where the markers of the maps are on a space: a ring inside its border, and a pip in the map's own corner. */
import type { TobagoMapName } from '../../../generated/protocol';
import type { Point } from '../../shared/point';
import { corner } from './hex';

/** The corners of the pips, as numbers of `corner`. */
const CORNERS: Record<TobagoMapName, number> = { grey: 4, brown: 5, black: 2, white: 1 };
/** In sides of a hexagon. */
const FROM_MIDDLE = 0.68;
export const PIP_SIZE = 0.41;
const RING = 0.865;

function at(index: number, distance: number): Point {
  const { x, y } = corner(index);
  return { x: x * distance, y: y * distance };
}

/** The middles of the pips. */
export const PIPS = Object.fromEntries(
  Object.entries(CORNERS).map(([map, index]) => [map, at(index, FROM_MIDDLE)]),
) as Record<TobagoMapName, Point>;

/** A space's four quarters, each with the maps it belongs to if they are there: its own, beside it, then below or above. */
const QUARTERS: readonly (readonly [quarter: TobagoMapName, ...others: TobagoMapName[]])[] = [
  ['grey', 'brown', 'black', 'white'],
  ['brown', 'grey', 'white', 'black'],
  ['black', 'white', 'grey', 'brown'],
  ['white', 'black', 'brown', 'grey'],
];

/** Return the part of a shared space's ring that a map has: lines around the middle of a hexagon with sides of 1. */
export function ringOf(map: TobagoMapName, shared: readonly TobagoMapName[]): Point[][] {
  if (shared.length === 1) return [[0, 1, 2, 3, 4, 5, 0].map((index) => at(index, RING))];
  return QUARTERS.filter((order) => order.find((each) => shared.includes(each)) === map).map(([quarter]) => {
    const index = CORNERS[quarter];
    const middle = at(index, RING);
    const side = at(middle.x < 0 ? 3 : 0, RING);
    return [side, middle, { x: 0, y: middle.y }];
  });
}
