/** What becomes of a proposal while the table goes on. */
import type { Declined, TableWords } from '../../protocol/messages';

/** Somebody played on: a wish to take back has lapsed. */
export function withoutUndoProposal(table: TableWords): TableWords {
  return table.proposal?.what === 'undo' ? { ...table, proposal: null } : table;
}

/** Somebody at another page has just said no to what waited for an answer. */
export function newlyDeclined(before: TableWords | null, now: TableWords): Declined | null {
  const { declined, yours } = now;
  const answered = before?.proposal && !now.proposal && declined;
  return answered && !declined.seats.some((seat) => yours.includes(seat)) ? declined : null;
}
