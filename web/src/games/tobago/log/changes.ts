/** What a ply changed that it does not say itself: see the game's `effects.py`. */
import type { TobagoMapName, TobagoView } from '../../../generated/protocol';

export type Change =
  | { kind: 'amulet'; seat: number }
  | { kind: 'lost-amulet'; seat: number }
  | { kind: 'lost-card'; seat: number }
  | { kind: 'located'; map: TobagoMapName }
  | { kind: 'markers'; map: TobagoMapName; count: number }
  | { kind: 'washed-up'; count: number };

/** Return where amulets will wash up: where statues look, unless an amulet is there already. */
export function washedUp(view: TobagoView): string[] {
  const looked = [...new Set(view.statues.map((statue) => statue.looks_at))];
  return looked.filter((space) => !view.amulets.includes(space)).slice(0, view.amulet_supply);
}
