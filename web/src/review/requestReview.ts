/** The calls for the review of a finished game. */
import { call } from '../protocol/http';
import type { Ply } from '../protocol/messages';

/** Every seat's share of the win at a moment; one share in a cooperative game. */
export interface CurvePoint {
  moment: number;
  shares: number[];
}

export interface Mistake {
  /** The moment of the decision. */
  moment: number;
  seat: number;
  ply: Ply;
  win: number;
  better: { ply: Ply; win: number; reasons: { id: string; args: Record<string, unknown> }[] };
}

export interface Review {
  curve: CurvePoint[];
  mistakes: Mistake[];
}

export type Progress =
  | { state: 'waiting'; before: number }
  | { state: 'compiling' | 'working'; done: number; total: number }
  | { state: 'ready'; review: Review };

/** Milliseconds between two requests for the progress. */
const PAUSE = 700;

/** Return the review of a game, reporting its progress; null if it is not needed any more. */
export async function requestReview(
  table: string,
  onProgress: (progress: Progress) => void,
  isWaiting: () => boolean,
): Promise<Review | null> {
  const path = `/api/tables/${encodeURIComponent(table)}/review`;
  let progress = await call<Progress>('POST', path);
  while (progress.state !== 'ready') {
    onProgress(progress);
    await new Promise((passed) => setTimeout(passed, PAUSE));
    if (!isWaiting()) return null;
    progress = await call<Progress>('GET', path);
  }
  return progress.review;
}
