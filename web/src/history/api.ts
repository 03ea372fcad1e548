/** The calls of replays and branches. */
import { call } from '../protocol/http';
import type { Branch, Chance, HeldSeat } from '../protocol/messages';

/** Play on from a moment of a game at a new table. */
export function branchTable(table: string, branch: Branch): Promise<{ table: string; seats: HeldSeat[] }> {
  return call('POST', `/api/tables/${encodeURIComponent(table)}/branches`, branch);
}

/** Return the possible outcomes of plies of chance, from the n-th on. */
export function getChances(table: string, first: number): Promise<{ chances: Chance[]; total: number }> {
  return call('GET', `/api/tables/${encodeURIComponent(table)}/chances?from=${first}`);
}

/** Return the tables that replay the games of a transcript. */
export function importTranscript(file: Blob): Promise<{ tables: string[] }> {
  return call('POST', '/api/transcripts', file);
}
