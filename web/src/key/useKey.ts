/** Using a player key of another device on this one. */
import { loadTables } from '../player/myTables.svelte';
import { bindSeats } from './bindSeats';
import { type PlayerKey, storedKey, storeKey } from './playerKey';

/** What this device has that another key does not collect yet. */
export interface Own {
  /** The tables where this device holds a seat. */
  tables: number;
}

/** Return what is to be combined with another key; null if this device holds no seat yet, or has that key. */
export async function ownSeats(key: PlayerKey): Promise<Own | null> {
  const own = storedKey();
  if (own?.is(key)) return null;
  const tables = (await loadTables()).filter(({ yours }) => yours.length > 0);
  return tables.length > 0 ? { tables: tables.length } : null;
}

/**
 * Make a key this device's own, and bind the seats of this device to it. Return how many tables it has now.
 *
 * First all seats of the former key are restored here, so that none is lost where it alone held them.
 */
export async function useKey(key: PlayerKey): Promise<number> {
  await loadTables();
  storeKey(key);
  const tables = (await loadTables()).filter(({ yours }) => yours.length > 0);
  for (const { table } of tables) await bindSeats(table);
  return tables.length;
}
