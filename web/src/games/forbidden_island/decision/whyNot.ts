/** Why an action of the active player is not possible, and what it would need. */
import { CAPTURE_COST } from '../../../generated/forbidden_island';
import type { ForbiddenIslandView } from '../../../generated/protocol';
import type { Phrase } from '../../../messages/phrase';
import { count, isTreasure, pawnsOn, treasureOf } from '../lookup';
import { namedCard } from '../names';

export function whyNot(why: string, args: Phrase['args'] = {}): Phrase {
  return { id: `forbidden_island-no-${why}`, args };
}

/** Return why the treasure here cannot be captured; null if it can, or none is here. */
export function whyNoCapture(view: ForbiddenIslandView): Phrase | null {
  const pawn = view.players[view.turn];
  const treasure = pawn && treasureOf(pawn.at);
  if (!pawn || !treasure) return null;
  if (view.treasures[treasure]) return whyNot('capture-done', { treasure: namedCard(treasure) });
  const held = count(pawn.hand, treasure);
  return held >= CAPTURE_COST ? null : whyNot('capture', { needed: CAPTURE_COST, held, treasure: namedCard(treasure) });
}

/** Return why no card can be given away; null if one can. */
export function whyNoGive(view: ForbiddenIslandView): Phrase | null {
  const pawn = view.players[view.turn];
  if (!pawn?.hand.some(isTreasure)) return whyNot('give-cards');
  return pawn.role === 'messenger' || pawnsOn(view, pawn.at).length > 1 ? null : whyNot('give-alone');
}
