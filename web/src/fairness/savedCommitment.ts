/** The fingerprint of a table's seed, noted when this browser first saw the table with its seed still secret. */
import { keep, recall } from '../settings/storage';

function key(table: string): string {
  return `atoll-fair-${table}`;
}

export function noted(table: string): string | null {
  return recall<{ commitment: string | null }>(key(table), { commitment: null }).commitment;
}

export function note(table: string, commitment: string): void {
  if (noted(table) === null) keep(key(table), { commitment });
}
