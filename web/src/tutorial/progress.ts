/** How far a tutorial was followed in this browser. */
import { readStored, store } from '../settings/storage';

function key(game: string): string {
  return `atoll-learn-${game}`;
}

/** Return the step to resume at; 0: the beginning. */
export function savedStep(game: string): number {
  return readStored(key(game), { step: 0 }).step;
}

export function saveStep(game: string, step: number): void {
  store(key(game), { step });
}
