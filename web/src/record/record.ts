/** The player's finished games. This browser keeps them; those of the player key come from the server. */
import type { PlayerTable } from '../generated/protocol';
import { readStored, store } from '../settings/storage';

const STORED = 'atoll-record';
/** More would not fit into what browsers store. */
const MOST = 2000;

type Kept =
  | 'table'
  | 'game'
  | 'options'
  | 'seats'
  | 'yours'
  | 'status'
  | 'outcome'
  | 'plies'
  | 'finished_at'
  | 'challenge'
  | 'challenges';

/** A finished game, as the list of one's tables describes it. */
export type RecordedGame = Pick<PlayerTable, Kept>;

/** Return the recorded games, the newest first. */
export function recordedGames(): RecordedGame[] {
  const { games } = readStored<{ games: unknown }>(STORED, { games: [] });
  return sorted(gamesIn(games));
}

/** Add the finished games among these tables, as they stand now. */
export function recordFinished(tables: PlayerTable[]): void {
  const finished = tables.filter(
    ({ status, yours }) => (status === 'over' || status === 'abandoned') && yours.length > 0,
  );
  if (finished.length > 0) storeGames(merged(recordedGames(), finished.map(kept)));
}

/** Add games from a file; what is recorded already stays as it is. */
export function addGames(games: RecordedGame[]): void {
  storeGames(merged(games, recordedGames()));
}

export function removeGame(table: string): void {
  storeGames(recordedGames().filter((game) => game.table !== table));
}

/** Return those of some values that are recorded games: storage and files can be edited. */
export function gamesIn(values: unknown): RecordedGame[] {
  return Array.isArray(values) ? values.filter(isGame).map(kept) : [];
}

function storeGames(games: RecordedGame[]): void {
  store(STORED, { games: sorted(games).slice(0, MOST) });
}

/** Return both lists as one; the later description of a game wins. */
function merged(earlier: RecordedGame[], later: RecordedGame[]): RecordedGame[] {
  return [...new Map([...earlier, ...later].map((game) => [game.table, game])).values()];
}

function sorted(games: RecordedGame[]): RecordedGame[] {
  return games.toSorted((one, other) => (other.finished_at ?? 0) - (one.finished_at ?? 0));
}

function kept(game: RecordedGame): RecordedGame {
  const { table, options, seats, yours, status, outcome, plies, finished_at, challenge, challenges } = game;
  return { table, game: game.game, options, seats, yours, status, outcome, plies, finished_at, challenge, challenges };
}

function isGame(value: unknown): value is RecordedGame {
  const { table, game, options, seats, yours, status, outcome, finished_at } = (value ?? {}) as Partial<RecordedGame>;
  const named = typeof table === 'string' && /^[\w-]{1,100}$/.test(table) && typeof game === 'string';
  const seated = Array.isArray(seats) && seats.every(isSeat) && Array.isArray(yours) && yours.every(Number.isInteger);
  const ended = status === 'over' ? isOutcome(outcome) : status === 'abandoned';
  const dated = finished_at === null || Number.isFinite(finished_at);
  return named && seated && ended && dated && typeof options === 'object' && options !== null;
}

function isSeat(value: unknown): boolean {
  const { name, bot } = (value ?? {}) as { name?: unknown; bot?: unknown };
  return [name, bot].every((each) => each === null || typeof each === 'string');
}

function isOutcome(value: unknown): boolean {
  const { winners, scores } = (value ?? {}) as { winners?: unknown; scores?: unknown };
  return [winners, scores].every((each) => Array.isArray(each) && each.every(Number.isFinite));
}
