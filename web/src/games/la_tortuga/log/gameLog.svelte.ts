/** The log of a game: one entry for each move of a turtle. */
import type { LaTortugaEffects, LaTortugaJourney, TableInfo } from '../../../generated/protocol';
import type { Phrase } from '../../../messages/phrase';
import type { GameLog } from '../../gamePage';
import { type Die, numberOf } from '../lookup';
import type { LaTortugaPly } from '../play';
import { describePly } from './describePly';

/** The effects of a ply that belongs to a move. */
type Move = Required<Omit<LaTortugaEffects, 'end'>> & Pick<LaTortugaEffects, 'end'>;

export interface Entry extends Omit<Move, 'end'> {
  number: number;
  dice: Die[];
  /** Where it ended; null while it is under way, `bust` if it fell into the water. */
  end: LaTortugaJourney | 'bust' | null;
}

export class TortugaLog implements GameLog {
  entries = $state.raw<Entry[]>([]);

  constructor(readonly table: TableInfo) {}

  /** The dice of the move under way. */
  get dice(): Die[] {
    return this.#underWay?.dice ?? [];
  }

  add(ply: LaTortugaPly, effects: LaTortugaEffects): Phrase[] {
    if (ply.do !== 'egg') this.#addToEntry(ply, effects as Move);
    return describePly(ply, this.entries.at(-1), this.table);
  }

  get #underWay(): Entry | null {
    const last = this.entries.at(-1);
    return last?.end === null ? last : null;
  }

  #addToEntry(ply: LaTortugaPly, { end, ...move }: Move): void {
    const before = this.#underWay;
    const thrown = ply.do === 'die' || ply.do === 'spend';
    const die: Die = { value: numberOf(ply, 'value'), spent: ply.do === 'spend' };
    const entry: Entry = {
      ...move,
      number: before?.number ?? this.entries.length,
      dice: [...(before?.dice ?? []), ...(thrown ? [die] : [])],
      end: end ?? null,
    };
    this.entries = [...(before ? this.entries.slice(0, -1) : this.entries), entry];
  }
}

export function sumOf(dice: Die[]): number {
  return dice.reduce((total, die) => total + die.value, 0);
}
