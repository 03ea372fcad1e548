/** What is where in a view of Forbidden Island, and what its plies and cards name. */
import { CARDS, SITES, STARTS, TREASURES } from '../../generated/forbidden_island';
import type {
  ForbiddenIslandCard,
  ForbiddenIslandRole,
  ForbiddenIslandTile,
  ForbiddenIslandTreasure,
  ForbiddenIslandView,
} from '../../generated/protocol';
import type { ForbiddenIslandPly } from './play';

export type TileState = ForbiddenIslandTile['state'];

/** Return the tile a ply names, if it names one. */
export function target(ply: ForbiddenIslandPly): string | null {
  const tile = ply.tile ?? (ply.do === 'give' ? null : ply.to);
  return typeof tile === 'string' ? tile : null;
}

export function seatOf(ply: ForbiddenIslandPly): number {
  return Number(ply.by);
}

export function treasureOf(tile: string): ForbiddenIslandTreasure | null {
  return TREASURES.find((treasure) => SITES[treasure].some((site) => site === tile)) ?? null;
}

/** The role that starts on a tile. */
export function starterOf(tile: string): ForbiddenIslandRole | null {
  return (Object.keys(STARTS) as ForbiddenIslandRole[]).find((role) => STARTS[role] === tile) ?? null;
}

export function isTreasure(card: ForbiddenIslandCard): card is ForbiddenIslandTreasure {
  return (TREASURES as readonly string[]).includes(card);
}

export function count(cards: readonly ForbiddenIslandCard[], card: ForbiddenIslandCard): number {
  return cards.filter((each) => each === card).length;
}

export function stateOf(view: ForbiddenIslandView, tile: string): TileState {
  return view.tiles.find((each) => each.tile === tile)?.state ?? 'sunk';
}

/** Return the seats whose pawns stand on a tile, or swim where it was. */
export function pawnsOn(view: ForbiddenIslandView, tile: string): number[] {
  return view.players.flatMap((player, seat) => (player.at === tile ? [seat] : []));
}

export function total(counted: Record<ForbiddenIslandCard, number>): number {
  return CARDS.reduce((sum, card) => sum + counted[card], 0);
}
