/** The log of a game: one entry per ply, under the turn it belongs to. */
import type {
  ForbiddenIslandEffects,
  ForbiddenIslandRole,
  ForbiddenIslandSetup,
  ForbiddenIslandTreasure,
  TableInfo,
} from '../../../generated/protocol';
import type { Phrase } from '../../../messages/phrase';
import type { GameLog } from '../../gamePage';
import type { ForbiddenIslandPly } from '../play';
import { describePly } from './describePly';

export interface Entry extends Omit<ForbiddenIslandEffects, 'turn'> {
  ply: ForbiddenIslandPly;
}

export interface Turn {
  number: number;
  seat: number;
  entries: Entry[];
}

export class IslandLog implements GameLog {
  turns = $state.raw<Turn[]>([]);
  /** Who captured each treasure. */
  owners = $state.raw<Partial<Record<ForbiddenIslandTreasure, number>>>({});
  readonly roles: ForbiddenIslandRole[];

  constructor(
    setup: ForbiddenIslandSetup,
    private readonly table: TableInfo,
  ) {
    this.roles = setup.roles;
    this.turns = [{ number: 1, seat: setup.first, entries: [] }];
  }

  add(ply: ForbiddenIslandPly, effects: ForbiddenIslandEffects): Phrase[] {
    const { turn: seat, ...changes } = effects;
    const entry = { ply, ...changes };
    if (changes.treasure) this.owners = { ...this.owners, [changes.treasure]: Number(ply.by) };
    const last = this.turns.at(-1) as Turn;
    this.turns =
      last.seat === seat
        ? [...this.turns.slice(0, -1), { ...last, entries: [...last.entries, entry] }]
        : [...this.turns, { number: last.number + 1, seat, entries: [entry] }];
    return describePly(entry, this.table, this.roles);
  }

  /** Return the phrases of a ply. */
  describe(ply: ForbiddenIslandPly, { turn: _, ...changes }: ForbiddenIslandEffects): Phrase[] {
    return describePly({ ply, ...changes }, this.table, this.roles);
  }
}
