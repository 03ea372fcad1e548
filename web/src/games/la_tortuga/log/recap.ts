/** The moves worth a picture in the strip of plies since a player's last turn. */
import type { LaTortugaEffects } from '../../../generated/protocol';
import type { Recap } from '../../gamePage';
import { namedTurtle } from '../names';
import { describeEnd } from './describePly';
import type { TortugaLog } from './gameLog.svelte';

/** Return a bust, a climb onto another turtle, or eggs that were taken. */
export function recap({ end }: LaTortugaEffects, { entries, table }: TortugaLog): Recap | null {
  const entry = entries.at(-1);
  if (!entry || end === undefined) return null;
  const [move, taking] = describeEnd(entry, table);
  if (taking && end !== 'bust') {
    return { seat: entry.decider, emblem: { kind: 'egg', value: end.egg }, phrase: taking };
  }
  const important = end === 'bust' || end.onto !== null;
  return important && move ? { seat: entry.seat, emblem: namedTurtle(table, entry.turtle).emblem, phrase: move } : null;
}
