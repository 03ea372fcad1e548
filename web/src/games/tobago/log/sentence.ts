/** One sentence above the board: who decides what, and why. */
import type { Arguments } from '../../../messages/phrase';
import type { Sentence } from '../../gamePage';
import { you } from '../../shared/you';
import { namedMap, namedTreasure } from '../names';
import type { TobagoPlay } from '../play';

export function sentence(play: TobagoPlay): Sentence {
  const { view } = play;
  const seat = view.decides ?? view.drawing ?? view.turn ?? 0;
  switch (view.phase) {
    case 'place':
      return phrase(play, 'place', seat, 'setup-vehicles');
    case 'act':
      return act(play, seat);
    case 'draw':
      return phrase(play, 'draw', seat, 'clue-draw');
    case 'ask':
      return phrase(play, 'ask', seat, 'share-offer', { card: namedTreasure(view.sharing?.card ?? '') });
    case 'pay':
      return phrase(play, 'pay', seat, 'share-curse');
    case 'start_map':
      return phrase(play, 'start_map', seat, 'share-new');
    case 'over':
      return play.outcome?.reason === 'stuck'
        ? { id: 'tobago-say-over-stuck', rule: 'end-stuck' }
        : { id: 'tobago-say-over-deck_empty', rule: 'end-deck' };
    default:
      return phrase(play, view.phase, seat, view.phase === 'reveal' ? 'share-offer' : 'share-look');
  }
}

function act(play: TobagoPlay, seat: number): Sentence {
  const { view } = play;
  if (view.amulet_steps > 0) return phrase(play, 'amulet-steps', seat, 'amulet-play', { steps: view.amulet_steps });
  if (!view.acted) return phrase(play, 'act', seat, 'turn-action');
  if (view.steps > 0) return phrase(play, 'steps', seat, 'drive-steps', { steps: view.steps });
  return phrase(play, 'rest', seat, 'turn-action');
}

function phrase(play: TobagoPlay, what: string, seat: number, rule: string, more: Arguments = {}): Sentence {
  const map = play.view.sharing?.map;
  return {
    id: `tobago-say-${what}`,
    args: { player: play.named(seat), you: you(play.table, seat), ...(map ? { map: namedMap(map) } : {}), ...more },
    rule,
  };
}
