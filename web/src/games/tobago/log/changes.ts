/** What a ply changed that it does not say itself: see the game's `effects.py`. */
import type { MapName, TobagoView } from '../view';

export type Change =
  | { kind: 'amulet'; seat: number }
  | { kind: 'lost-amulet'; seat: number }
  | { kind: 'lost-card'; seat: number }
  | { kind: 'located'; map: MapName }
  | { kind: 'markers'; map: MapName; count: number }
  | { kind: 'washed-up'; count: number };

/** Return where amulets washed up: on spaces that statues looked at, where one may have been taken at once. */
export function washedUp(before: TobagoView, after: TobagoView): string[] {
  const seat = after.turn ?? 0;
  const taken = amuletsOf(after, seat) > amuletsOf(before, seat) ? after.vehicles[seat] : null;
  const looked = [...new Set(before.statues.map((statue) => statue.looks_at))];
  return looked.filter(
    (space) => !before.amulets.includes(space) && (after.amulets.includes(space) || space === taken),
  );
}

function amuletsOf(view: TobagoView, seat: number): number {
  return view.players[seat]?.amulets ?? 0;
}
