/** The course of the game as plies and their facts tell it: one entry for each turtle's move. */
import type { GameLog } from '../../gamePage';
import type { Phrase } from '../../../messages/phrase';
import type { Facts, Ply, TableWords } from '../../../protocol/messages';
import { describePly } from './describePly';
import { numberOf, type Die } from '../view';

/** Where a move led, and the eggs it brought. */
export interface End {
  from: number;
  to: number;
  spaces: number;
  /** The turtle it landed on. */
  onto: number | null;
  /** The card taken: its eggs; the beach's 7. */
  egg: number | null;
}

/** What the server says about a ply of a move. */
interface Move {
  turtle: number;
  seat: number;
  decider: number;
  /** Those who go to the raft, or along on the back. */
  group: number[];
  end?: End | 'bust';
}

export interface Entry extends Omit<Move, 'end'> {
  number: number;
  dice: Die[];
  /** Where it went; null while it is under way, `bust` if it fell into the water. */
  end: End | 'bust' | null;
}

export class TortugaLog implements GameLog {
  entries = $state.raw<Entry[]>([]);

  constructor(private readonly table: TableWords) {}

  /** The dice of the move under way. */
  get dice(): Die[] {
    return this.#underWay?.dice ?? [];
  }

  add(ply: Ply, facts: Facts): Phrase[] {
    if (ply.do !== 'egg') this.#addToEntry(ply, facts as unknown as Move);
    return describePly(ply, this.entries.at(-1), this.table);
  }

  get #underWay(): Entry | null {
    const last = this.entries.at(-1);
    return last?.end === null ? last : null;
  }

  #addToEntry(ply: Ply, { end, ...move }: Move): void {
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
