/** What changes on the island besides what a ply says. */
import type { TobagoView } from '../../../generated/protocol';

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
