/** The plies so far, with what each brought about. */
import type { Phrase } from '../../../messages/phrase';
import type { Facts, Ply, TableWords } from '../../../protocol/messages';
import type { GameLog } from '../../gamePage';
import { namedSeat, plyWithEffects } from '../wording';

interface Entry {
  ply: Ply;
  facts: Facts;
}

export class PlainLog implements GameLog {
  entries = $state.raw<Entry[]>([]);

  constructor(private readonly table: TableWords) {}

  add(ply: Ply, facts: Facts): Phrase[] {
    const entry = { ply, facts };
    this.entries = [...this.entries, entry];
    return [this.describePly(entry)];
  }

  /** Who did what. */
  describePly({ ply, facts }: Entry): Phrase {
    const what = plyWithEffects(ply, facts, this.table);
    if (ply.by === 'chance') return { id: 'plain-log-chance', args: { what } };
    return { id: 'plain-log', args: { player: namedSeat(this.table, ply.by), what } };
  }

  /** The plies since the last decision of these seats, that one included. */
  since(seats: readonly number[]): Entry[] {
    const own = this.entries.findLastIndex(({ ply }) => ply.by !== 'chance' && seats.includes(ply.by));
    return this.entries.slice(Math.max(own, 0));
  }
}
