/** The result: the players by their coins, and the title with the margin. */
import type { TobagoPlayer } from '../../../generated/protocol';
import { list } from '../../../messages/messages.svelte';
import type { Phrase } from '../../../messages/phrase';
import { you } from '../../shared/you';
import type { TobagoPlay } from '../play';

export interface Place {
  seat: number;
  cards: number[];
  coins: number;
  /** Coins fewer than the winner's. */
  behind: number;
}

/** Return the players, the richest first. */
export function standing(players: readonly Pick<TobagoPlayer, 'cards' | 'coins'>[]): Place[] {
  const most = Math.max(...players.map(({ coins }) => coins ?? 0));
  return players
    .map(({ cards, coins }, seat) => ({ seat, cards: cards ?? [], coins: coins ?? 0, behind: most - (coins ?? 0) }))
    .sort((one, other) => other.coins - one.coins);
}

export function resultTitle(play: TobagoPlay): Phrase {
  const winners = play.outcome?.winners ?? [];
  const [first, second] = standing(play.view.players);
  const margin = second?.behind ?? 0;
  if (winners.length === 1 && first && margin > 0)
    return {
      id: 'tobago-won',
      args: { player: play.named(first.seat), you: you(play.table, first.seat), coins: margin },
    };
  return {
    id: 'play-won',
    args: { count: winners.length, winners: list(winners.map((seat) => play.named(seat).name)) },
  };
}
