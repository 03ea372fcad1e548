/** Deleting finished games: here, and from the server's list for this browser's key. */
import { storedKey } from '../key/playerKey';
import { myTables } from '../player/myTables.svelte';
import { call } from '../protocol/http';
import { dropSeats } from '../table/state/seatTokens';
import { removeGame } from './record';

/** Delete one game. Without the server nothing is deleted, or its list would bring the game back. */
export async function deleteGame(table: string): Promise<void> {
  const key = storedKey();
  if (key) await call<'POST /api/player/forget'>('POST', '/api/player/forget', { player: key.proof, table });
  // With a token here, the seat would be bound and recorded once more.
  dropSeats(table);
  myTables.drop(table);
  removeGame(table);
}
