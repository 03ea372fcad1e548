/** Choosing a card of the hand: it starts a map, waits for a map, or is only looked at. */
import type { TobagoPlay } from '../play';
import { clueOptions, NO_INTENT } from './intent';
import { tapOrPreview } from './tapPreview';

export function pickCard(play: TobagoPlay, card: string, event: Event): void {
  if (play.busy) return;
  const { stage, legal } = play;
  const { intent } = stage;
  const start = legal.find((ply) => ply.do === 'start_map' && ply.card === card);
  const options = clueOptions(legal);
  if (start) tapOrPreview(play, start, event);
  else if (intent.kind === 'clue' && intent.card === card) stage.intent = NO_INTENT;
  else if (options.action || options.power) {
    // An amulet that was just chosen for a clue applies to this card.
    const power =
      !options.action ||
      (intent.kind === 'amulet' && intent.power === 'amulet_clue') ||
      (intent.kind === 'clue' && intent.power);
    stage.intent = { kind: 'clue', card, power };
  } else stage.highlight = { clue: card };
}
