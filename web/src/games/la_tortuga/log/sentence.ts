/** One sentence above the board: who decides what, and why. */
import type { Sentence } from '../../gamePage';
import { you } from '../../shared/you';
import { namedSeat, namedTurtle } from '../names';
import type { TortugaPlay } from '../play';

export function sentence(play: TortugaPlay): Sentence {
  const { view, table } = play;
  switch (view.phase) {
    case 'choose':
      return {
        id: 'la_tortuga-say-choose',
        args: { player: namedSeat(table, view.turn), you: you(table, view.turn) },
        rule: 'pairs-order',
      };
    case 'decide':
      return decision(play);
    case 'turn_up':
      return { id: 'la_tortuga-say-turn-up', rule: 'eggs-take' };
    case 'over': {
      const taker = view.players.findIndex((player) => player.beach);
      return {
        id: 'la_tortuga-say-over',
        args: { player: namedSeat(table, taker), you: you(table, taker) },
        rule: 'end-beach',
      };
    }
    default:
      return {
        id: 'la_tortuga-say-throw',
        args: { turtle: namedTurtle(table, view.moving ?? 0) },
        rule: 'move-first',
      };
  }
}

function decision({ view, table }: TortugaPlay): Sentence {
  const { total, decides } = view;
  const mover = view.turtles[view.moving ?? 0]?.owner ?? 0;
  const rider = decides ?? mover;
  const player = namedSeat(table, rider);
  if (rider === mover) {
    return {
      id: 'la_tortuga-say-decide',
      args: { player, total, you: you(table, mover) },
      rule: 'move-first',
    };
  }
  const whose = you(table, rider) === 'yes' ? 'rider' : you(table, mover) === 'yes' ? 'mover' : 'other';
  return {
    id: 'la_tortuga-say-decide-rider',
    args: { player, mover: namedSeat(table, mover), total, whose },
    rule: 'ride-decider',
  };
}
