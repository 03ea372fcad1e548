/** The calls of replays and branches. */
import type { BranchRequest, ChancePlies, HeldSeats, ImportedTables } from '../generated/protocol';
import { call } from '../protocol/http';

/** Play on from a moment of a game at a new table. */
export function branchTable(table: string, branch: BranchRequest): Promise<HeldSeats> {
  return call<'POST /api/tables/{table}/branches'>('POST', `/api/tables/${encodeURIComponent(table)}/branches`, branch);
}

/** Return the possible outcomes of plies of chance, from the n-th on. */
export function getChances(table: string, first: number): Promise<ChancePlies> {
  return call<'GET /api/tables/{table}/chances'>(
    'GET',
    `/api/tables/${encodeURIComponent(table)}/chances?from=${first}`,
  );
}

/** Return the tables that replay the games of a transcript. */
export function importTranscript(file: Blob): Promise<ImportedTables> {
  return call<'POST /api/transcripts'>('POST', '/api/transcripts', file);
}
