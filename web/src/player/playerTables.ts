/** The order of the player's tables. */
import type { PlayerTable } from '../generated/protocol';

export interface SortedTables {
  /** Those where it is the player's turn come first, the one that waits longest before the others. */
  current: PlayerTable[];
  /** The newest first. */
  finished: PlayerTable[];
}

export function isFinished({ status }: PlayerTable): boolean {
  return status === 'over' || status === 'abandoned';
}

/** Other people wait for the player; bots do not mind. */
function isWithPeople({ seats, yours }: PlayerTable): boolean {
  return seats.some((seat, index) => seat.kind === 'human' && !yours.includes(index));
}

export function sortTables(tables: PlayerTable[]): SortedTables {
  const rank = (table: PlayerTable) =>
    table.your_turn ? (isWithPeople(table) ? 0 : 1) : table.status === 'playing' ? 2 : 3;
  return {
    current: tables
      .filter((table) => !isFinished(table))
      .sort((one, other) => rank(one) - rank(other) || other.since - one.since),
    finished: tables.filter(isFinished).sort((one, other) => (other.finished_at ?? 0) - (one.finished_at ?? 0)),
  };
}

/** Return the next table where it is the player's turn, after the one on screen. */
export function nextTable(tables: PlayerTable[], onScreen: string | null): PlayerTable | null {
  return sortTables(tables).current.find((table) => table.your_turn && table.table !== onScreen) ?? null;
}
