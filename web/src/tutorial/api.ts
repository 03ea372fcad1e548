/** A tutorial as the server tells it: docs/contribute/protocol.md, as types. */
import { call } from '../protocol/http';
import type { PlyMessage, TableMessage } from '../protocol/messages';

/** The coach speaks: a message, and what it points at. */
export interface Say {
  key: string;
  at: string[];
}

export interface Chapter {
  /** The table as it stands when the chapter opens. */
  opening: TableMessage;
  /** What is said and played, one after another. */
  beats: (Say | PlyMessage)[];
}

export function getTutorial(game: string): Promise<{ chapters: Chapter[] }> {
  return call('GET', `/api/tutorials/${encodeURIComponent(game)}`);
}

export function isSay(beat: Say | PlyMessage): beat is Say {
  return 'key' in beat;
}
