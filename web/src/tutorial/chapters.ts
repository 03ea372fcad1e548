/** The chapters of the tutorials: the texts with which they begin. */
const CHAPTERS: Record<string, readonly string[]> = {
  la_tortuga: ['welcome', 'others', 'two'],
  forbidden_island: ['welcome', 'draw', 'rise', 'late'],
  tobago: ['welcome', 'drive', 'looked', 'washed', 'exchange', 'curse-raise'],
};

/** Return the keys of the texts with which a tutorial's chapters begin; the title is `GAME-chapter-KEY`. */
export function chaptersOf(game: string): readonly string[] {
  return CHAPTERS[game] ?? [];
}
