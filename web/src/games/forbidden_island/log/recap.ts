/** The plies that are worth a picture in the strip of what happened since the last own turn. */
import type { ForbiddenIslandEffects } from '../../../generated/protocol';
import type { EmblemSpec } from '../../../messages/phrase';
import type { Recap } from '../../gamePage';
import { namedCard, namedTile } from '../names';
import type { ForbiddenIslandPly } from '../play';
import type { IslandLog } from './gameLog.svelte';

export function recap(ply: ForbiddenIslandPly, effects: ForbiddenIslandEffects, log: IslandLog): Recap | null {
  const emblem = emblemOf(ply, effects);
  const [phrase] = emblem ? log.describe(ply, effects) : [];
  return emblem && phrase ? { seat: ply.by === 'chance' ? null : ply.by, emblem, phrase } : null;
}

/** Return the emblem of what a ply is about, if it is important. */
function emblemOf(ply: ForbiddenIslandPly, effects: ForbiddenIslandEffects): EmblemSpec | undefined {
  switch (ply.do) {
    case 'capture':
      return effects.treasure && namedCard(effects.treasure).emblem;
    case 'flood':
      return effects.state === 'sunk' ? namedTile(ply.tile).emblem : undefined;
    case 'draw':
      return ply.card === 'waters_rise' ? namedCard(ply.card).emblem : undefined;
    case 'give':
      return namedCard(ply.card).emblem;
    case 'sandbag':
      return namedTile(ply.tile).emblem;
    case 'lift':
    case 'lift_off':
      return namedCard('helicopter_lift').emblem;
    default:
      return undefined;
  }
}
