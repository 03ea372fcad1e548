/** The seats for which a player wants to be called. */
import type { ListedSeat, PlayerTable } from '../generated/protocol';
import { isFinished } from '../player/playerTables';

/** What one request may have. */
export const MOST_SEATS = 50;

/** Return the seats of games that are not known to be over, the given table's first. */
export function currentSeats(seats: ListedSeat[], known: PlayerTable[], first?: string): ListedSeat[] {
  const over = new Set(known.filter(isFinished).map(({ table }) => table));
  const current = seats.filter(({ table }) => table === first || !over.has(table));
  const isFirst = ({ table }: ListedSeat) => Number(table === first);
  return current.sort((one, other) => isFirst(other) - isFirst(one)).slice(0, MOST_SEATS);
}
