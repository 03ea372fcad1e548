/** What the plies and views of La Tortuga say. */
import type { LaTortugaView } from '../../generated/protocol';
import type { LaTortugaPly } from './play';

export interface Die {
  value: number;
  /** A card was spent instead of throwing. */
  spent: boolean;
}

/** Return whether no egg card is left: the next one wins the beach. */
export function showsBeach({ egg, phase }: LaTortugaView): boolean {
  return egg === null && phase !== 'turn_up' && phase !== 'over';
}

/** Return a numeric argument of a ply. */
export function numberOf(ply: LaTortugaPly, argument: 'turtle' | 'value'): number {
  return Number(ply[argument]);
}
