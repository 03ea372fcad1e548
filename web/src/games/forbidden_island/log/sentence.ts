/** One sentence above the board: who decides what, and why. */
import { list, t } from '../../../messages/messages.svelte';
import type { Arguments } from '../../../messages/phrase';
import type { Sentence } from '../../gamePage';
import { you } from '../../shared/you';
import { heldSpecials } from '../decision/intent';
import { needRescue } from '../geometry/paths';
import { namedCard, namedPawns, namedRole, namedTile } from '../names';
import type { IslandPlay } from '../play';
import { endPhrase } from './result';

export function sentence(play: IslandPlay): Sentence {
  const { view } = play;
  switch (view.phase) {
    case 'act':
      return view.free_shore_up
        ? phrase(play, 'second', view.turn, 'roles-engineer')
        : phrase(play, 'act', view.turn, 'turn-actions');
    case 'discard':
      return phrase(play, 'discard', view.over_limit ?? view.turn, 'turn-limit');
    case 'window':
      return phrase(
        play,
        `window-${view.part === 'flood' || view.draws === 0 ? 'flood' : 'treasure'}`,
        view.turn,
        'specials-when',
        { who: list(mayPlay(play)) },
      );
    case 'swim':
      return swimming(play);
    case 'draw':
      return phrase(play, 'draw', view.turn, 'turn-draw');
    case 'flood':
      return phrase(play, 'flood', view.turn, 'turn-flood');
    default:
      return { ...endPhrase(play), rule: view.reason === 'lift_off' ? 'end-won' : 'end-lost' };
  }
}

/** Pawns that cannot swim are lifted out, by a seat that need not be in the water itself. */
function swimming(play: IslandPlay): Sentence {
  const { view, table } = play;
  const { swimmers } = view;
  const [swimmer = view.turn] = swimmers;
  const count = swimmers.length;
  if (view.decides === null || !needRescue(view)) return phrase(play, 'swim', swimmer, 'turn-swim', { count });
  const pawns = namedPawns(play, swimmers);
  const stranded = count === 1 ? you(table, swimmer) : 'no';
  return phrase(play, 'rescue', view.decides, 'specials-rescue', {
    pawns,
    stranded,
    tile: namedTile(view.players[swimmer]?.at ?? ''),
  });
}

/** Return the players who may play special cards now, with these cards. */
function mayPlay(play: IslandPlay): string[] {
  const offers = heldSpecials(play.view, play.table);
  return [...new Set(offers.map(({ by }) => by))].map((seat) =>
    t('forbidden_island-may-play', {
      player: play.named(seat),
      cards: list(offers.filter(({ by }) => by === seat).map(({ card }) => namedCard(card).name)),
    }),
  );
}

function phrase(play: IslandPlay, what: string, seat: number, rule: string, more: Arguments = {}): Sentence {
  const { view, table } = play;
  const player = view.players[seat];
  const args: Arguments = {
    player: play.named(seat),
    you: you(table, seat),
    role: player ? namedRole(player.role).name : '',
    actions: view.actions,
    cards: player?.hand.length ?? 0,
    draws: view.draws,
    floods: view.floods || (view.rate ?? 0),
    tile: namedTile(player?.at ?? ''),
    ...more,
  };
  return { id: `forbidden_island-say-${what}`, args, rule };
}
