/** The calls for looking at games again. */
import { call } from '../protocol/http';
import type { Branch, Chance, HeldSeat } from '../protocol/messages';

/** Go on from a moment of a game at a new table. */
export function branchTable(table: string, branch: Branch): Promise<{ table: string; seats: HeldSeat[] }> {
  return call('POST', `/api/tables/${encodeURIComponent(table)}/branches`, branch);
}

/** What could have happened at plies of chance, from the n-th on. */
export function getChances(table: string, first: number): Promise<{ chances: Chance[]; total: number }> {
  return call('GET', `/api/tables/${encodeURIComponent(table)}/chances?from=${first}`);
}

/** Tables at which the games of a transcript can be looked at. */
export function importTranscript(file: Blob): Promise<{ tables: string[] }> {
  return call('POST', '/api/transcripts', file);
}
