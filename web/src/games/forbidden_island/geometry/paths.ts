/** The paths of the pawns over the island, tile by tile. */
import type { ForbiddenIslandRole, ForbiddenIslandTile, ForbiddenIslandView } from '../../../generated/protocol';
import { seatOf, stateOf, target } from '../lookup';
import type { ForbiddenIslandPly } from '../play';

const BESIDE = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
] as const;
const DIAGONAL = [
  [-1, -1],
  [-1, 1],
  [1, 1],
  [1, -1],
] as const;

/** Return the tiles one step away, sunk ones too; never the open sea. */
export function neighbours(view: ForbiddenIslandView, tile: string, diagonally: boolean): ForbiddenIslandTile[] {
  const here = view.tiles.find((each) => each.tile === tile);
  const steps = diagonally ? [...BESIDE, ...DIAGONAL] : BESIDE;
  return steps.flatMap(([rows, columns]) =>
    view.tiles.filter((each) => here && each.row === here.row + rows && each.column === here.column + columns),
  );
}

/** Return the shortest path over tiles that may be passed; null if there is none. */
export function shortestPath(
  view: ForbiddenIslandView,
  from: string,
  to: string,
  role: ForbiddenIslandRole,
  mayPass: (tile: ForbiddenIslandTile) => boolean,
): string[] | null {
  const routes: string[][] = [[from]];
  const seen = new Set([from]);
  for (let path = routes.shift(); path; path = routes.shift()) {
    const last = path.at(-1) ?? from;
    if (last === to) return path;
    for (const next of neighbours(view, last, role === 'explorer')) {
      if (seen.has(next.tile) || (next.tile !== to && !mayPass(next))) continue;
      seen.add(next.tile);
      routes.push([...path, next.tile]);
    }
  }
  return null;
}

/** R1, R3: return whether a pawn in the water reaches a tile by itself. */
export function canSwim(view: ForbiddenIslandView, seat: number): boolean {
  const { role, at } = view.players[seat] ?? { role: 'diver', at: '' };
  const mayPass = ({ state }: ForbiddenIslandTile) => role === 'diver' && state === 'sunk';
  return (
    role === 'pilot' ||
    view.tiles.some(({ tile, state }) => state !== 'sunk' && shortestPath(view, at, tile, role, mayPass) !== null)
  );
}

/** R9: pawns are in the water, and nothing but a Helicopter Lift gets any of them out. */
export function needRescue(view: ForbiddenIslandView): boolean {
  return view.phase === 'swim' && !view.swimmers.some((seat) => canSwim(view, seat));
}

/** How a ply moves pawns over the island: who, along which tiles, on foot or through the air. */
export interface Journey {
  seats: number[];
  path: string[];
  flies: boolean;
}

export function journeyOf(view: ForbiddenIslandView, ply: ForbiddenIslandPly | null): Journey | null {
  const to = ply && target(ply);
  if (!ply || !to) return null;
  const seats = ply.do === 'lift' ? ply.seats : ply.do === 'navigate' ? [ply.seat] : [seatOf(ply)];
  const player = view.players[seats[0] ?? 0];
  if (!player) return null;
  const straight: Journey = { seats, path: [player.at, to], flies: true };
  switch (ply.do) {
    case 'fly':
    case 'lift':
      return straight;
    case 'move':
    case 'navigate':
    case 'swim': {
      const path = shortestPath(view, player.at, to, player.role, passableFor(view, ply.do, player.role));
      // The Pilot flies out of the water, and may cross any tile.
      return path && !(ply.do === 'swim' && player.role === 'pilot') ? { seats, path, flies: false } : straight;
    }
    default:
      return null;
  }
}

/** R2, R3, R4: the Diver passes water; led by the Navigator a missing tile, but dry ones too. */
function passableFor(
  view: ForbiddenIslandView,
  verb: string,
  role: ForbiddenIslandRole,
): (tile: ForbiddenIslandTile) => boolean {
  if (verb === 'navigate') return (tile) => tile.state !== 'sunk' || role === 'diver';
  return ({ tile }) => role === 'diver' && stateOf(view, tile) !== 'dry';
}
