/** Points of the board that scenes go to. */
import type { Point } from '../../../shared/point';
import type { Layout } from '../../geometry/layout';
import { pawnsOn } from '../../lookup';
import type { IslandPlay } from '../../play';

/** Return where a seat's pawn stands. */
export function pawnPoint(layout: Layout, { view }: Pick<IslandPlay, 'view'>, seat: number): Point {
  const at = view.players[seat]?.at ?? '';
  const there = pawnsOn(view, at);
  return layout.pawn(tileAt(view, at), there.indexOf(seat), there.length);
}

/** Return the middle of a tile. */
export function tilePoint(layout: Layout, view: IslandPlay['view'], tile: string): Point {
  return layout.middle(tileAt(view, tile));
}

function tileAt(view: IslandPlay['view'], tile: string): { row: number; column: number } {
  return view.tiles.find((each) => each.tile === tile) ?? { row: 0, column: 0 };
}

/** Return the point on a line from one to the other, with an arc of the given height. */
export function between(from: Point, to: Point, part: number, rise = 0): Point {
  return {
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part - Math.sin(Math.PI * part) * rise,
  };
}

/** Return how far a part of a scene is, given when it begins and ends. */
export function part(progress: number, begins: number, ends: number): number {
  return Math.min(1, Math.max(0, (progress - begins) / (ends - begins)));
}
