/** The call for a hint. */
import { call } from '../protocol/http';
import type { Ply } from '../protocol/messages';

/** A ply worth considering: the chance to win, the score it leads to (unless cooperative), and reasons by message ids. */
export interface Hint {
  ply: Ply;
  win: number;
  score: number | null;
  reasons: { id: string; args: Record<string, unknown> }[];
}

export async function requestHint(table: string, tokens: string[], seq: number | null): Promise<Hint[]> {
  const { advice } = await call<{ advice: Hint[] }>('POST', `/api/tables/${encodeURIComponent(table)}/hint`, {
    tokens,
    seq,
  });
  return advice;
}
