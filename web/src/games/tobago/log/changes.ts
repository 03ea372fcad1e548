/** What a ply changed that it does not say itself: see the game's `effects.py`. */
import type { MapName, TobagoView } from '../view';

export type Change =
  | { kind: 'amulet'; seat: number }
  | { kind: 'lost-amulet'; seat: number }
  | { kind: 'lost-card'; seat: number }
  | { kind: 'located'; map: MapName }
  | { kind: 'markers'; map: MapName; count: number }
  | { kind: 'washed-up'; count: number };

/** Return where amulets will wash up: where statues look, unless an amulet is there already. */
export function washedUp(view: TobagoView): string[] {
  const looked = [...new Set(view.statues.map((statue) => statue.looks_at))];
  return looked.filter((space) => !view.amulets.includes(space)).slice(0, view.amulet_supply);
}
