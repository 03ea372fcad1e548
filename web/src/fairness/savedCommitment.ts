/** The fingerprint of a table's seed, saved when this browser first saw the table with its seed still secret. */
import { readStored, store } from '../settings/storage';

function key(table: string): string {
  return `atoll-fair-${table}`;
}

export function savedCommitment(table: string): string | null {
  return readStored<{ commitment: string | null }>(key(table), { commitment: null }).commitment;
}

export function saveCommitment(table: string, commitment: string): void {
  if (savedCommitment(table) === null) store(key(table), { commitment });
}
