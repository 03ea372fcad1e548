/** Forbidden Island's view, as in docs/contribute/protocol.md, and the nouns of the game. */
import type { Ply } from '../../protocol/messages';

export const TREASURES = ['earth_stone', 'statue_of_the_wind', 'crystal_of_fire', 'oceans_chalice'] as const;
export const CARDS = [...TREASURES, 'helicopter_lift', 'sandbags', 'waters_rise'] as const;
export const SKULL = 10;
export const CAPTURE_COST = 4;
export const LANDING = 'fools_landing';

/** Flood cards a turn by the tick of the meter, from tick 1. */
export const RATES = [2, 2, 3, 3, 3, 4, 4, 5, 5];

export type Treasure = (typeof TREASURES)[number];
export type Card = (typeof CARDS)[number];
export type Role = 'diver' | 'engineer' | 'explorer' | 'messenger' | 'navigator' | 'pilot';

export const SITES: Record<Treasure, [string, string]> = {
  earth_stone: ['temple_of_the_moon', 'temple_of_the_sun'],
  statue_of_the_wind: ['howling_garden', 'whispering_garden'],
  crystal_of_fire: ['cave_of_embers', 'cave_of_shadows'],
  oceans_chalice: ['coral_palace', 'tidal_palace'],
};

export type TileState = 'dry' | 'flooded' | 'sunk';

export interface Tile {
  tile: string;
  row: number;
  column: number;
  state: TileState;
}

export interface Player {
  role: Role;
  at: string;
  hand: Card[];
}

export type Reason = 'lift_off' | 'treasure_lost' | 'landing_lost' | 'pawn_lost' | 'meter';

export interface IslandView {
  phase: 'act' | 'discard' | 'window' | 'draw' | 'flood' | 'swim' | 'over';
  part: 'actions' | 'treasure' | 'flood';
  turn: number;
  decides: number | null;
  actions: number;
  free_shore_up: boolean;
  flown: boolean;
  draws: number;
  floods: number;
  over_limit: number | null;
  swimmers: number[];
  reason: Reason | null;
  meter: number;
  rate: number | null;
  turned_up: string | null;
  flood_piles: string[][];
  flood_discards: string[];
  treasure_deck: Record<Card, number>;
  treasure_discards: Record<Card, number>;
  tiles: Tile[];
  players: Player[];
  treasures: Record<Treasure, boolean>;
}

export interface IslandSetup {
  first: number;
  tiles: string[];
  flooded: string[];
  roles: Role[];
  hands: Card[][];
}

/** Return the tile a ply names, if it names one. */
export function target(ply: Ply): string | null {
  const tile = ply.tile ?? (ply.do === 'give' ? null : ply.to);
  return typeof tile === 'string' ? tile : null;
}

export function seatOf(ply: Ply): number {
  return Number(ply.by);
}

export function treasureOf(tile: string): Treasure | null {
  return TREASURES.find((treasure) => SITES[treasure].includes(tile)) ?? null;
}

const STARTS: Record<Role, string> = {
  diver: 'iron_gate',
  engineer: 'bronze_gate',
  explorer: 'copper_gate',
  messenger: 'silver_gate',
  navigator: 'gold_gate',
  pilot: LANDING,
};

/** The role that starts on a tile. */
export function starterOf(tile: string): Role | null {
  return (Object.keys(STARTS) as Role[]).find((role) => STARTS[role] === tile) ?? null;
}

export function isTreasure(card: Card): card is Treasure {
  return (TREASURES as readonly string[]).includes(card);
}

export function count(cards: readonly Card[], card: Card): number {
  return cards.filter((each) => each === card).length;
}

export function stateOf(view: IslandView, tile: string): TileState {
  return view.tiles.find((each) => each.tile === tile)?.state ?? 'sunk';
}

/** Return the seats whose pawns stand on a tile, or swim where it was. */
export function pawnsOn(view: IslandView, tile: string): number[] {
  return view.players.flatMap((player, seat) => (player.at === tile ? [seat] : []));
}

export function total(counted: Record<Card, number>): number {
  return CARDS.reduce((sum, card) => sum + counted[card], 0);
}
