/** The plies so far, with the effects of each. */
import type { Effects, Ply, TableInfo } from '../../../generated/protocol';
import type { Phrase } from '../../../messages/phrase';
import type { GameLog } from '../../gamePage';
import { namedSeat, plyWithEffects } from '../wording';

interface Entry {
  ply: Ply;
  effects: Effects;
}

export class PlainLog implements GameLog {
  entries = $state.raw<Entry[]>([]);

  constructor(private readonly table: TableInfo) {}

  add(ply: Ply, effects: Effects): Phrase[] {
    const entry = { ply, effects };
    this.entries = [...this.entries, entry];
    return [this.describePly(entry)];
  }

  /** Return who did what. */
  describePly({ ply, effects }: Entry): Phrase {
    const what = plyWithEffects(ply, effects, this.table);
    if (ply.by === 'chance') return { id: 'plain-log-chance', args: { what } };
    return { id: 'plain-log', args: { player: namedSeat(this.table, ply.by), what } };
  }

  /** Return the plies since the last decision of these seats, that one included. */
  since(seats: readonly number[]): Entry[] {
    const own = this.entries.findLastIndex(({ ply }) => ply.by !== 'chance' && seats.includes(ply.by));
    return this.entries.slice(Math.max(own, 0));
  }
}
