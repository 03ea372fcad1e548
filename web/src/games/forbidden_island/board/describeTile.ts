/** The text of a tile for screen readers: its state, the pawns there, what can be done. */
import type { ForbiddenIslandTile } from '../../../generated/protocol';
import { list, t } from '../../../messages/messages.svelte';
import type { Phrase } from '../../../messages/phrase';
import { you } from '../../shared/you';
import { intentOf, pliesAt } from '../decision/intent';
import { pawnsOn, seatOf, stateOf, treasureOf } from '../lookup';
import { namedCard, namedRole, tileName } from '../names';
import type { ForbiddenIslandPly, IslandPlay } from '../play';

export function describe(play: IslandPlay, { tile, state }: ForbiddenIslandTile): string {
  const parts = [t(`forbidden_island-tile-${state}-words`, { tile: tileName(tile) })];
  const treasure = treasureOf(tile);
  if (treasure) parts.push(t('forbidden_island-tile-site', { treasure: namedCard(treasure) }));
  const pawns = pawnsOn(play.view, tile).map((seat) => pawnName(play, seat));
  if (pawns.length > 0) parts.push(list(pawns));
  const plies = play.busy ? [] : pliesAt(play.legal, intentOf(play), tile);
  if (plies.length > 0) parts.push(list(plies.map((ply) => actionName(play, ply))));
  return parts.join('. ');
}

/** Return a player's name and role. */
export function pawnName(play: IslandPlay, seat: number): string {
  const role = namedRole(play.view.players[seat]?.role ?? 'diver').name;
  const { name } = play.named(seat);
  return name === role ? name : t('forbidden_island-pawn', { player: name, role });
}

/** Return what a ply would do with its tile. */
export function actionName(play: IslandPlay, ply: ForbiddenIslandPly): string {
  return t(`forbidden_island-do-${ply.do}`, { player: play.named(Number(ply.seat ?? ply.by)) });
}

export function costOf(play: IslandPlay, ply: ForbiddenIslandPly): Phrase {
  if (ply.do === 'sandbag') return cardOf(play, seatOf(ply));
  const free = ply.do === 'swim' || ply.do === 'lift' || (ply.do === 'shore_up' && play.view.free_shore_up);
  const cost = { id: free ? 'forbidden_island-cost-free' : 'forbidden_island-cost-action' };
  const flooded = stateOf(play.view, String(ply.to)) === 'flooded';
  return flooded ? { id: 'forbidden_island-cost-flooded', args: { cost: t(cost.id) } } : cost;
}

/** Return whose special card would be played; it costs no action. */
export function cardOf(play: IslandPlay, seat: number): Phrase {
  return { id: 'forbidden_island-play-note', args: { player: play.named(seat), you: you(play.table, seat) } };
}
