/** The worked examples of a game's rules. */
import type { GamePage } from '../games/gamePage';
import type { WorkedExample } from '../generated/protocol';
import { call } from '../protocol/http';
import { Lesson } from '../tutorial/lesson.svelte';

export async function getExamples(game: string): Promise<WorkedExample[]> {
  return (await call<'GET /api/examples/{game}'>('GET', `/api/examples/${encodeURIComponent(game)}`)).examples;
}

/** Return the game without sounds: a reader has not asked for them. */
function silent(page: GamePage): GamePage {
  const scenes: GamePage['scenes'] = (shown) =>
    page.scenes(shown).map(({ milliseconds, draw }) => ({ milliseconds, draw }));
  return { ...page, scenes };
}

/** Return an example to be read step by step. */
export function lessonOf(page: GamePage, { opening, beats }: WorkedExample): Lesson {
  // A picture has no text of its own.
  const read = beats.length > 0 ? beats : [{ type: 'say' as const, key: '', at: [] }];
  return new Lesson(silent(page), [{ opening, beats: read }]);
}
