/** The course of the game as the plies tell it: one entry a ply, under the turn it belongs to. */
import type { Memory } from '../game';
import type { Phrase } from '../../messages/phrase';
import type { Ply, TableWords } from '../../protocol/words';
import { tell } from './tell';
import {
  DRAWS,
  RATES,
  STARTS,
  START_TICK,
  target,
  treasureOf,
  type IslandSetup,
  type Role,
  type TileState,
  type Treasure,
} from './view';

export interface Entry {
  ply: Ply;
  /** What a flood card did to its tile. */
  state?: TileState;
  /** The tick of the meter after a Waters Rise! */
  meter?: number;
  treasure?: Treasure | null;
}

export interface Turn {
  number: number;
  seat: number;
  entries: Entry[];
}

export class Chronicle implements Memory {
  turns = $state.raw<Turn[]>([]);
  readonly roles: Role[];
  #states: Map<string, TileState>;
  #at: string[];
  #meter: number;
  #draws = DRAWS;
  #floods = 0;
  /** Nothing is left of the turn but pawns in the water. */
  #done = false;

  constructor(
    setup: IslandSetup,
    private readonly table: TableWords,
  ) {
    this.roles = setup.roles;
    this.#states = new Map(setup.tiles.map((tile) => [tile, setup.flooded.includes(tile) ? 'flooded' : 'dry']));
    this.#at = setup.roles.map((role) => STARTS[role]);
    this.#meter = START_TICK[String(table.options.level ?? 'novice')] ?? 1;
    this.turns = [{ number: 1, seat: setup.first, entries: [] }];
  }

  add(ply: Ply): Phrase[] {
    if (this.#done && !this.#at.some((tile) => this.#states.get(tile) === 'sunk')) this.#nextTurn();
    const entry = this.#note(ply);
    const turn = this.turns.at(-1);
    if (turn) this.turns = [...this.turns.slice(0, -1), { ...turn, entries: [...turn.entries, entry] }];
    return tell(entry, this.table, this.roles);
  }

  /** Keep up with the position as far as the log needs it. */
  #note(ply: Ply): Entry {
    const tile = target(ply) ?? '';
    switch (ply.do) {
      case 'flood':
        return { ply, state: this.#flood(tile) };
      case 'draw':
        return this.#draw(ply);
      case 'capture':
        return { ply, treasure: treasureOf(this.#at[Number(ply.by)] ?? '') };
      case 'shore_up':
      case 'sandbag':
        this.#states.set(tile, 'dry');
        return { ply };
      default:
        this.#travel(ply, tile);
        return { ply };
    }
  }

  #travel(ply: Ply, to: string): void {
    if (!to) return;
    const seats = ply.do === 'lift' ? (ply.seats as number[]) : [Number(ply.do === 'navigate' ? ply.seat : ply.by)];
    for (const seat of seats) this.#at[seat] = to;
  }

  #draw(ply: Ply): Entry {
    const rises = ply.card === 'waters_rise';
    if (rises) this.#meter += 1;
    this.#draws -= 1;
    if (this.#draws === 0) this.#floods = RATES[this.#meter - 1] ?? 0;
    return rises ? { ply, meter: this.#meter } : { ply };
  }

  #flood(tile: string): TileState {
    const state = this.#states.get(tile) === 'dry' ? 'flooded' : 'sunk';
    this.#states.set(tile, state);
    this.#floods -= 1;
    this.#done = this.#floods === 0;
    return state;
  }

  #nextTurn(): void {
    const last = this.turns.at(-1);
    if (!last) return;
    this.#done = false;
    this.#draws = DRAWS;
    this.turns = [...this.turns, { number: last.number + 1, seat: (last.seat + 1) % this.table.players, entries: [] }];
  }
}
