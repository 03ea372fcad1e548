/** The calls of challenges. */
import type { ChallengeTable, Comparison } from '../generated/protocol';
import { call, getGames } from '../protocol/http';
import { defaultBot } from '../setup/quickTable';
import { heldSeats } from '../table/state/seatTokens';

/** Create a table with the deal of a finished game, and return its link. */
export async function createChallenge(table: string, game: string): Promise<string> {
  const bots = (await getGames()).find(({ name }) => name === game)?.bots ?? [];
  const body = { tokens: heldSeats(table).map(({ token }) => token), bot: defaultBot(bots) };
  const made: ChallengeTable = await call<'POST /api/tables/{table}/challenges'>(
    'POST',
    `/api/tables/${encodeURIComponent(table)}/challenges`,
    body,
  );
  return `${location.origin}/table/${encodeURIComponent(made.table)}`;
}

/** Return all games with the same deal as this one. */
export function getComparison(table: string): Promise<Comparison> {
  return call<'GET /api/tables/{table}/comparison'>('GET', `/api/tables/${encodeURIComponent(table)}/comparison`);
}
