/** The phrases that describe each ply, for the log and for screen readers. */
import { RATES, SKULL } from '../../../generated/forbidden_island';
import type { ForbiddenIslandRole, TableInfo } from '../../../generated/protocol';
import { list } from '../../../messages/messages.svelte';
import type { Arguments, Phrase } from '../../../messages/phrase';
import { you } from '../../shared/you';
import { target } from '../lookup';
import { namedCard, namedSeat, namedTile } from '../names';
import type { Entry } from './gameLog.svelte';

export function describePly(entry: Entry, table: TableInfo, roles: ForbiddenIslandRole[]): Phrase[] {
  const { ply } = entry;
  const seat = (number: unknown) => namedSeat(table, Number(number), { roles });
  const tile = target(ply);
  const args: Arguments = tile ? { tile: namedTile(tile) } : {};
  if (ply.by !== 'chance') Object.assign(args, { player: seat(ply.by), you: you(table, ply.by) });
  const phrase = (what: string, more: Arguments = {}): Phrase[] => [
    { id: `forbidden_island-tell-${what}`, args: { ...args, ...more } },
  ];
  switch (ply.do) {
    case 'end_actions':
    case 'proceed':
      return [];
    case 'navigate':
      return phrase('navigate', { pawn: seat(ply.seat) });
    case 'give':
      return phrase('give', { card: namedCard(ply.card), receiver: seat(ply.to) });
    case 'capture':
      return phrase('capture', { treasure: namedCard(entry.treasure ?? '') });
    case 'discard':
      return phrase('discard', { card: namedCard(ply.card) });
    case 'lift':
      return phrase('lift', { pawns: list(ply.seats.map((each) => seat(each).name)) });
    case 'draw':
      return entry.meter === undefined ? phrase('draw', { card: namedCard(ply.card) }) : describeRise(entry.meter);
    case 'flood':
      return phrase(entry.state === 'sunk' ? 'sink' : 'flood');
    default:
      return phrase(ply.do);
  }
}

function describeRise(meter: number): Phrase[] {
  const card = namedCard('waters_rise');
  return meter >= SKULL
    ? [{ id: 'forbidden_island-tell-skull', args: { card } }]
    : [{ id: 'forbidden_island-tell-rise', args: { card, rate: RATES[meter - 1] ?? 0 } }];
}
