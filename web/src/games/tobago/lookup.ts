/** What is where in a view of Tobago, and what its plies name. */
import type { TobagoMapName, TobagoTreasureMap, TobagoView } from '../../generated/protocol';
import type { TobagoPly } from './play';

export function keptBy(view: TobagoView, clue: string): string[] {
  return view.hand_keeps[clue] ?? view.keeps[clue] ?? [];
}

/** Return the space a ply names, if it names one. */
export function spaceOf(ply: TobagoPly | null): string | null {
  const space = ply?.to ?? ply?.at;
  return typeof space === 'string' ? space : null;
}

export function mapOf(view: Pick<TobagoView, 'maps'>, map: unknown): TobagoTreasureMap | undefined {
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
export function markersOn(view: TobagoView, space: string): TobagoMapName[] {
  return view.maps.filter((each) => each.markers && each.sites.includes(space)).map((each) => each.map);
}
