/** The call for a hint. */
import type { Hint } from '../generated/protocol';
import { call } from '../protocol/http';

export async function requestHint(table: string, tokens: string[], seq: number): Promise<Hint[]> {
  const { advice } = await call<'POST /api/tables/{table}/hint'>(
    'POST',
    `/api/tables/${encodeURIComponent(table)}/hint`,
    { tokens, seq },
  );
  return advice;
}
