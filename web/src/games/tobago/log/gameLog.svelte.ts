/** The log of a game: one entry per ply, under the turn it belongs to. */
import type {
  TableInfo,
  TobagoChange,
  TobagoEffects,
  TobagoMapName,
  TobagoTerrain,
  TobagoView,
} from '../../../generated/protocol';
import type { Phrase } from '../../../messages/phrase';
import type { GameLog } from '../../gamePage';
import { spaceOf } from '../lookup';
import type { TobagoPly } from '../play';
import { describePly } from './describePly';

export interface Entry {
  ply: TobagoPly;
  /** The terrain it led to. */
  terrain?: TobagoTerrain | undefined;
  /** Where the vehicle that it moved was. */
  from?: string | undefined;
  /** The map whose treasure is being shared, or that starts again. */
  map: TobagoMapName | null;
  /** The treasure card on offer. */
  card: string | null;
  /** What else it changed, as far as all players saw it. */
  changes: TobagoChange[];
}

export interface Turn {
  number: number;
  /** The seat whose turn it is; null while the vehicles are placed. */
  seat: number | null;
  entries: Entry[];
}

/** Plies of the player whose turn it is. */
const OF_THE_TURN = /^(clue|drive|exchange|raise|end_turn|amulet_\w+)$/;

export class TobagoLog implements GameLog {
  turns = $state.raw<Turn[]>([{ number: 0, seat: null, entries: [] }]);
  #map: TobagoMapName | null = null;
  #card: string | null = null;
  readonly #vehicles = new Map<number, string>();
  readonly #spaces: Record<string, TobagoTerrain>;

  constructor(
    readonly table: TableInfo,
    view: TobagoView,
  ) {
    this.#spaces = view.spaces;
  }

  add(ply: TobagoPly, effects: TobagoEffects): Phrase[] {
    this.#turnTo(ply);
    this.#noteSharing(ply);
    const entry = this.#entry(ply, effects.changes ?? []);
    const space = spaceOf(ply);
    if (space && /place|drive/.test(ply.do)) this.#vehicles.set(Number(ply.by), space);
    const turn = this.turns.at(-1) as Turn;
    this.turns = [...this.turns.slice(0, -1), { ...turn, entries: [...turn.entries, entry] }];
    return describePly(entry, this.table);
  }

  /** The treasure card that was offered last. */
  get offered(): string | null {
    return this.#card;
  }

  /** Return the phrases of the ply that was added last. */
  newest(): Phrase[] {
    const entry = this.turns.at(-1)?.entries.at(-1);
    return entry ? describePly(entry, this.table) : [];
  }

  /** Return the phrases of a ply that is just being shown. */
  describe(ply: TobagoPly): Phrase[] {
    return describePly(this.#entry(ply, []), this.table);
  }

  #entry(ply: TobagoPly, changes: TobagoChange[]): Entry {
    return {
      ply,
      terrain: this.#spaces[spaceOf(ply) ?? ''],
      from: this.#vehicles.get(Number(ply.by)),
      map: this.#map,
      card: this.#card,
      changes,
    };
  }

  /** Begin a turn if the ply does; a turn may end by itself, so the next player's first ply shows it. */
  #turnTo(ply: TobagoPly): void {
    if (!OF_THE_TURN.test(ply.do)) return;
    const last = this.turns.at(-1) as Turn;
    if (ply.by !== last.seat) {
      this.turns = [...this.turns, { number: last.number + 1, seat: Number(ply.by), entries: [] }];
    }
  }

  #noteSharing(ply: TobagoPly): void {
    if (ply.do === 'raise') this.#map = ply.map;
    if (ply.do === 'raise' || ply.do === 'reveal') this.#card = null;
    if (ply.do === 'reveal') this.#card = ply.card;
  }
}
