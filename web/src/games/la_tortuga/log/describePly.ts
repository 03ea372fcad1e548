/** The phrases that describe each ply, for screen readers. */
import { BEACH_EGGS } from '../../../generated/la_tortuga';
import type { TableInfo } from '../../../generated/protocol';
import type { Phrase } from '../../../messages/phrase';
import { you } from '../../shared/you';
import { numberOf } from '../lookup';
import { namedEgg, namedSeat, namedTurtle } from '../names';
import type { LaTortugaPly } from '../play';
import type { Entry } from './gameLog.svelte';

export function describePly(ply: LaTortugaPly, entry: Entry | undefined, table: TableInfo): Phrase[] {
  if (ply.do === 'egg') {
    return [{ id: 'la_tortuga-tell-egg', args: { egg: namedEgg(numberOf(ply, 'value')) } }];
  }
  return entry ? [...describeAction(ply, entry, table), ...describeEnd(entry, table)] : [];
}

function describeAction(ply: LaTortugaPly, entry: Entry, table: TableInfo): Phrase[] {
  const by = ply.by === 'chance' ? entry.seat : ply.by;
  const who = { player: namedSeat(table, by), you: you(table, by) };
  switch (ply.do) {
    case 'turtle':
      return [{ id: 'la_tortuga-tell-turtle', args: { ...who, turtle: namedTurtle(table, entry.turtle) } }];
    case 'die':
      return [
        {
          id: 'la_tortuga-tell-die',
          args: { turtle: namedTurtle(table, entry.turtle), value: numberOf(ply, 'value') },
        },
      ];
    case 'spend':
      return [{ id: 'la_tortuga-tell-spend', args: { ...who, egg: namedEgg(numberOf(ply, 'value')) } }];
    case 'roll':
      return [{ id: 'la_tortuga-tell-roll', args: who }];
    default:
      return [{ id: 'la_tortuga-tell-stop', args: who }];
  }
}

/** Return how a move ended, and what was taken, if anything; nothing while it is under way. */
export function describeEnd(entry: Entry, table: TableInfo): Phrase[] {
  const turtle = namedTurtle(table, entry.turtle);
  const riders = entry.group.length - 1;
  if (entry.end === null) return [];
  if (entry.end === 'bust') return [{ id: 'la_tortuga-tell-bust', args: { turtle, riders } }];
  const { spaces, to, onto, egg } = entry.end;
  const move = { turtle, riders, spaces, to };
  const phrases: Phrase[] = [
    onto === null
      ? { id: 'la_tortuga-tell-move', args: move }
      : { id: 'la_tortuga-tell-move-onto', args: { ...move, onto: namedTurtle(table, onto) } },
  ];
  return egg === null ? phrases : [...phrases, describeTaking(egg, entry.decider, table)];
}

function describeTaking(egg: number, seat: number, table: TableInfo): Phrase {
  const who = { player: namedSeat(table, seat), you: you(table, seat) };
  return egg === BEACH_EGGS
    ? { id: 'la_tortuga-tell-beach', args: who }
    : { id: 'la_tortuga-tell-take', args: { ...who, egg: namedEgg(egg) } };
}
