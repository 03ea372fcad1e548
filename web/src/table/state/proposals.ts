/** What becomes of a proposal while the game goes on. */
import type { DeclinedProposal, TableInfo } from '../../generated/protocol';

/** Return the table after a ply: a proposal to undo has lapsed. */
export function withoutUndoProposal(table: TableInfo): TableInfo {
  return table.proposal?.what === 'undo' ? { ...table, proposal: null } : table;
}

/** Return the proposal that a player at another page has just declined. */
export function newlyDeclined(before: TableInfo | null, now: TableInfo): DeclinedProposal | null {
  const { declined, yours } = now;
  const answered = before?.proposal && !now.proposal && declined;
  return answered && !declined.seats.some((seat) => yours.includes(seat)) ? declined : null;
}
