/** Why an action on a tile is not possible now, and what it would need. */
import type { Phrase } from '../../../messages/phrase';
import { whyNot } from '../decision/whyNot';
import { namedCard, namedTile } from '../names';
import type { IslandPlay } from '../play';
import { type IslandView, LANDING, stateOf, TREASURES } from '../view';

/** Return why the active pawn cannot step onto a tile; null where it stands. */
export function whyNoMove(view: IslandView, tile: string): Phrase | null {
  const pawn = view.players[view.turn];
  if (!pawn || pawn.at === tile) return null;
  if (stateOf(view, tile) === 'sunk') return whyNot('sunk');
  if (view.actions === 0) return whyNot('actions');
  if (pawn.role === 'diver') return whyNot('move-diver');
  if (pawn.role === 'pilot' && view.flown) return whyNot('move-flown');
  return whyNot(pawn.role === 'explorer' ? 'move-explorer' : 'move');
}

/** Return why a tile that the active player may not shore up cannot be; null if it has sunk. */
export function whyNoShoreUp(view: IslandView, tile: string): Phrase | null {
  const state = stateOf(view, tile);
  return state === 'sunk' ? null : whyNot(state === 'dry' ? 'shore-dry' : 'shore-far');
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
