/** The course of the game as plies and their facts tell it: one entry a ply, under the turn it belongs to. */
import type { GameLog } from '../../gamePage';
import type { Phrase } from '../../../messages/phrase';
import type { Facts, Ply, TableWords } from '../../../protocol/messages';
import { describePly } from './describePly';
import type { IslandSetup, Role, TileState, Treasure } from '../view';

/** What the server says about a ply. */
interface PlyEffects {
  /** In whose turn it was. */
  turn: number;
  /** What a flood card did to its tile. */
  state?: TileState;
  /** The tick of the meter after a Waters Rise! */
  meter?: number;
  treasure?: Treasure;
}

export interface Entry extends Omit<PlyEffects, 'turn'> {
  ply: Ply;
}

export interface Turn {
  number: number;
  seat: number;
  entries: Entry[];
}

export class IslandLog implements GameLog {
  turns = $state.raw<Turn[]>([]);
  readonly roles: Role[];

  constructor(
    setup: IslandSetup,
    private readonly table: TableWords,
  ) {
    this.roles = setup.roles;
    this.turns = [{ number: 1, seat: setup.first, entries: [] }];
  }

  add(ply: Ply, facts: Facts): Phrase[] {
    const { turn: seat, ...effects } = facts as unknown as PlyEffects;
    const entry = { ply, ...effects };
    const last = this.turns.at(-1) as Turn;
    this.turns =
      last.seat === seat
        ? [...this.turns.slice(0, -1), { ...last, entries: [...last.entries, entry] }]
        : [...this.turns, { number: last.number + 1, seat, entries: [entry] }];
    return describePly(entry, this.table, this.roles);
  }
}
