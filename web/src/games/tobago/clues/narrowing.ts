/** What a clue would do to a map: the sites it would leave, or why it does not fit. */
import type { TobagoMapName, TobagoView } from '../../../generated/protocol';
import { keptBy, mapOf } from '../lookup';

export interface Narrowing {
  left: string[];
  lost: string[];
  /** Why the clue may not be added; null if it may. */
  why: 'located' | 'none-left' | 'none-lost' | 'no-rose' | null;
}

export function narrow(view: TobagoView, clue: string, map: TobagoMapName, seat: number): Narrowing {
  const target = mapOf(view, map);
  const keeps = new Set(keptBy(view, clue));
  const sites = target?.sites ?? [];
  const left = sites.filter((space) => keeps.has(space));
  const lost = sites.filter((space) => !keeps.has(space));
  return {
    left,
    lost,
    why: reason(target?.located === true, left.length, lost.length, view.players[seat]?.roses ?? 0),
  };
}

function reason(located: boolean, left: number, lost: number, roses: number): Narrowing['why'] {
  if (located) return 'located';
  if (roses === 0) return 'no-rose';
  if (left === 0) return 'none-left';
  return lost === 0 ? 'none-lost' : null;
}
