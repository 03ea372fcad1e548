/** Tobago's view, as in docs/contribute/protocol.md, and the nouns of the game. */
import type { Ply } from '../../protocol/messages';

export const TERRAINS = ['beach', 'jungle', 'river', 'scrubland', 'lake', 'mountain'] as const;
export const MAPS = ['grey', 'brown', 'black', 'white'] as const;
export const STEPS = 3;

export type Terrain = (typeof TERRAINS)[number];
export type MapName = (typeof MAPS)[number];
export type Phase = 'place' | 'act' | 'draw' | 'peek' | 'add' | 'reveal' | 'ask' | 'start_map' | 'over';

export interface Statue {
  at: string;
  faces: number;
  /** Where an amulet would wash up. */
  looks_at: string;
}

export interface MapClue {
  clue: string;
  owner: number;
  roses: number;
}

export interface TreasureMap {
  map: MapName;
  clues: MapClue[];
  sites: string[];
  markers: boolean;
  located: boolean;
}

export interface Player {
  hand: number;
  roses: number;
  amulets: number;
  treasures: number;
  cards: number[] | null;
  coins: number | null;
  /** The clues in hand, where all cards are open. */
  clues?: string[];
}

export interface Sharing {
  map: MapName;
  raiser: number;
  raiser_rose: boolean;
  looks: number[];
  looked: string[];
  cards: number;
  revealed: string[];
  card: string | null;
  rose: { clue: number; number: number } | null;
  last_taker: number | null;
  /** What every seat looked at, where all cards are open. */
  looked_by?: string[][];
}

export interface TobagoView {
  phase: Phase;
  turn: number | null;
  decides: number | null;
  drawing: number | null;
  acted: boolean;
  steps: number;
  amulet_steps: number;
  island: string;
  spaces: Record<string, Terrain>;
  huts: string[];
  palms: string[];
  statues: Statue[];
  amulets: string[];
  amulet_supply: number;
  vehicles: (string | null)[];
  maps: TreasureMap[];
  hand: string[];
  /** The spaces that each clue on a map keeps, and each clue in hand. */
  keeps: Record<string, string[]>;
  hand_keeps: Record<string, string[]>;
  players: Player[];
  clue_deck: number;
  clue_discards: number;
  treasure_deck: number;
  treasure_discards: number;
  curse_free: number;
  curses: number;
  sharing: Sharing | null;
}

export function keptBy(view: TobagoView, clue: string): string[] {
  return view.hand_keeps[clue] ?? view.keeps[clue] ?? [];
}

/** Return the space a ply names, if it names one. */
export function spaceOf(ply: Ply | null): string | null {
  const space = ply?.to ?? ply?.at;
  return typeof space === 'string' ? space : null;
}

export function mapOf(view: TobagoView, map: unknown): TreasureMap | undefined {
  return view.maps.find((each) => each.map === map);
}

/** Return the seats whose vehicles are on a space. */
export function vehiclesOn(view: TobagoView, space: string): number[] {
  return view.vehicles.flatMap((at, seat) => (at === space ? [seat] : []));
}

export function objectOn(view: TobagoView, space: string): 'hut' | 'palm' | 'statue' | null {
  if (view.huts.includes(space)) return 'hut';
  if (view.palms.includes(space)) return 'palm';
  return view.statues.some((statue) => statue.at === space) ? 'statue' : null;
}

/** Return the maps that have a marker on a space. */
export function markersOn(view: TobagoView, space: string): MapName[] {
  return view.maps.filter((each) => each.markers && each.sites.includes(space)).map((each) => each.map);
}
