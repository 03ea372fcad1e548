/** The call for a tutorial. */
import type { CoachSays, PlayedPly, Tutorial } from '../generated/protocol';
import { call } from '../protocol/http';

export function getTutorial(game: string): Promise<Tutorial> {
  return call<'GET /api/tutorials/{game}'>('GET', `/api/tutorials/${encodeURIComponent(game)}`);
}

export function isSay(beat: CoachSays | PlayedPly): beat is CoachSays {
  return beat.type === 'say';
}
