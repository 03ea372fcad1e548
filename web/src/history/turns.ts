/** Counts the turns of a game: its plies with those of dice and cards are too many to mean anything. */
import type { Ply } from '../generated/protocol';

/** Return how many turns were begun up to a moment: each goes on until another seat decides. */
export function turnAt(plies: readonly Ply[], moment: number): number {
  const seats = plies.slice(0, moment).flatMap(({ by }) => (by === 'chance' ? [] : [by]));
  return seats.filter((seat, index) => seat !== seats[index - 1]).length;
}
