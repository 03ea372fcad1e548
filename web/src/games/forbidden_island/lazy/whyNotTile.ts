/** Why an action on a tile is not possible now, and what it would need. */
import { LANDING, TREASURES } from '../../../generated/forbidden_island';
import type { ForbiddenIslandView } from '../../../generated/protocol';
import type { Phrase } from '../../../messages/phrase';
import { whyNot } from '../decision/whyNot';
import { neighbours } from '../geometry/paths';
import { stateOf } from '../lookup';
import { namedCard, namedTile } from '../names';
import type { IslandPlay } from '../play';

/** Return why the active pawn cannot step onto a tile; null where it stands. */
export function whyNoMove(view: ForbiddenIslandView, tile: string): Phrase | null {
  const pawn = view.players[view.turn];
  if (!pawn || pawn.at === tile) return null;
  if (stateOf(view, tile) === 'sunk') return whyNot('sunk');
  if (view.actions === 0) return whyNot('actions');
  if (pawn.role === 'diver') return whyNot('move-diver');
  if (pawn.role === 'pilot' && view.flown) return whyNot('move-flown');
  return whyNot(pawn.role === 'explorer' ? 'move-explorer' : 'move');
}

/** Return why the active player cannot shore up a tile; null if the tile has sunk. */
export function whyNoShoreUp(view: ForbiddenIslandView, tile: string): Phrase | null {
  const pawn = view.players[view.turn];
  const state = stateOf(view, tile);
  if (!pawn || state === 'sunk') return null;
  if (state === 'dry') return whyNot('shore-dry');
  const near = neighbours(view, pawn.at, pawn.role === 'explorer').some((each) => each.tile === tile);
  return near || pawn.at === tile ? whyNot('actions') : whyNot('shore-far');
}

/** Return what is still missing to lift off with a Helicopter Lift. */
export function whyNoLiftOff(play: IslandPlay): Phrase | null {
  const { view } = play;
  const open = TREASURES.filter((treasure) => !view.treasures[treasure]);
  const [treasure] = open;
  if (treasure) return whyNot('lift-off-treasure', { count: open.length, treasure: namedCard(treasure) });
  const away = view.players.findIndex((player) => player.at !== LANDING);
  return away < 0 ? null : whyNot('lift-off-pawn', { player: play.named(away), tile: namedTile(LANDING) });
}
