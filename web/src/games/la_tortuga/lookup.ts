/** What the plies of La Tortuga say. */
import type { LaTortugaPly } from './play';

export interface Die {
  value: number;
  /** A card was spent instead of throwing. */
  spent: boolean;
}

/** Return a numeric argument of a ply. */
export function numberOf(ply: LaTortugaPly, argument: 'turtle' | 'value'): number {
  return Number(ply[argument]);
}
