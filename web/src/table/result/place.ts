/** A seat's place in a finished game, and by how much. */
import type { Outcome } from '../../generated/protocol';

export interface Place {
  place: number;
  players: number;
  /** Points ahead of the next, or behind the winner; 0: as many. */
  margin: number;
}

export function placeOf({ scores, winners }: Outcome, seat: number): Place {
  const own = scores[seat] ?? 0;
  const won = winners.includes(seat);
  const others = scores.filter((_, other) => (won ? !winners.includes(other) : winners.includes(other)));
  const nearest = others.length > 0 ? Math.max(...others) : own;
  const better = scores.filter((score, other) => other !== seat && (score > own || winners.includes(other))).length;
  return { place: won ? 1 : better + 1, players: scores.length, margin: Math.abs(own - nearest) };
}
