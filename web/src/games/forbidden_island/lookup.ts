/** What is where in a view of Forbidden Island, and what its plies and cards name. */
import { CARDS, SITES, STARTS, TREASURES } from '../../generated/forbidden_island';
import type {
  ForbiddenIslandCard,
  ForbiddenIslandRole,
  ForbiddenIslandTile,
  ForbiddenIslandTreasure,
  ForbiddenIslandView,
} from '../../generated/protocol';
import type { ForbiddenIslandPly, IslandPlay } from './play';

/** More marked tiles than these would mark nothing. */
const MOST_RECENT = 8;

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

/** Return the paragraph of the rules that explains a card. */
export function ruleOf(card: ForbiddenIslandCard): string {
  return isTreasure(card) ? 'decks-treasure' : card === 'sandbags' ? 'specials-sandbags' : 'specials-lift';
}

/** Return the tiles of the plies since the last one of a seat of this page, the newest first; at least the newest one. */
export function recentTiles(plies: readonly ForbiddenIslandPly[], yours: readonly number[]): string[] {
  const found = new Set<string>();
  for (const ply of plies.toReversed()) {
    if (found.size > 0 && ply.by !== 'chance' && yours.includes(ply.by)) break;
    const tile = target(ply);
    if (tile) found.add(tile);
    if (found.size === MOST_RECENT) break;
  }
  return [...found];
}

/** Return the seat whose hand is shown large: of this page the one that is to act, or else the first. */
export function shownHand({ table, view }: Pick<IslandPlay, 'table' | 'view'>): number {
  const wanted = [view.over_limit, view.decides, view.turn].find((seat) => seat !== null && table.yours.includes(seat));
  return wanted ?? table.yours[0] ?? view.turn;
}

/** Return whether the island is gone at the end: the team has left it, or the water has reached the skull. */
export function drowns({ reason }: ForbiddenIslandView): boolean {
  return reason === 'lift_off' || reason === 'meter';
}
