/** The end of the game on the board: all coins are counted. */
import { easeOut, pause, type Scene } from '../../shared/scene';
import { standing } from '../log/result';
import { motion, type Shown } from './motion';

/** Milliseconds. */
const COUNTED = 1900;
const READ = 700;

export function ending(shown: Shown): Scene[] {
  if (!shown.outcome) return [];
  const { yours } = shown.log.table;
  const lost = yours.length > 0 && !shown.outcome.winners.some((seat) => yours.includes(seat));
  const players = standing(shown.after.players).sort((one, other) => one.seat - other.seat);
  return [
    motion(shown, COUNTED, (progress) => ({ ending: { players, progress: easeOut(progress) } }), 'coin'),
    { ...pause(READ), sound: lost ? 'loss' : 'win' },
  ];
}
