/** A tutorial as the server sends it: docs/contribute/protocol.md, as types. */
import { call } from '../protocol/http';
import type { PlyMessage, TableMessage } from '../protocol/messages';

/** A text of the coach, and what it points at. */
export interface Say {
  key: string;
  at: string[];
}

export interface Chapter {
  /** The table at the beginning of the chapter. */
  opening: TableMessage;
  /** Texts and plies, one after another. */
  beats: (Say | PlyMessage)[];
}

export function getTutorial(game: string): Promise<{ chapters: Chapter[] }> {
  return call('GET', `/api/tutorials/${encodeURIComponent(game)}`);
}

export function isSay(beat: Say | PlyMessage): beat is Say {
  return 'key' in beat;
}
