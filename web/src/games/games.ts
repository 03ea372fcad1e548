/** The games this page can draw, each loaded when first needed. */
import type { GamePage } from './game';

/** In the order of the home page. */
export const GAMES = ['la_tortuga', 'forbidden_island', 'tobago'] as const;

const PAGES: Record<string, () => Promise<{ default: GamePage }>> = {
  la_tortuga: () => import('./la_tortuga'),
  forbidden_island: () => import('./forbidden_island'),
  tobago: () => import('./tobago'),
};

export function canDraw(game: string): boolean {
  return game in PAGES;
}

export async function loadGame(game: string): Promise<GamePage> {
  const load = PAGES[game];
  if (!load) throw new Error(`no page draws ${game}`);
  return (await load()).default;
}
