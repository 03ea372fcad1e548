/** The phrases that describe each ply, for the log and for screen readers. */
import type { TableInfo, TobagoChange } from '../../../generated/protocol';
import type { Arguments, Phrase } from '../../../messages/phrase';
import { you } from '../../shared/you';
import { namedAmulet, namedClue, namedMap, namedSeat, namedTerrain, namedTreasure } from '../names';
import type { Entry } from './gameLog.svelte';

export function describePly(entry: Entry, table: TableInfo): Phrase[] {
  // How many sites a clue leaves is seen at its map.
  const changes = entry.changes.filter(({ kind }) => kind !== 'narrowed');
  return [...describeOwnEffect(entry, table), ...changes.map((change) => describeChange(change, table))];
}

function describeOwnEffect({ ply, terrain, map, card }: Entry, table: TableInfo): Phrase[] {
  const seat = Number(ply.by === 'chance' ? ply.seat : ply.by);
  const args: Arguments = { amulet: namedAmulet() };
  if (seat >= 0) Object.assign(args, { player: namedSeat(table, seat), you: you(table, seat) });
  if (terrain) args['terrain'] = namedTerrain(terrain);
  const shared = ply.map ?? map;
  if (shared) args['map'] = namedMap(String(shared));
  const phrase = (what: string): Phrase[] => [{ id: `tobago-tell-${what}`, args }];
  switch (ply.do) {
    case 'draw_clue':
      if (ply.card === null) return [];
      args['clue'] = namedClue(ply.card);
      return phrase('draw');
    case 'peek':
      if (ply.card === null) return [];
      args['card'] = namedTreasure(ply.card);
      return phrase('peek');
    case 'reveal':
      args['card'] = namedTreasure(ply.card);
      return phrase(ply.card === 'curse' ? 'curse' : 'reveal');
    case 'take':
      args['card'] = namedTreasure(card ?? '');
      return phrase('take');
    case 'pay':
      return phrase(`pay-${ply.with}`);
    default:
      if (ply.card) args['clue'] = namedClue(ply.card);
      return phrase(ply.do);
  }
}

function describeChange(change: TobagoChange, table: TableInfo): Phrase {
  const args: Arguments = { amulet: namedAmulet() };
  if ('seat' in change) Object.assign(args, { player: namedSeat(table, change.seat), you: you(table, change.seat) });
  if ('map' in change) args['map'] = namedMap(change.map);
  if ('count' in change) args['count'] = change.count;
  return { id: `tobago-change-${change.kind}`, args };
}
