/** What won or lost the game, as phrases. */
import { LANDING, SITES, TREASURES } from '../../../generated/forbidden_island';
import type { ForbiddenIslandTreasure, ForbiddenIslandView } from '../../../generated/protocol';
import { list } from '../../../messages/messages.svelte';
import type { Phrase } from '../../../messages/phrase';
import { canSwim } from '../geometry/paths';
import { stateOf } from '../lookup';
import { namedCard, namedTile, tileName } from '../names';
import type { IslandPlay } from '../play';

export function resultTitle({ outcome }: IslandPlay): Phrase {
  return { id: outcome?.winners.length ? 'forbidden_island-won' : 'forbidden_island-lost' };
}

/** Return why the game ended, in a view that may not be shown yet. */
export function endPhrase(play: Pick<IslandPlay, 'view' | 'named'>, view = play.view): Phrase {
  const id = `forbidden_island-end-${view.reason}`;
  switch (view.reason) {
    case 'treasure_lost': {
      const lost = lostTreasure(view);
      return { id, args: { treasure: namedCard(lost ?? ''), sites: lost ? list(SITES[lost].map(tileName)) : '' } };
    }
    case 'landing_lost':
      return { id, args: { tile: namedTile(LANDING) } };
    case 'pawn_lost': {
      const seat = lostPawn(view);
      return { id, args: { player: play.named(seat), tile: namedTile(view.players[seat]?.at ?? '') } };
    }
    default:
      return { id };
  }
}

/** Return the treasure whose tiles have sunk before it was captured. */
export function lostTreasure(view: ForbiddenIslandView): ForbiddenIslandTreasure | undefined {
  return TREASURES.find(
    (treasure) => !view.treasures[treasure] && SITES[treasure].every((site) => stateOf(view, site) === 'sunk'),
  );
}

/** Return the seat in the water that could not swim to any tile. */
export function lostPawn(view: ForbiddenIslandView): number {
  return view.swimmers.find((seat) => !canSwim(view, seat)) ?? view.swimmers[0] ?? 0;
}
