/** What changes on the island besides what a ply says. */
import type { TobagoView } from '../../../generated/protocol';

/** Return where amulets will wash up: where statues look, unless an amulet is there already. */
export function washedUp(view: TobagoView): string[] {
  const looked = [...new Set(view.statues.map((statue) => statue.looks_at))];
  return looked.filter((space) => !view.amulets.includes(space)).slice(0, view.amulet_supply);
}
