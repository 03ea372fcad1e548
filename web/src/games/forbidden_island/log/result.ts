/** What won or lost the game, as phrases. */
import { LANDING, SITES, TREASURES } from '../../../generated/forbidden_island';
import type { ForbiddenIslandView } from '../../../generated/protocol';
import { list } from '../../../messages/messages.svelte';
import type { Phrase } from '../../../messages/phrase';
import { canSwim } from '../geometry/paths';
import { stateOf } from '../lookup';
import { namedCard, namedTile, tileName } from '../names';
import type { IslandPlay } from '../play';

export function resultTitle({ outcome }: IslandPlay): Phrase {
  return { id: outcome?.winners.length ? 'forbidden_island-won' : 'forbidden_island-lost' };
}

export function endPhrase(play: IslandPlay): Phrase {
  const { view } = play;
  const id = `forbidden_island-end-${view.reason}`;
  switch (view.reason) {
    case 'treasure_lost': {
      const lost = TREASURES.find(
        (treasure) => !view.treasures[treasure] && SITES[treasure].every((site) => stateOf(view, site) === 'sunk'),
      );
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

/** Return the seat in the water that could not swim to any tile. */
export function lostPawn(view: ForbiddenIslandView): number {
  return view.swimmers.find((seat) => !canSwim(view, seat)) ?? view.swimmers[0] ?? 0;
}
