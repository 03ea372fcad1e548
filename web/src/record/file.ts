/** The record as a file. It has no secret: neither the player key nor the tokens of seats. */
import { gamesIn, type RecordedGame } from './record';

export const LARGEST = 5_000_000;

export function toFile(games: RecordedGame[]): string {
  return `${JSON.stringify({ atoll: 'record', version: 1, games }, null, 1)}\n`;
}

/** Return the games of a file, or null if it is no such file. */
export function fromFile(text: string): RecordedGame[] | null {
  try {
    const { atoll, games } = JSON.parse(text) as { atoll?: unknown; games?: unknown };
    return atoll === 'record' ? gamesIn(games) : null;
  } catch {
    return null;
  }
}
