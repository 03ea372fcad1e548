/** La Tortuga's view, as in docs/contribute/protocol.md. */
import type { Ply } from '../../protocol/messages';

export const RAFT = 0;
export const BEACH = 21;
export const SPACES = 21;
export const LIMIT = 7;
export const MOST_DICE = 3;
export const SIDES = 6;
export const BEACH_EGGS = 7;

export interface Turtle {
  owner: number;
  at: number;
  on: number | null;
}

export interface Belongings {
  eggs: number;
  cards: number[];
  counted: number;
  beach: boolean;
}

export interface TortugaView {
  phase: 'choose' | 'die' | 'decide' | 'turn_up' | 'over';
  turn: number;
  decides: number | null;
  moving: number | null;
  waiting: number | null;
  thrown: number;
  total: number;
  spent: boolean;
  egg: number | null;
  deck: number;
  unseen: Record<string, number>;
  turtles: Turtle[];
  players: Belongings[];
}

export interface Die {
  value: number;
  /** A card was spent instead of throwing. */
  spent: boolean;
}

/** Return whether no egg card is left: the next one wins the beach. */
export function showsBeach({ egg, phase }: TortugaView): boolean {
  return egg === null && phase !== 'turn_up' && phase !== 'over';
}

/** Return a numeric argument of a ply. */
export function numberOf(ply: Ply, argument: 'turtle' | 'value'): number {
  return Number(ply[argument]);
}
