/** The calls for the review of a finished game. */
import type { Review, ReviewProgress, ReviewReady } from '../generated/protocol';
import { call } from '../protocol/http';

/** The progress of a review that is not there yet. */
export type UnfinishedReview = Exclude<ReviewProgress, ReviewReady>;

/** Milliseconds between two requests for the progress. */
const PAUSE = 700;

/** Return the review of a game, reporting its progress; null if it is not needed any more. */
export async function requestReview(
  table: string,
  onProgress: (progress: UnfinishedReview) => void,
  isWaiting: () => boolean,
): Promise<Review | null> {
  const path = `/api/tables/${encodeURIComponent(table)}/review` as const;
  let progress = await call<'POST /api/tables/{table}/review'>('POST', path);
  while (progress.state !== 'ready') {
    onProgress(progress);
    await new Promise((passed) => setTimeout(passed, PAUSE));
    if (!isWaiting()) return null;
    progress = await call<'GET /api/tables/{table}/review'>('GET', path);
  }
  return progress.review;
}
