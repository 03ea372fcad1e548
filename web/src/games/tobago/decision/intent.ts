/** What a player at the page is about to do, before it is a ply. */
import type { TobagoMapName } from '../../../generated/protocol';
import { MAPS } from '../../../generated/tobago';
import { spaceOf } from '../lookup';
import type { TobagoPly } from '../play';

/** The powers of an amulet, by the verbs of their plies. */
export const POWERS = [
  'amulet_remove',
  'amulet_clue',
  'amulet_drive',
  'amulet_exchange',
  'amulet_double',
  'amulet_swap',
] as const;
export type Power = (typeof POWERS)[number];

export type Intent =
  | { kind: 'none' }
  /** The action's drive, though one that an amulet gave could go on. */
  | { kind: 'drive' }
  /** A card from hand, as the action or by an amulet; the map is still to be chosen. */
  | { kind: 'clue'; card: string; power: boolean }
  /** An amulet: its power is still to be chosen, or what it is used on. */
  | { kind: 'amulet'; power: Power | null; map: TobagoMapName | null };

export const NO_INTENT: Intent = { kind: 'none' };

/** Return the plies that a tap on a space may mean. */
export function spacePlies(legal: readonly TobagoPly[], intent: Intent, amuletSteps: number): TobagoPly[] {
  if (intent.kind === 'clue') return [];
  if (intent.kind === 'amulet') {
    return legal.filter(
      (ply) =>
        ply.do === intent.power && spaceOf(ply) !== null && (ply.do === 'amulet_drive' || ply.map === intent.map),
    );
  }
  const going = amuletSteps > 0 && intent.kind !== 'drive' ? 'amulet_drive' : 'drive';
  return legal.filter((ply) => ply.do === 'place' || ply.do === going);
}

/** Return the ply that puts a card onto a map, as the action or by an amulet. */
export function cluePly(
  legal: readonly TobagoPly[],
  card: string,
  map: TobagoMapName,
  power: boolean,
): TobagoPly | undefined {
  return legal.find((ply) => ply.do === (power ? 'amulet_clue' : 'clue') && ply.card === card && ply.map === map);
}

/** Return whether clues may be played, as the action or by an amulet, if they fit. */
export function clueOptions(legal: readonly TobagoPly[]): { action: boolean; power: boolean } {
  return {
    action: legal.some((ply) => ply.do === 'clue'),
    power: legal.some((ply) => ply.do === 'amulet_clue'),
  };
}

/** Return the maps of which an amulet may remove a marker. */
export function removable(legal: readonly TobagoPly[]): TobagoMapName[] {
  return MAPS.filter((map) => legal.some((ply) => ply.do === 'amulet_remove' && ply.map === map));
}
