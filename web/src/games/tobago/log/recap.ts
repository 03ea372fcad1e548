/** What the strip of plies since a player's last turn shows: clues with what they leave, treasures, amulets, a curse. */
import type { TobagoChange, TobagoEffects } from '../../../generated/protocol';
import type { EmblemSpec } from '../../../messages/phrase';
import type { Recap } from '../../gamePage';
import type { TobagoPly } from '../play';
import type { TobagoLog } from './gameLog.svelte';

export function recap(ply: TobagoPly, { changes = [] }: TobagoEffects, log: TobagoLog): Recap | null {
  const emblem = emblemOf(ply, changes, log);
  if (!emblem) return null;
  const phrases = log.newest();
  // Of a drive what it won, of any other ply what it was.
  const phrase = phrases[emblem.kind === 'amulet' && ply.do === 'drive' ? phrases.length - 1 : 0];
  if (!phrase) return null;
  const narrowed = changes.find((change) => change.kind === 'narrowed');
  return {
    seat: ply.by === 'chance' ? null : ply.by,
    emblem,
    phrase,
    ...(narrowed && { numbers: `${narrowed.before} → ${narrowed.after}` }),
  };
}

function emblemOf(ply: TobagoPly, changes: TobagoChange[], log: TobagoLog): EmblemSpec | null {
  switch (ply.do) {
    case 'clue':
    case 'amulet_clue':
    case 'start_map':
      return { kind: 'clue', clue: ply.card };
    case 'raise':
      return { kind: 'map', map: ply.map };
    case 'take':
      return { kind: 'treasure', card: log.offered ?? '' };
    case 'reveal':
      return ply.card === 'curse' ? { kind: 'treasure', card: 'curse' } : null;
    case 'pay':
      return { kind: 'treasure', card: 'curse' };
    case 'drive':
      return changes.some(({ kind }) => kind === 'amulet') ? { kind: 'amulet' } : null;
    case 'amulet_remove':
    case 'amulet_double':
    case 'amulet_swap':
      return { kind: 'amulet' };
    default:
      return null;
  }
}
