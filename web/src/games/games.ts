/** The boards of this page, each loaded when first needed; a game it has none of gets the plain one. */
import { messages } from '../messages/messages.svelte';
import type { GamePage } from './game';

const BOARDS: Record<string, () => Promise<{ default: GamePage }>> = {
  la_tortuga: () => import('./la_tortuga'),
  forbidden_island: () => import('./forbidden_island'),
  tobago: () => import('./tobago'),
};

/** The games with a board of their own, in the order of the home page. */
export const GAMES = Object.keys(BOARDS);

/** Whether a game has a board of its own, and with it rules to read and a tutorial. */
export function hasBoard(game: string): boolean {
  return GAMES.includes(game);
}

/** The board for all others. */
export const plain = () => import('./plain');

/** A game's part of the page, with its texts. */
export async function loadGame(game: string): Promise<GamePage> {
  if (!hasBoard(game)) return (await plain()).plainPage(game);
  return (await Promise.all([BOARDS[game]!(), messages.need(game)]))[0].default;
}
