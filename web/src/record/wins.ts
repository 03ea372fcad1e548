/** How many games the player has won, by what kind of game. */
import type { RecordedGame } from './record';

/** The games of one kind. */
export interface Wins {
  /** The kind: a game, a level, a number of players. */
  kind: string;
  played: number;
  won: number;
}

/** Bots from the weakest to the strongest; others come between. */
const STRENGTHS = ['random', 'stop4', 'novice', 'skilled', 'expert'];
/** The kind of games without bots. */
export const PEOPLE = 'people';

export function hasWon({ outcome, yours }: RecordedGame): boolean {
  return outcome?.winners.some((seat) => yours.includes(seat)) ?? false;
}

export function winsByGame(games: RecordedGame[]): Wins[] {
  return winsBy(games, ({ game }) => game);
}

export function winsByPlayers(games: RecordedGame[]): Wins[] {
  return winsBy(games, ({ seats }) => String(seats.length)).sort((one, other) => Number(one.kind) - Number(other.kind));
}

/** By the level of the game (`GAME level`) where it has one, else by the strongest bot. */
export function winsByLevel(games: RecordedGame[]): Wins[] {
  return winsBy(games, levelOf).sort((one, other) => one.kind.localeCompare(other.kind));
}

function levelOf({ game, options, seats, yours }: RecordedGame): string {
  if (typeof options['level'] === 'string') return `${game} ${options['level']}`;
  const bots = seats.flatMap(({ name, bot }, seat) =>
    bot !== null && name === null && !yours.includes(seat) ? [bot] : [],
  );
  return bots.reduce((best, bot) => (strength(bot) > strength(best) ? bot : best), bots[0] ?? PEOPLE);
}

function strength(bot: string): number {
  const known = STRENGTHS.indexOf(bot);
  return known < 0 ? STRENGTHS.indexOf('skilled') - 0.5 : known;
}

/** Count the games that were played to their end. */
function winsBy(games: RecordedGame[], kindOf: (game: RecordedGame) => string): Wins[] {
  const counts = new Map<string, Wins>();
  for (const game of games.filter(({ status }) => status === 'over')) {
    const kind = kindOf(game);
    const { played, won } = counts.get(kind) ?? { played: 0, won: 0 };
    counts.set(kind, { kind, played: played + 1, won: won + Number(hasWon(game)) });
  }
  return [...counts.values()].sort((one, other) => other.played - one.played);
}
