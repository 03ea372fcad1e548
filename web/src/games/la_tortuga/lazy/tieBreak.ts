/** Why the winner won, when eggs alone do not decide. */
import type { Belongings } from '../view';

/** `cards`: equal eggs, more cards won; `shared`: equal cards too. */
export function tieBreak(players: Belongings[], winners: number[]): 'cards' | 'shared' | null {
  if (winners.length > 1) return 'shared';
  const best = Math.max(...players.map((player) => player.eggs));
  return players.filter((player) => player.eggs === best).length > 1 ? 'cards' : null;
}
