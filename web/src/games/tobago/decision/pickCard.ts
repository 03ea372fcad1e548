/** Taking a card of the hand: it starts a map, waits for a map to go to, or is only looked at. */
import { tapped } from './tapPreview';
import type { TobagoPlay } from '../play';
import { clueWays, NO_WISH } from './intent';

export function pick(play: TobagoPlay, card: string, event: Event): void {
  if (play.busy) return;
  const { stage, legal } = play;
  const { wish } = stage;
  const start = legal.find((ply) => ply.do === 'start_map' && ply.card === card);
  const ways = clueWays(legal);
  if (start) tapped(play, start, event);
  else if (wish.kind === 'clue' && wish.card === card) stage.wish = NO_WISH;
  else if (ways.action || ways.power) {
    // Whoever has just chosen an amulet for it means it so.
    const power = !ways.action || (wish.kind === 'amulet' && wish.power === 'amulet_clue') || (wish.kind === 'clue' && wish.power);
    stage.wish = { kind: 'clue', card, power };
  } else stage.glance = { clue: card };
}
