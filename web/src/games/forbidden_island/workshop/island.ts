/** What of an island is laid out by hand: its tiles, and those that are flooded first. */
import { TILES } from '../../../generated/forbidden_island';
import type { Chosen } from '../../../protocol/parts';

/** Flood cards drawn before the game begins. */
export const FIRST_FLOODS = 6;

export interface LaidOut {
  /** In reading order; null: they are dealt. */
  tiles: string[] | null;
  flooded: string[];
}

export function laidOutIn(arrangement: Chosen): LaidOut {
  return {
    tiles: (arrangement['tiles'] as string[] | undefined) ?? null,
    flooded: (arrangement['flooded'] as string[] | undefined) ?? [],
  };
}

/** Return the parts of a set-up: flooded tiles only if there are as many as the game has. */
export function partsOf({ tiles, flooded }: LaidOut): Chosen {
  return { ...(tiles && { tiles }), ...(flooded.length === FIRST_FLOODS && { flooded }) };
}

export function shuffledTiles(): string[] {
  return shuffled(TILES);
}

/** Swap two tiles. */
export function swap(tiles: readonly string[], one: string, other: string): string[] {
  return tiles.map((tile) => (tile === one ? other : tile === other ? one : tile));
}

/** Flood a tile, or drain it; a seventh is not flooded. */
export function toggleFlood(flooded: readonly string[], tile: string): string[] {
  if (flooded.includes(tile)) return flooded.filter((each) => each !== tile);
  return flooded.length < FIRST_FLOODS ? [...flooded, tile] : [...flooded];
}

/** Flood more tiles by lot, up to as many as the game has. */
export function floodByLot(flooded: readonly string[]): string[] {
  return [...flooded, ...shuffled(TILES.filter((tile) => !flooded.includes(tile)))].slice(0, FIRST_FLOODS);
}

/** Return as many different values as there are seats, those that were chosen on their seats. */
export function chooseByLot(values: readonly string[], chosen: readonly (string | null)[]): string[] {
  const left = shuffled(values.filter((value) => !chosen.includes(value)));
  return chosen.map((value) => value ?? left.pop() ?? '');
}

function shuffled<T>(values: readonly T[]): T[] {
  const cards = [...values];
  for (let last = cards.length - 1; last > 0; last--) {
    const other = Math.floor(Math.random() * (last + 1));
    [cards[last], cards[other]] = [cards[other] as T, cards[last] as T];
  }
  return cards;
}
