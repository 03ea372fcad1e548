/** Why the winner won, when eggs alone do not decide. */
import type { LaTortugaPlayer } from '../../../generated/protocol';

/** `cards`: equal eggs, more cards won; `shared`: equal cards too. */
export function tieBreak(players: LaTortugaPlayer[], winners: number[]): 'cards' | 'shared' | null {
  if (winners.length > 1) return 'shared';
  const best = Math.max(...players.map((player) => player.eggs));
  return players.filter((player) => player.eggs === best).length > 1 ? 'cards' : null;
}
